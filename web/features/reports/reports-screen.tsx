import { useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NoShop } from "#web/blocks/no-shop.tsx";
import { NotAllowed } from "#web/blocks/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { currentShop, useSession } from "#web/store/session.ts";
import { Reports } from "./reports.tsx";

/** /reports: what was sold over months, for the owner and the managers. */
export function ReportsScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  const shops = useMemo(
    () => (session?.shops ?? []).filter(({ role }) => may(role, "see-reports")),
    [session],
  );
  const allowed = shop !== undefined && may(shop.role, "see-reports");
  return (
    <Screen
      title={t`Rapports`}
      help={<HelpLink page="reports" />}
      back={
        <Link
          to="/dashboard"
          aria-label={t`Retour au tableau de bord`}
          className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
      }
    >
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed />}
      {shop && allowed && <Reports key={shop.id} shop={shop} shops={shops} />}
    </Screen>
  );
}
