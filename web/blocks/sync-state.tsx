import { Plural, Trans } from "@lingui/react/macro";
import Cloud from "lucide-react/icons/cloud";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";

type SyncStateProps = {
  online: boolean;
  /** Sales recorded here which the server has not answered yet. */
  waiting: number;
};

/** Where one stands with the network, in words; the shape of the cloud repeats it. */
export function SyncState({ online, waiting }: SyncStateProps) {
  const Icon = !online ? CloudOff : waiting > 0 ? CloudUpload : Cloud;
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 text-sm font-medium">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="line-clamp-2 min-w-0">
        {online ? <Trans>En ligne</Trans> : <Trans>Hors ligne</Trans>}
        {waiting > 0 && (
          <>
            {" · "}
            <Plural value={waiting} one="# vente à envoyer" other="# ventes à envoyer" />
          </>
        )}
      </span>
    </span>
  );
}
