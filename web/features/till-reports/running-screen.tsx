import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { may } from "#shared/rules/permissions.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { PaperView } from "#web/blocks/receipt/paper-view.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { useBlind } from "#web/blocks/till/blind.ts";
import { useChosenAgency } from "#web/store/queries/use-agencies.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useTillCode, useTillSession } from "#web/store/queries/use-till.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BackToTill } from "./back-to-till.tsx";
import { tillRows } from "./report-rows.ts";

/** /day-close/x: the till as it stands, on paper. It changes with the next sale and has no number. */
export function RunningScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const isBlind = useBlind((state) => state.isBlind);
  const action = isBlind ? "see-all-tills" : "keep-till";
  const isOpen = shop && may(shop.role, action);
  return (
    <Screen title={t`Rapport X`}>
      <BackToTill />
      {!shop && <NoShop />}
      {shop && !isOpen && <NotAllowed action={action} />}
      {shop && isOpen && <RunningReport shop={shop} />}
    </Screen>
  );
}

function RunningReport({ shop }: { shop: SessionShop }) {
  const { t, i18n } = useLingui();
  const session = useTillSession(shop.id);
  const deviceCode = useTillCode(shop.id) ?? "";
  const printed = useReceiptShop(shop, useChosenAgency(shop.id));
  const members = useMembers(shop.id);
  const asOf = useNow();
  const rows = useMemo(() => {
    if (!session) return [];
    const nameOf = (id: string) => members.find(({ userId }) => userId === id)?.fullName;
    const { openedAt, wasOpened } = session;
    const figures = { ...session.figures, taxes: session.figures.taxes ?? [] };
    const sellers = session.sellers.flatMap((id) => nameOf(id) ?? []);
    const { vatRate } = printed;
    return tillRows(
      { shop: printed, deviceCode, sellers, openedAt, wasOpened, figures, vatRate, asOf },
      i18n,
    );
  }, [session, printed, members, deviceCode, asOf, i18n, i18n.locale]);
  if (!session) return <Skeleton className="mx-auto h-96 w-full max-w-md" />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-4">
      <PaperView rows={rows} title={t`Rapport X ${deviceCode}`} />
    </div>
  );
}
