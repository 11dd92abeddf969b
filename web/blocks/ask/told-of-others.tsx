import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { countryOf } from "#shared/rules/countries.ts";
import { may } from "#shared/rules/permissions.ts";
import { costsIn } from "#web/blocks/costs/costs-in.ts";
import { useStockValue } from "#web/blocks/costs/use-stock-value.ts";
import { useToOrder } from "#web/blocks/forecast/use-to-order.ts";
import { notebookLines } from "#web/blocks/notebook/notebook-lines.ts";
import { toRemind } from "#web/blocks/notebook/to-remind.ts";
import { useBlind } from "#web/blocks/till/blind.ts";
import { isClosing, maySeeClosing } from "#web/blocks/till/tills.ts";
import { businessDay } from "#web/i18n/dates.ts";
import { useCatalogue, useProduct } from "#web/store/queries/use-catalogue.ts";
import { useUnits } from "#web/store/queries/use-costs.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useHeldProducts } from "#web/store/queries/use-held-products.ts";
import { useLowStock } from "#web/store/queries/use-low-stock.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useWholeNotebook } from "#web/store/queries/use-notebook.ts";
import { useOrders } from "#web/store/queries/use-orders.ts";
import { useProductList, useProductStats } from "#web/store/queries/use-product-list.ts";
import { usePurchases, usePurchasesRead } from "#web/store/queries/use-purchases.ts";
import { useCommissions, useResellerSales } from "#web/store/queries/use-reseller-sales.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { useSyncState } from "#web/store/queries/use-sync-state.ts";
import { useTillActs, useTillCode, useTillSession } from "#web/store/queries/use-till.ts";
import { useTransfers } from "#web/store/queries/use-transfers.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { AnswerLine } from "./answer-line.tsx";
import { answerBuying } from "./answers/buying.ts";
import { answerForecast, answerTeam, answerUnsent } from "./answers/others.ts";
import { answerPeople } from "./answers/people.ts";
import { answerResellers } from "./answers/resellers.ts";
import { answerStock } from "./answers/stock.ts";
import { answerTill } from "./answers/till.ts";
import { places } from "./asked.ts";
import type { ToldProps } from "./told-of-sales.tsx";

const useRole = () => currentShop(useSession((state) => state.session))?.role ?? "seller";

const outOfStock = { text: "", category: undefined, level: "out" as const };

/** What lies on the shelf, or is held by whoever asks. */
export function ToldOfStock({ shopId, asked }: ToldProps) {
  const { i18n } = useLingui();
  const role = useRole();
  const catalogue = useCatalogue(shopId);
  const ofShop = useProduct(shopId, asked.ids.product ?? "");
  const held = useHeldProducts(shopId).find(({ productId }) => productId === asked.ids.product);
  const low = useLowStock(shopId, 5);
  const outIds = useProductList(shopId, outOfStock);
  const stats = useProductStats(shopId);
  const value = useStockValue(shopId);
  const units = useUnits(shopId, asked.today);
  const transfers = useTransfers(shopId);
  const isReseller = role === "reseller";
  const item = isReseller
    ? held && { ...held, shownStock: held.held, unit: held.by?.unit ?? null, packs: [] }
    : ofShop;
  const mayKnowCosts = may(role, "keep-costs");
  const needsCosts = asked.kind === "product-cost" || asked.kind === "stock-value-cost";
  if (!isReseller && (!catalogue || (needsCosts && mayKnowCosts && !units)))
    return <AnswerLine said={undefined} />;
  const placeOf = (id: string) => {
    if (isReseller) return "/reseller-dashboard";
    return may(role, "edit-product") && asked.kind !== "product-stock"
      ? places.product(id)
      : places.stockOf(id);
  };
  const out = outIds.flatMap((id) => catalogue?.get(id) ?? []);
  const cost = item && units && costsIn(units)({ id: asked.ids.product ?? "", unit: item.unit });
  const list = may(role, "edit-product") ? "/product-management" : "/inventory";
  const facts = { item, low, out, stats, value, cost, transfers, placeOf, list };
  return <AnswerLine said={answerStock(facts, { asked, i18n })} />;
}

/** The notebook of customers. */
export function ToldOfPeople({ shopId, asked }: ToldProps) {
  const { i18n } = useLingui();
  const notebook = useWholeNotebook(shopId, false);
  const cut = useDayCut(shopId);
  const country = countryOf(useShop(shopId));
  const said = useMemo(() => {
    if (!notebook) return undefined;
    const { customers, balances, moves, byCustomer } = notebook;
    const lines = notebookLines({ customers, balances, moves }, asked.today);
    const due = toRemind(lines, {
      ...{ today: asked.today, country },
      dayOf: (at) => businessDay(at, cut),
    });
    const names = due.flatMap(({ line, why }) => (why ? [] : (line.customer?.name ?? [])));
    const points = (id: string) => byCustomer.get(id)?.points ?? 0;
    return answerPeople({ lines, moves, points, toRemind: names }, { asked, i18n });
  }, [notebook, asked, i18n, cut, country]);
  return <AnswerLine said={said} asked={asked} />;
}

/** What is bought, and of whom. */
export function ToldOfBuying({ shopId, asked }: ToldProps) {
  const { i18n } = useLingui();
  const notebook = useWholeNotebook(shopId, true);
  const purchases = usePurchases(shopId);
  const orders = useOrders(shopId);
  const isRead = usePurchasesRead(shopId);
  const item = useProduct(shopId, asked.ids.product ?? "");
  const said = useMemo(() => {
    if (!notebook || !isRead) return undefined;
    const { customers, balances, moves } = notebook;
    const lines = notebookLines({ customers, balances, moves }, asked.today);
    return answerBuying({ lines, moves, purchases, orders, item }, { asked, i18n });
  }, [notebook, isRead, purchases, orders, item, asked, i18n]);
  return <AnswerLine said={said} asked={asked} />;
}

/** The drawer and its closings. */
export function ToldOfTill({ shopId, asked }: ToldProps) {
  const { i18n } = useLingui();
  const role = useRole();
  const session = useTillSession(shopId);
  const acts = useTillActs(shopId);
  const code = useTillCode(shopId);
  const { timeZone } = useDayCut(shopId);
  const isHidden = useBlind(({ isBlind }) => isBlind) && !may(role, "see-all-tills");
  if (!session || code === undefined) return <AnswerLine said={undefined} />;
  const closings = acts.filter(isClosing).filter((one) => maySeeClosing(one, { role, code }));
  const facts = { session, closings, isHidden, timeZone };
  return <AnswerLine said={answerTill(facts, { asked, i18n })} />;
}

/** What resellers hold, sold and are to be paid. */
export function ToldOfResellers({ shopId, asked }: ToldProps) {
  const { i18n } = useLingui();
  const transfers = useTransfers(shopId);
  const sales = useResellerSales(shopId);
  const commissions = useCommissions(shopId);
  return <AnswerLine said={answerResellers({ transfers, sales, commissions }, { asked, i18n })} />;
}

/** What will run out, by the forecast. */
export function ToldOfForecast({ shopId, asked }: ToldProps) {
  const { i18n, t } = useLingui();
  const { forecast, groups } = useToOrder(shopId);
  const catalogue = useCatalogue(shopId);
  const item = useProduct(shopId, asked.ids.product ?? "");
  if (forecast.state === "absent")
    return (
      <AnswerLine said={{ sentence: t`Le calcul n’est pas sur cet appareil.`, isUnknown: true }} />
    );
  if (forecast.state !== "ready" || !groups || !catalogue) return <AnswerLine said={undefined} />;
  const facts = {
    ...{ forecasts: forecast.products, groups, stock: item?.exactStock ?? 0 },
    productName: (id: string) => catalogue.get(id)?.name ?? id,
  };
  return <AnswerLine said={answerForecast(facts, { asked, i18n })} />;
}

/** Who works here. */
export function ToldOfTeam({ shopId, asked }: ToldProps) {
  const { i18n } = useLingui();
  const active = useMembers(shopId).filter(({ role, isActive }) => isActive && role !== "owner");
  const resellers = active.filter(({ role }) => role === "reseller").length;
  const employees = active.length - resellers;
  return <AnswerLine said={answerTeam({ employees, resellers }, { asked, i18n })} />;
}

/** What has not left this device. */
export function ToldOfSync({ asked }: ToldProps) {
  const { i18n } = useLingui();
  return <AnswerLine said={answerUnsent(useSyncState(), { asked, i18n })} />;
}
