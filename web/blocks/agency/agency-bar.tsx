import { Trans, useLingui } from "@lingui/react/macro";
import MapPin from "lucide-react/icons/map-pin";
import { useState } from "react";
import { useAgencies, useChosenAgency } from "#web/store/queries/use-agencies.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { AgencyChoice } from "./agency-choice.tsx";

/** Above a till: the agency it sells for, or the question which one, once a shop has several. */
export function AgencyBar({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const agencies = useAgencies(shopId);
  const chosen = useChosenAgency(shopId);
  const [open, setOpen] = useState(false);
  const agency = agencies.find(({ id }) => id === chosen);
  if (agencies.length < 2 && !agency) return null;

  return (
    <section
      aria-label={t`Agence`}
      className={cx(
        "flex shrink-0 items-center gap-2 border-b border-line px-3",
        agency ? "bg-surface" : "bg-attention-soft text-attention",
      )}
    >
      <MapPin aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        {agency ? <Trans>Agence {agency.name}</Trans> : <Trans>Où vendez-vous ?</Trans>}
      </p>
      <Button kind="quiet" className="shrink-0 text-inherit" onClick={() => setOpen(true)}>
        {agency ? <Trans>Changer</Trans> : <Trans>Choisir</Trans>}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<Trans>Où vendez-vous ?</Trans>}
        closeLabel={t`Fermer`}
      >
        <AgencyChoice shopId={shopId} onChosen={() => setOpen(false)} />
      </Dialog>
    </section>
  );
}
