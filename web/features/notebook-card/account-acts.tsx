import { Trans } from "@lingui/react/macro";
import BellRing from "lucide-react/icons/bell-ring";
import FileText from "lucide-react/icons/file-text";
import HandCoins from "lucide-react/icons/hand-coins";
import Merge from "lucide-react/icons/merge";
import PackagePlus from "lucide-react/icons/package-plus";
import Pencil from "lucide-react/icons/pencil";
import Scale from "lucide-react/icons/scale";
import { Link } from "react-router-dom";
import { mayInNotebook } from "#shared/rules/notebook-rights.ts";
import type { OfCustomer } from "#web/blocks/notebook/customer-page.tsx";
import { useSideRoot } from "#web/blocks/notebook/side-words.ts";
import { SayButton } from "#web/blocks/spoken/say-button.tsx";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";

export type AccountAct = "pay" | "remind" | "edit" | "adjust" | "merge";

type AccountActsProps = OfCustomer & { owed: number; onAct: (act: AccountAct) => void };

/** What one does with an account; why somebody is not reminded stands in place of the button. */
export function AccountActs({ shop, id, customer, owed, onAct }: AccountActsProps) {
  const suppliers = useSuppliersSide();
  const root = useSideRoot();
  const mayRemind = !suppliers && customer !== undefined && owed > 0;
  return (
    <div className="flex flex-col gap-2">
      <Button
        kind="main"
        size="large"
        wide
        icon={<HandCoins aria-hidden="true" className="size-5" />}
        onClick={() => onAct("pay")}
      >
        {suppliers ? (
          <Trans context="un fournisseur">Payer</Trans>
        ) : (
          <Trans context="d’une dette">Encaisser</Trans>
        )}
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
        <SayButton shopId={shop.id} about="payment" />
        {mayRemind && customer.wantsMessages && (
          <Button
            size="sell"
            icon={<BellRing aria-hidden="true" className="size-5" />}
            onClick={() => onAct("remind")}
          >
            <Trans context="client">Relancer</Trans>
          </Button>
        )}
        {suppliers && (
          <Link to="/purchases/new" className={buttonLook("plain", "sell")}>
            <PackagePlus aria-hidden="true" className="size-5" />
            <Trans>Nouvel achat</Trans>
          </Link>
        )}
        <Link to={`${root}/statement/${id}`} className={buttonLook("plain", "sell")}>
          <FileText aria-hidden="true" className="size-5" />
          <Trans>Relevé</Trans>
        </Link>
        {customer && (
          <Button
            size="sell"
            icon={<Pencil aria-hidden="true" className="size-5" />}
            onClick={() => onAct("edit")}
          >
            <Trans>Modifier</Trans>
          </Button>
        )}
        {customer && mayInNotebook(shop.role, "adjust-account", suppliers) && (
          <Button
            size="sell"
            icon={<Scale aria-hidden="true" className="size-5" />}
            onClick={() => onAct("adjust")}
          >
            <Trans>Ajuster</Trans>
          </Button>
        )}
        {customer && mayInNotebook(shop.role, "merge-customers", suppliers) && (
          <Button
            size="sell"
            icon={<Merge aria-hidden="true" className="size-5" />}
            onClick={() => onAct("merge")}
          >
            <Trans>Fusionner avec…</Trans>
          </Button>
        )}
      </div>
      {mayRemind && !customer.wantsMessages && (
        <p className="text-sm text-ink-soft">
          <Trans>
            Pas de relance : ce client ne veut pas de messages. Cela se change par « Modifier ».
          </Trans>
        </p>
      )}
    </div>
  );
}
