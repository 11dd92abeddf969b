import { Trans, useLingui } from "@lingui/react/macro";
import { may } from "#shared/rules/permissions.ts";
import type { Journal } from "#shared/schemas/journal.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { journalPath } from "#web/store/accounting.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AccountMapForm } from "./account-map-form.tsx";
import { ExportsCard } from "./exports-card.tsx";
import { ProofsCard } from "./proofs-card.tsx";
import { StatementCard } from "./statement-card.tsx";

/** /reports/accounting: what the shop hands to its accountant, for its office. It needs the network: the server alone holds every fact. */
export function AccountingScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "keep-costs");
  return (
    <Screen
      title={t`Pour le comptable`}
      help={<HelpLink page="accountant" />}
      back={<BackTo to="/reports" label={t`Retour aux rapports`} />}
    >
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="keep-costs" />}
      {shop && allowed && <Accounting key={shop.id} shop={shop} />}
    </Screen>
  );
}

function Accounting({ shop }: { shop: SessionShop }) {
  const answer = useAnswer<Journal>(journalPath(shop.id));
  const journal = answer.value;
  return (
    <div className="flex w-full max-w-3xl flex-col gap-3">
      <HowOld
        answer={answer}
        saysWhy
        failed={<Trans>Impossible de charger les exports de cette boutique</Trans>}
      />
      {!journal && answer.state === undefined && <Skeleton className="h-48" />}
      {journal && (
        <>
          <ExportsCard shop={shop} journal={journal} onTaken={answer.refresh} />
          <StatementCard shop={shop} />
          <AccountMapForm
            key={answer.heardAt}
            shopId={shop.id}
            accounts={journal.accounts}
            onKept={answer.refresh}
          />
        </>
      )}
      <ProofsCard shop={shop} />
    </div>
  );
}
