import { Plural, Trans } from "@lingui/react/macro";
import Cloud from "lucide-react/icons/cloud";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { Connection } from "./connection.ts";

type SyncStateProps = {
  connection: Connection;
  /** Sales recorded here which the server has not answered yet. */
  waiting: number;
  /** Anything else that waits for an answer. */
  waitingElse: number;
};

/** Where one stands with the network, in words; the shape of the picture repeats it. */
export function SyncState({ connection, waiting, waitingElse }: SyncStateProps) {
  const Icon = iconOf(connection, waiting + waitingElse);
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 text-sm font-medium">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="line-clamp-2 min-w-0">
        {connection === "online" && <Trans>En ligne</Trans>}
        {connection === "offline" && <Trans>Hors ligne</Trans>}
        {connection === "sign-in-needed" && <Trans>Reconnectez-vous</Trans>}
        {waiting + waitingElse > 0 && " · "}
        {waiting > 0 ? (
          <Plural value={waiting} one="# vente à envoyer" other="# ventes à envoyer" />
        ) : (
          waitingElse > 0 && <Plural value={waitingElse} one="# à envoyer" other="# à envoyer" />
        )}
      </span>
    </span>
  );
}

function iconOf(connection: Connection, waiting: number) {
  if (connection === "offline") return CloudOff;
  if (connection === "sign-in-needed") return UserRoundX;
  return waiting > 0 ? CloudUpload : Cloud;
}
