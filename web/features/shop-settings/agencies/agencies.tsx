import { Plural, Trans } from "@lingui/react/macro";
import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Shop } from "#shared/schemas/shop.ts";
import { AgencyChoice } from "#web/blocks/agency/agency-choice.tsx";
import { UpgradeLink } from "#web/blocks/plans/upgrade-link.tsx";
import { useAgencies, useArchivedAgencies } from "#web/store/queries/use-agencies.ts";
import type { AgencyRow } from "#web/store/read-models/agency-book.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { AgencyDialog } from "./agency-dialog.tsx";
import { AgencyLine } from "./agency-line.tsx";

/** The selling points of the shop, and the one that this device sells for. */
export function Agencies({ shop }: { shop: Shop }) {
  const agencies = useAgencies(shop.id);
  const archived = useArchivedAgencies(shop.id);
  const role = currentShop(useSession((state) => state.session))?.role;
  const [edited, setEdited] = useState<AgencyRow | "new">();
  const most = shop.maxAgencies ?? null;
  const isFull = most !== null && agencies.length >= most;

  return (
    <>
      {agencies.length === 0 && (
        <p className="flex items-center gap-2">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <Trans>Pas encore d’agence : tout se vend au nom de la boutique.</Trans>
        </p>
      )}
      {agencies.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {agencies.map((agency) => (
            <AgencyLine key={agency.id} agency={agency} onEdit={() => setEdited(agency)} />
          ))}
        </ul>
      )}
      {isFull ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-attention/40 bg-attention-soft p-3 text-attention">
          <p>
            <strong>
              <Trans>Limite atteinte</Trans>
            </strong>{" "}
            —{" "}
            <Plural
              value={most}
              one="Votre abonnement permet maximum # agence par boutique"
              other="Votre abonnement permet maximum # agences par boutique"
            />
          </p>
          <UpgradeLink limit="agencies" role={role} />
        </div>
      ) : (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => setEdited("new")}
        >
          <Trans>Ajouter une agence</Trans>
        </Button>
      )}
      {archived.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-medium text-brand-ink">
            <Trans>Agences archivées ({archived.length})</Trans>
          </summary>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {archived.map((agency) => (
              <AgencyLine key={agency.id} agency={agency} onEdit={() => setEdited(agency)} />
            ))}
          </ul>
        </details>
      )}
      {agencies.length > 0 && <AgencyChoice shopId={shop.id} />}
      {edited && (
        <AgencyDialog
          shopId={shop.id}
          agency={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
