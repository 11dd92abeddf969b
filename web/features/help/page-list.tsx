import { useLingui } from "@lingui/react/macro";
import Boxes from "lucide-react/icons/boxes";
import Calculator from "lucide-react/icons/calculator";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleUser from "lucide-react/icons/circle-user-round";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import ClipboardList from "lucide-react/icons/clipboard-list";
import CloudOff from "lucide-react/icons/cloud-off";
import Coins from "lucide-react/icons/coins";
import Eye from "lucide-react/icons/eye";
import Gift from "lucide-react/icons/gift";
import HandCoins from "lucide-react/icons/hand-coins";
import Handshake from "lucide-react/icons/handshake";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageCircleQuestionMark from "lucide-react/icons/message-circle-question-mark";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Mic from "lucide-react/icons/mic";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Package from "lucide-react/icons/package";
import PackagePlus from "lucide-react/icons/package-plus";
import Printer from "lucide-react/icons/printer";
import Receipt from "lucide-react/icons/receipt";
import Scale from "lucide-react/icons/scale";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import ScanText from "lucide-react/icons/scan-text";
import ShieldCheck from "lucide-react/icons/shield-check";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Smartphone from "lucide-react/icons/smartphone";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import type { ComponentType, SVGProps } from "react";
import { Link } from "react-router-dom";
import { books } from "#shared/help/books.ts";
import { type HelpLanguage, type HelpPageId, helpPageIds } from "#shared/help/page.ts";

const icons: Record<HelpPageId, ComponentType<SVGProps<SVGSVGElement>>> = {
  "first-sale": ShoppingCart,
  "no-network": CloudOff,
  scan: ScanBarcode,
  printing: Printer,
  credit: NotebookPen,
  debts: HandCoins,
  reminders: MessageCircle,
  loyalty: Gift,
  "money-messages": MessageSquareText,
  "count-sales": ClipboardCheck,
  units: Scale,
  products: Package,
  buying: PackagePlus,
  papers: ScanText,
  expenses: Receipt,
  ordering: ClipboardList,
  profit: Coins,
  accountant: Calculator,
  "stock-count": Boxes,
  saying: Mic,
  watch: Eye,
  resellers: Handshake,
  team: Users,
  "day-close": Wallet,
  reports: ChartColumn,
  ask: MessageCircleQuestionMark,
  proofs: ShieldCheck,
  "lost-phone": Smartphone,
  subscription: CircleUser,
};

/** Every page by its name and what is in it. */
export function PageList({ language }: { language: HelpLanguage }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Pages de l’aide`} className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
      {helpPageIds.map((id) => {
        const Icon = icons[id];
        const { title, summary } = books[language][id];
        return (
          <li key={id}>
            <Link
              to={`/help/${id}`}
              className="flex h-full min-h-12 gap-3 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-brand-ink" />
              <span className="flex min-w-0 flex-col gap-0.5">
                <span className="font-semibold">{title}</span>
                <span className="text-sm text-ink-soft">{summary}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
