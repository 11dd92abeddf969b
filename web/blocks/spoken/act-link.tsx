import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { mayInNotebook } from "#shared/rules/notebook-rights.ts";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { SaidAct } from "#shared/spoken/said-act.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { useHandedOver } from "./handed-over.ts";

/** Whether somebody of this role may confirm it, by the rights of the screen on which that is done. */
export function mayConfirm(role: Role, said: SaidAct): boolean {
  if (said.kind === "expense") return may(role, "sell");
  if (said.kind === "purchase") return may(role, "keep-suppliers");
  return mayInNotebook(role, "sell", said.suppliers);
}

function placeOf(said: SaidAct): string {
  if (said.kind === "expense") return "/expenses/new";
  if (said.kind === "purchase") return "/purchases/new";
  return `${said.suppliers ? "/suppliers" : "/notebook"}/${said.partyId}`;
}

/** To the screen on which an act is looked at and confirmed, with what was said of it. */
export function ActLink({ said, onGone }: { said: SaidAct; onGone: () => void }) {
  const give = useHandedOver((state) => state.give);

  function handleClick() {
    give(said);
    onGone();
  }

  return (
    <Link to={placeOf(said)} onClick={handleClick} className={buttonLook("main", "sell")}>
      {said.kind === "expense" && <Trans>Remplir la dépense</Trans>}
      {said.kind === "payment" && <Trans>Remplir le paiement</Trans>}
      {said.kind === "purchase" && <Trans>Remplir l’achat</Trans>}
    </Link>
  );
}
