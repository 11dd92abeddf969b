import { Trans } from "@lingui/react/macro";
import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router-dom";
import { buttonLook } from "#web/ui/button.tsx";
import { Section } from "./section.tsx";

/** Far from everything else: the way to close the shop for good. */
export function DangerZone() {
  return (
    <Section
      title={<Trans>Zone de danger</Trans>}
      hint={
        <Trans>Supprimer la boutique ferme sa caisse et retire l’accès à toute l’équipe.</Trans>
      }
    >
      <Link to="/shop-deletion" className={`${buttonLook("plain", "normal")} self-start text-stop`}>
        <Trash2 aria-hidden="true" className="size-5" />
        <Trans>Supprimer la boutique</Trans>
      </Link>
    </Section>
  );
}
