import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { isClosing, latestFloat, maySeeClosing, openTills } from "#web/blocks/till/tills.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useTillActs, useTillCode, useTillSession } from "#web/store/queries/use-till.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BlindChoice } from "./blind-choice.tsx";
import { ClosedTill } from "./closed-till.tsx";
import { ClosingsList } from "./closings-list.tsx";
import { OpenElsewhere } from "./open-elsewhere.tsx";
import { RunningTill } from "./running-till.tsx";

/** /day-close: the till of this device, opened, looked at and closed; and what was closed before. */
export function DayCloseScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Clôture de caisse`} help={<HelpLink page="day-close" />}>
      {!shop && <NoShop />}
      {shop && !may(shop.role, "keep-till") && <NotAllowed action="keep-till" />}
      {shop && may(shop.role, "keep-till") && <DayClose key={shop.id} shop={shop} />}
    </Screen>
  );
}

function DayClose({ shop }: { shop: SessionShop }) {
  const session = useTillSession(shop.id);
  const acts = useTillActs(shop.id);
  const code = useTillCode(shop.id);
  const cut = useDayCut(shop.id);
  const { timeZone } = cut;
  const seesAll = may(shop.role, "see-all-tills");
  if (!session || code === undefined) return <Skeleton className="h-80 w-full" />;
  const closings = acts
    .filter(isClosing)
    .filter((closing) => maySeeClosing(closing, { role: shop.role, code }));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        {session.openedAt !== null ? (
          <RunningTill shop={shop} session={session} code={code} cut={cut} />
        ) : (
          <ClosedTill shop={shop} code={code} usual={latestFloat(acts, code)} />
        )}
        {seesAll && <BlindChoice />}
        <Link
          to="/day-close/printer"
          className="inline-flex min-h-11 items-center self-start font-medium text-brand-ink underline underline-offset-4"
        >
          <Trans>Imprimante et tiroir</Trans>
        </Link>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {seesAll && (
          <OpenElsewhere
            shopId={shop.id}
            tills={openTills(acts).filter(({ deviceCode }) => deviceCode !== code)}
            timeZone={timeZone}
          />
        )}
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">
            <Trans>Clôtures précédentes</Trans>
          </h2>
          <ClosingsList closings={closings} timeZone={timeZone} linksDays={seesAll} />
        </section>
      </div>
    </div>
  );
}
