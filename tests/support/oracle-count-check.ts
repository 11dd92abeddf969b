import type { OperationOf } from "#shared/sync/operations.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

type Looked = { name: string; records(): Iterable<OperationRecord> };

/** What a count was turned into lies on the disk with it, and before it (Q1); of one that was answered it may have left. */
export function checkCountedSales(oracle: { checks: number }, device: Looked): void {
  const sales = new Map<string, number>();
  for (const { operation } of device.records())
    if (operation.kind === "sale") sales.set(operation.id, operation.seq);
  for (const { operation, state } of device.records()) {
    if (state !== "waiting" || operation.kind !== "adjust" || operation.body.mode !== "count")
      continue;
    const { sale, productId } = operation.body;
    if (!sale) continue;
    oracle.checks += 1;
    const soldAs = sales.get(sale.id) ?? Number.POSITIVE_INFINITY;
    demand(
      soldAs < operation.seq,
      "Q1",
      () => `${device.name} holds a count of ${productId} that names ${sale.id}, without the sale`,
    );
  }
}

/** The books say of a count which sale it became, as its device told (Q1). */
export function checkCountRow({ books }: OracleShop, { id, body }: OperationOf<"adjust">): void {
  const told = body.mode === "count" ? body.sale?.id : undefined;
  const row = books.rows.adjustments.get(id)?.row;
  const found = (row?.["sale"] as { id: string } | null | undefined)?.id;
  demand(found === told, "Q1", () => `count ${id} names ${told}, in the books ${found}`);
}
