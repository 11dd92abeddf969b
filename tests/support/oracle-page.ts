import type { ExchangeAnswer } from "#shared/sync/protocol.ts";
import { type RowKind, rowKey, rowKinds } from "#shared/sync/rows.ts";
import { calledIn, isOwnRow, placeOf } from "./oracle-scope.ts";
import { demand } from "./oracle-shop.ts";
import type { OracleView } from "./oracle-view.ts";

type Page = Extract<ExchangeAnswer["changes"][number], { state: "rows" }>;

/** A page holds every row of its reader between the two revisions (R2, R6), and none of anybody else's (T10). */
export function checkPage(
  oracle: OracleView,
  page: Page,
  from: number,
  { userId, ids }: { userId: string; ids: ReadonlySet<string> },
): void {
  const [, shopId = ""] = page.scope.split(":");
  const shop = oracle.shops.get(shopId);
  if (!shop || page.cursor.epoch !== shop.books.epoch) return;
  demand(
    page.cursor.rev <= shop.books.rev,
    "R4",
    () => `cursor ${page.cursor.rev} is ahead of the shop's ${shop.books.rev}`,
  );
  const goods = oracle.judges.get(shopId)?.goods;
  // A product comes with the row of its transfer, and this one in its latest state.
  const hasCome = (id: string) =>
    (shop.books.rows.transfers.get(id)?.rev ?? Infinity) <= page.cursor.rev;
  // Whose a customer is stands in the books alone.
  const wholeOf = (kind: RowKind, key: string) =>
    shop.books.rows[kind].get(placeOf(page.scope, kind, key))?.row;
  for (const kind of rowKinds) {
    const sent = new Map(
      (page.rows[kind] ?? []).map((row) => [
        String((row as Record<string, unknown>)[rowKey(kind)]),
        row as unknown as Record<string, unknown>,
      ]),
    );
    for (const [key, row] of sent)
      demand(
        isOwnRow({ kind, key, row: wholeOf(kind, key) ?? row }, page.scope, goods),
        "T10",
        () => `${userId} was answered ${kind} ${key} in ${page.scope}`,
      );
    for (const [key, { rev, row }] of shop.books.rows[kind]) {
      if (rev <= from || rev > page.cursor.rev) continue;
      if (!isOwnRow({ kind, key, row }, page.scope, goods, hasCome)) continue;
      oracle.checks += 1;
      const isOwn = ids.has(key) && isFactKind(kind);
      demand(
        sent.has(calledIn(kind, key)) || isOwn,
        from === 0 ? "R6" : "R2",
        () =>
          `${kind} ${key} of revision ${rev} is missing from the page ${from}–${page.cursor.rev}`,
      );
    }
  }
}

function isFactKind(kind: RowKind): boolean {
  return kind === "sales" || kind === "returns" || kind === "adjustments";
}
