import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Handshake from "lucide-react/icons/handshake";
import { Link } from "react-router-dom";
import { Screen } from "#web/blocks/screen.tsx";
import { useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EarningsReport } from "./earnings-report.tsx";

/** /reseller-reports: what a reseller has earned, with all their shops together. */
export function ResellerReportsScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shops = session?.shops.filter(({ role }) => role === "reseller") ?? [];
  return (
    <Screen
      title={t`Rapports`}
      actions={
        <Link to="/reseller-dashboard" className={buttonLook("plain", "normal")}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          <Trans>Retour</Trans>
        </Link>
      }
    >
      {shops.length > 0 ? (
        <EarningsReport shops={shops} />
      ) : (
        <EmptyState icon={<Handshake />} title={<Trans>Aucun partenariat</Trans>}>
          <Trans>Cette page montre ce que vous gagnez comme revendeur.</Trans>
        </EmptyState>
      )}
    </Screen>
  );
}
