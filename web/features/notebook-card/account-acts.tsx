import { Trans } from "@lingui/react/macro";
import BellRing from "lucide-react/icons/bell-ring";
import FileText from "lucide-react/icons/file-text";
import HandCoins from "lucide-react/icons/hand-coins";
import Pencil from "lucide-react/icons/pencil";
import Scale from "lucide-react/icons/scale";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { OfCustomer } from "#web/blocks/notebook/customer-page.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";

export type AccountAct = "pay" | "remind" | "edit" | "adjust";

type AccountActsProps = OfCustomer & { owed: number; onAct: (act: AccountAct) => void };

/** What one does with an account; why somebody is not reminded stands in place of the button. */
export function AccountActs({ shop, id, customer, owed, onAct }: AccountActsProps) {
  const mayRemind = customer !== undefined && owed > 0;
  return (
    <div className="flex flex-col gap-2">
      <Button
        kind="main"
        size="large"
        wide
        icon={<HandCoins aria-hidden="true" className="size-5" />}
        onClick={() => onAct("pay")}
      >
        <Trans context="d’une dette">Encaisser</Trans>
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {mayRemind && customer.wantsMessages && (
          <Button
            size="sell"
            icon={<BellRing aria-hidden="true" className="size-5" />}
            onClick={() => onAct("remind")}
          >
            <Trans context="client">Relancer</Trans>
          </Button>
        )}
        <Link to={`/notebook/statement/${id}`} className={buttonLook("plain", "sell")}>
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
        {customer && may(shop.role, "adjust-account") && (
          <Button
            size="sell"
            icon={<Scale aria-hidden="true" className="size-5" />}
            onClick={() => onAct("adjust")}
          >
            <Trans>Ajuster</Trans>
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
