import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
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
      back={<BackToDashboard to="/dashboard" />}
    >
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="see-reports" />}
      {shop && allowed && (
        <>
          <Reports key={shop.id} shop={shop} shops={shops} />
          {may(shop.role, "keep-costs") && (
            <Link
              to="/reports/accounting"
              className="inline-flex min-h-11 items-center self-start font-medium text-brand-ink underline underline-offset-4"
            >
              <Trans>Journal et état de trésorerie pour le comptable</Trans>
            </Link>
          )}
        </>
      )}
    </Screen>
  );
}
