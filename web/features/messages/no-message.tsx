import { Trans } from "@lingui/react/macro";
import MessagesSquare from "lucide-react/icons/messages-square";
import { EmptyState } from "#web/ui/empty-state.tsx";

type NoMessageProps = {
  /** Whom one may write to; undefined for the owner whose name this device does not know. */
  to: string | undefined;
  shopName: string;
};

export function NoMessage({ to, shopName }: NoMessageProps) {
  return (
    <EmptyState icon={<MessagesSquare />} title={<Trans>Aucun message</Trans>}>
      {to === undefined ? (
        <Trans>
          Écrivez au propriétaire de {shopName} : le message part aussi sans réseau, dès son retour.
        </Trans>
      ) : (
        <Trans>Écrivez à {to} : le message part aussi sans réseau, dès son retour.</Trans>
      )}
    </EmptyState>
  );
}
