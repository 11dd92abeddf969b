import { Plural, Trans } from "@lingui/react/macro";
import DatabaseBackup from "lucide-react/icons/database-backup";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { closeLost } from "#web/store/commands/close-lost.ts";
import { useLost } from "#web/store/queries/use-lost.ts";
import { Button } from "#web/ui/button.tsx";

/** What the browser had lost of what was kept here, and what came back. */
export function LostDataBar({ restored }: { restored: number | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-attention-soft py-2 pr-2 pl-4">
      <DatabaseBackup aria-hidden="true" className="size-5 shrink-0 text-attention" />
      <p className="min-w-0 flex-1 basis-56 text-sm font-medium md:text-base">
        <LostWords restored={restored} />
      </p>
      <Button onClick={closeLost}>
        <Trans>J’ai vu</Trans>
      </Button>
    </div>
  );
}

/** At the door, where nobody is known any more. */
export function LostDataNote() {
  const lost = useLost();
  if (!lost) return null;
  return (
    <p role="status" className="rounded-control bg-attention-soft p-3 font-medium">
      <LostWords restored={lost.restored} />
    </p>
  );
}

function LostWords({ restored }: { restored: number | null }) {
  return (
    <>
      <Trans>Le navigateur avait effacé les données de cet appareil.</Trans>{" "}
      {restored === null ? (
        <Trans>
          Ce qui était envoyé est en sûreté sur le serveur. Ce qui ne l’était pas encore n’a pas pu
          être retrouvé.
        </Trans>
      ) : restored === 0 ? (
        <Trans>Tout était envoyé : les chiffres reviennent avec le réseau.</Trans>
      ) : (
        <Plural
          value={restored}
          one="# opération non envoyée a été retrouvée ; le reste revient avec le réseau."
          other="# opérations non envoyées ont été retrouvées ; le reste revient avec le réseau."
        />
      )}
    </>
  );
}

/** A new version is here: taken by a tap. */
export function UpdateOffer({ onTake }: { onTake: () => void }) {
  return (
    <div className="flex items-center gap-2 border-b border-line bg-brand-soft py-1 pr-2 pl-4">
      <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-brand-ink" />
      <p className="min-w-0 flex-1 text-sm font-medium md:text-base">
        <Trans>Nouvelle version prête</Trans>
      </p>
      <Button kind="quiet" onClick={onTake}>
        <Trans>Mettre à jour</Trans>
      </Button>
    </div>
  );
}
