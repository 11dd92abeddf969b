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
  /** What could not be sent though the server answered: tried again later. */
  stuck: number;
};

/** Where one stands with the network, in words; the shape of the picture repeats it. */
export function SyncState({ connection, waiting, waitingElse, stuck }: SyncStateProps) {
  const rest = waiting + waitingElse;
  const Icon = iconOf(connection, rest + stuck);
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 text-sm font-medium">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {/* Two lines of it and the name of the shop are as high as the bar of a phone. */}
      <span className="line-clamp-2 min-w-0 leading-4">
        {connection === "online" && <Trans>En ligne</Trans>}
        {connection === "offline" && <Trans>Hors ligne</Trans>}
        {connection === "sign-in-needed" && <Trans>Reconnectez-vous</Trans>}
        {rest > 0 && " · "}
        {/* The bar of a phone has little room: beside what is stuck, what waits is said in short. */}
        {waiting > 0 && stuck === 0 ? (
          <Plural value={waiting} one="# vente à envoyer" other="# ventes à envoyer" />
        ) : (
          rest > 0 && <Plural value={rest} one="# à envoyer" other="# à envoyer" />
        )}
        {stuck > 0 && " · "}
        {stuck > 0 && <Plural value={stuck} one="# à réessayer" other="# à réessayer" />}
      </span>
    </span>
  );
}

function iconOf(connection: Connection, waiting: number) {
  if (connection === "offline") return CloudOff;
  if (connection === "sign-in-needed") return UserRoundX;
  return waiting > 0 ? CloudUpload : Cloud;
}
