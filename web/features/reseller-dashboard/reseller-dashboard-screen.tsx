import { Trans, useLingui } from "@lingui/react/macro";
import HandCoins from "lucide-react/icons/hand-coins";
import Handshake from "lucide-react/icons/handshake";
import Mail from "lucide-react/icons/mail";
import TrendingUp from "lucide-react/icons/trending-up";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { PausedNote } from "#web/blocks/empty/paused-access.tsx";
import { AskLink } from "#web/blocks/help/ask-link.tsx";
import { PersonalLinkCard } from "#web/blocks/invitations/personal-link-card.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { type Shortcut, Shortcuts } from "#web/blocks/shortcuts.tsx";
import { useSession } from "#web/store/session.ts";
import { Badge } from "#web/ui/badge.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ResellerCards } from "./reseller-cards.tsx";
import { StockPanel } from "./stock-panel.tsx";

/** /reseller-dashboard: what a reseller holds, has sold and has earned, with all their shops together. */
export function ResellerDashboardScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shops = session?.shops.filter(({ role }) => role === "reseller") ?? [];
  const invitations = session?.profile?.receivedInvitations ?? 0;
  const links: Shortcut[] = [
    { to: "/reseller-reports", label: <Trans>Rapports</Trans>, icon: TrendingUp },
    { to: "/reseller-commissions", label: <Trans>Commissions</Trans>, icon: HandCoins },
    { to: "/reseller-partnerships", label: <Trans>Partenariats</Trans>, icon: Handshake },
    {
      to: "/received-invitations",
      label:
        invitations > 0 ? <Trans>Invitations ({invitations})</Trans> : <Trans>Invitations</Trans>,
      icon: Mail,
    },
  ];
  return (
    <Screen
      title={t`Tableau de bord`}
      actions={
        shops.length > 0 && (
          <Badge tone="ok">
            <Trans>Revendeur actif</Trans>
          </Badge>
        )
      }
    >
      <PausedNote />
      {shops.length > 0 && <CompletenessLine shops={shops} />}
      {shops.length > 0 && <AskLink />}
      {shops.length > 0 && <ResellerCards shops={shops} />}
      <Shortcuts label={t`Accès rapides`} links={shops.length > 0 ? links : links.slice(2)} />
      {shops.length > 0 ? (
        <StockPanel shops={shops} />
      ) : (
        <EmptyState icon={<Handshake />} title={<Trans>Aucun partenariat</Trans>}>
          <Trans>
            Donnez votre lien à une boutique : elle vous invite, et vous acceptez dans « Mes
            Invitations ».
          </Trans>
        </EmptyState>
      )}
      <PersonalLinkCard kind="reseller" />
    </Screen>
  );
}
