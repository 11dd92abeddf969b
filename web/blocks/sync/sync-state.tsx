import { Plural, Trans } from "@lingui/react/macro";
import Cloud from "lucide-react/icons/cloud";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import UserRoundX from "lucide-react/icons/user-round-x";
import type { ReactNode } from "react";
import { formatQuantity } from "#web/i18n/money.ts";
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
      <Icon aria-hidden="true" className="size-4 shrink-0 max-[18rem]:hidden" />
      {/* Two lines of it and the name of the shop are as high as the bar of a phone; what hangs below a letter is whole. */}
      <span className="-mb-0.5 line-clamp-2 min-w-0 pb-0.5 leading-4 max-[18rem]:line-clamp-none">
        {connection === "online" && <Trans>En ligne</Trans>}
        {connection === "offline" && <Trans>Hors ligne</Trans>}
        {connection === "server-silent" && <Trans>Serveur sans réponse</Trans>}
        {connection === "sign-in-needed" && <Trans>Reconnectez-vous</Trans>}
        {rest > 0 && " · "}
        {rest > 0 && (
          <span className="inline-block">
            <Waiting sales={waiting} rest={rest} connection={connection} stuck={stuck} />
          </span>
        )}
        {stuck > 0 && " · "}
        {stuck > 0 && <Plural value={stuck} one="# à réessayer" other="# à réessayer" />}
      </span>
    </span>
  );
}

type WaitingProps = { sales: number; rest: number; connection: Connection; stuck: number };

/** How much waits. Beside what is stuck it is said in short. */
function Waiting({ sales, rest, connection, stuck }: WaitingProps) {
  if (connection === "server-silent")
    return sales > 0 ? (
      <Plural value={sales} one="# vente gardée" other="# ventes gardées" />
    ) : (
      <Plural value={rest} one="# envoi gardé" other="# envois gardés" />
    );
  if (sales === 0 || stuck > 0)
    return <Plural value={rest} one="# à envoyer" other="# à envoyer" />;
  const count = formatQuantity(sales);
  return (
    <Trans>
      {count}{" "}
      <Spared>
        <Plural value={sales} one="vente" other="ventes" />
      </Spared>{" "}
      à envoyer
    </Trans>
  );
}

/** Heard by all, seen where there is room for it: not in the bar of a phone, where the whole would take two lines. */
function Spared({ children }: { children: ReactNode }) {
  return <span className="in-data-bar:max-md:sr-only">{children}</span>;
}

function iconOf(connection: Connection, waiting: number) {
  if (connection === "offline" || connection === "server-silent") return CloudOff;
  if (connection === "sign-in-needed") return UserRoundX;
  return waiting > 0 ? CloudUpload : Cloud;
}
