import BadgeCheck from "lucide-react/icons/badge-check";
import Banknote from "lucide-react/icons/banknote";
import Handshake from "lucide-react/icons/handshake";
import MailOpen from "lucide-react/icons/mail-open";
import MessageSquareText from "lucide-react/icons/message-square-text";
import PackageCheck from "lucide-react/icons/package-check";
import PackageMinus from "lucide-react/icons/package-minus";
import PackageX from "lucide-react/icons/package-x";
import Scale from "lucide-react/icons/scale";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import UserRoundCheck from "lucide-react/icons/user-round-check";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { ComponentType, SVGProps } from "react";
import type { NotificationType } from "#shared/schemas/notification.ts";

const icons: Record<NotificationType, ComponentType<SVGProps<SVGSVGElement>>> = {
  invitation_received: MailOpen,
  invitation_accepted: UserRoundCheck,
  invitation_rejected: UserRoundX,
  new_message: MessageSquareText,
  low_stock_alert: PackageMinus,
  sale_completed: BadgeCheck,
  sale_declined: PackageX,
  product_transfer_request: Truck,
  product_transfer_confirmed: PackageCheck,
  product_transfer_rejected: PackageX,
  commission_paid: Banknote,
  shop_transfer_sent: Truck,
  shop_transfer_received: PackageCheck,
  product_transfer_received: PackageCheck,
  reseller_sale_request: Handshake,
  till_difference: Scale,
  shop_transfer_withdrawn: Undo2,
};

/** A picture of what a notice is about, beside its sentence. */
export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = icons[type];
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink"
    >
      <Icon className="size-5" />
    </span>
  );
}
