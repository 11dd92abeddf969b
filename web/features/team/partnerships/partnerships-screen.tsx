import { Trans, useLingui } from "@lingui/react/macro";
import Handshake from "lucide-react/icons/handshake";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { useCallback, useMemo, useState } from "react";
import type { Partnership } from "#shared/schemas/invitation.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { PersonalLinkCard } from "#web/blocks/invitations/personal-link-card.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { type Figures, noFigures, sumOf } from "./figures.ts";
import { PartnershipCard } from "./partnership-card.tsx";
import { PartnershipFigures } from "./partnership-figures.tsx";

/** /reseller-partnerships: the shops that a reseller sells for, as the reseller sees them. */
export function PartnershipsScreen() {
  const { t } = useLingui();
  const shops = useSession((state) => state.session?.shops);
  const heard = useAnswer<{ partnerships: Partnership[] }>("/api/v1/me/partnerships", shops);
  const partnerships = heard.value?.partnerships ?? [];
  const activeIds = useMemo(
    () => shops?.filter(({ role }) => role === "reseller").map(({ id }) => id) ?? [],
    [shops],
  );
  const [figures, setFigures] = useState<ReadonlyMap<string, Figures>>(new Map());
  const handleFigures = useCallback((shopId: string, one: Figures) => {
    setFigures((known) => new Map(known).set(shopId, one));
  }, []);
  const sum = sumOf(activeIds.map((shopId) => figures.get(shopId) ?? noFigures));
  return (
    <Screen
      title={t`Mes partenariats`}
      actions={
        <Button
          busy={heard.busy}
          icon={<RefreshCw aria-hidden="true" className="size-5" />}
          onClick={heard.refresh}
        >
          <Trans>Actualiser</Trans>
        </Button>
      }
    >
      <HowOld answer={heard} failed={<Trans>Impossible de charger vos boutiques</Trans>} />
      {heard.value && partnerships.length === 0 && (
        <EmptyState icon={<Handshake />} title={<Trans>Aucun partenariat</Trans>}>
          <Trans>
            Donnez votre lien à une boutique : elle vous invite, et vous acceptez dans « Mes
            Invitations ».
          </Trans>
        </EmptyState>
      )}
      {activeIds.length > 0 && <PartnershipFigures activeCount={activeIds.length} sum={sum} />}
      <ul aria-label={t`Boutiques partenaires`} className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {partnerships.map((partnership) => (
          <PartnershipCard
            key={partnership.shopId}
            partnership={partnership}
            isOpen={activeIds.includes(partnership.shopId)}
            onFigures={handleFigures}
          />
        ))}
      </ul>
      <PersonalLinkCard kind="reseller" />
    </Screen>
  );
}
