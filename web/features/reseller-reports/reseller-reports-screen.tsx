import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router-dom";
import { NotAllowed } from "#web/blocks/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
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
      {shops.length > 0 ? <EarningsReport shops={shops} /> : <NotAllowed />}
    </Screen>
  );
}
