import {
  firstDay,
  isReadable,
  lastDay,
  type Period,
  type PeriodKind,
  periodKinds,
  periodOf,
} from "#web/blocks/periods/period.ts";

/** What one looks at. `agency`: null for sales at none, undefined for all. */
export type Filters = {
  kind: PeriodKind;
  period: Period;
  shop: string | "all";
  agency: string | null | undefined;
  seller: string | undefined;
};

export type FilterChange = Partial<Omit<Filters, "period">> & { from?: string; to?: string };

/** From where an address is read: the day it is, the shops that may be shown, the one that is usual. */
export type SeenFrom = { today: string; shopIds: readonly string[]; shopId: string };

const usual: PeriodKind = "6-months";

/**
 * The filters that an address holds, seen from a day; whatever makes no sense is as if it were not there. Words of the
 * address: period, from, to, shop, agency, seller.
 */
export function readFilters(
  params: URLSearchParams,
  { today, shopIds, shopId }: SeenFrom,
): Filters {
  const asked = params.get("shop") ?? "";
  const isAll = asked === "all" && shopIds.length > 1;
  const shop = isAll ? "all" : shopIds.includes(asked) ? asked : shopId;
  const agency = params.get("agency");
  return {
    ...periodIn(params, today),
    shop,
    agency: isAll || agency === null ? undefined : agency === "none" ? null : agency,
    seller: params.get("seller") ?? undefined,
  };
}

function periodIn(params: URLSearchParams, today: string): Pick<Filters, "kind" | "period"> {
  const kind = periodKinds.find((one) => one === params.get("period")) ?? usual;
  if (kind !== "days" && kind !== "months") return { kind, period: periodOf(kind, today) };
  const fits = (end: string) => isReadable(kind === "days" ? end : firstDay(end), today);
  const length = kind === "days" ? 10 : 7;
  const ends = ["from", "to"].map((name) => params.get(name) ?? "");
  // A month of today's length where nothing sensible was said.
  const [one = "", other = ""] = ends.map((end) => (fits(end) ? end : today.slice(0, length)));
  const [first, last] = one <= other ? [one, other] : [other, one];
  if (kind === "days") return { kind, period: { from: first, to: last } };
  const end = lastDay(last);
  // The month that goes on ends today, so that it is compared with the same days.
  const to = last === today.slice(0, 7) ? today : end;
  return { kind, period: { from: firstDay(first), to } };
}

/**
 * One end of a free period changes alone, and the other stays what the address says by now: a screen that is still
 * being drawn may show an older one.
 */
export function withOtherEnd(
  params: URLSearchParams,
  change: FilterChange,
  seen: SeenFrom,
): FilterChange {
  if (!("from" in change) && !("to" in change)) return change;
  const { kind, period } = readFilters(params, seen);
  const length = kind === "months" ? 7 : 10;
  return { from: period.from.slice(0, length), to: period.to.slice(0, length), ...change };
}

/** The address after a change. Another shop has other agencies; other periods need no ends. */
export function changedParams(params: URLSearchParams, change: FilterChange): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value);
  if ("kind" in change) put("period", change.kind);
  if (change.kind !== undefined && change.kind !== "days" && change.kind !== "months")
    for (const end of ["from", "to"]) next.delete(end);
  if ("from" in change) put("from", change.from);
  if ("to" in change) put("to", change.to);
  if ("agency" in change) put("agency", change.agency === null ? "none" : change.agency);
  if ("seller" in change) put("seller", change.seller);
  if ("shop" in change) {
    put("shop", change.shop);
    for (const name of ["agency", "seller"]) next.delete(name);
  }
  return next;
}
