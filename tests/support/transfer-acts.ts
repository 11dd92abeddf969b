import { must } from "#shared/must.ts";
import { totalOf } from "#shared/rules/sell.ts";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";
import type { HandDevice } from "./builders.ts";
import { rowsIn, type SyncWorld } from "./sync-world.ts";

type Given<K extends Parameters<HandDevice["operation"]>[1]> = Partial<OperationBody<K>>;

/** Acts of one device in one shop around transfers; what is not said is five pieces at 500, at least 400 a piece. */
export function transferActs(device: HandDevice, shopId: string) {
  let receipt = 0;
  return {
    handOver(given: Given<"transfer"> & { resellerId: string; productId: string }): Operation {
      const usual = { quantity: 5, price: 500, minPrice: 400, origin: "products" } as const;
      return device.operation(shopId, "transfer", { ...usual, ...given });
    },
    decide(transfer: Operation, decision: "confirm" | "reject", note = ""): Operation {
      const { productId, quantity } = transfer.body as OperationBody<"transfer">;
      const body = { transferId: transfer.id, productId, quantity, decision, note };
      return device.operation(shopId, "transfer.decide", body);
    },
    giveBack(transfer: Operation, quantity: number): Operation {
      const { productId } = transfer.body as OperationBody<"transfer">;
      const body = { transferId: transfer.id, productId, quantity, reason: "invendu" };
      return device.operation(shopId, "transfer.return", body);
    },
    /** Lines of `[transfer, pieces, price]`. */
    sell(...sold: [Operation, number, number][]): Operation {
      receipt += 1;
      const lines = sold.map(([transfer, quantity, price]) => {
        const { productId, by } = transfer.body as OperationBody<"transfer">;
        return { transferId: transfer.id, productId, quantity, price, ...(by && { by }) };
      });
      return device.operation(shopId, "reseller-sale", { receipt, lines, total: totalOf(lines) });
    },
    decideSale(
      sale: Operation,
      decision: "confirm" | "decline",
      given: { place?: number; note?: string } = {},
    ): Operation {
      const { place = 0, note = "" } = given;
      const line = must((sale.body as OperationBody<"reseller-sale">).lines[place], "the line");
      return device.operation(shopId, "reseller-sale.decide", {
        ...{ resellerSaleId: `${sale.id}.${place}`, transferId: line.transferId },
        ...{ quantity: line.quantity, decision, note },
      });
    },
    pay(resellerId: string, sales: readonly Operation[], amount: number): Operation {
      return device.operation(shopId, "commission.pay", {
        ...{ resellerId, resellerSaleIds: sales.map(({ id }) => `${id}.0`), amount },
        ...{ means: "cash", reference: "", paidOn: "2026-11-20" },
      });
    },
    send(
      toShopId: string,
      productId: string,
      quantity: number,
      given: Given<"shop-transfer"> = {},
    ): Operation {
      const product = {
        ...{ name: `Article ${productId}`, brand: "", model: "", color: "", dimensions: "" },
        ...{ barcode: null, category: "", price: 500, minPrice: 400, stockThreshold: 0 },
      };
      const body = { toShopId, productId, quantity, product, ...given };
      return device.operation(shopId, "shop-transfer", body);
    },
    withdraw(sent: Operation, given: Given<"shop-transfer.withdraw"> = {}): Operation {
      const { productId, quantity } = sent.body as OperationBody<"shop-transfer">;
      const body = { transferId: sent.id, productId, quantity, ...given };
      return device.operation(shopId, "shop-transfer.withdraw", body);
    },
    receive(transferId: string, productId: string, counted: number, note = ""): Operation {
      const body = { transferId, productId, counted, note };
      return device.operation(shopId, "shop-transfer.receive", body);
    },
  };
}

/** All rows of a scope from the beginning, page by page. */
export async function readAll(
  world: SyncWorld,
  userId: string,
  scope: string,
  rowBudget = 2000,
): Promise<RowsByKind> {
  const found = new Map<string, Map<string, unknown>>();
  let cursor = { epoch: 1, rev: 0 };
  for (let isMore = true; isMore; ) {
    const given = { cursors: [[scope, cursor]] as [string, typeof cursor][], rowBudget };
    const answer = await world.send(userId, world.device(), [], given);
    for (const [kind, rows] of Object.entries(rowsIn(answer, scope))) {
      const held = found.get(kind) ?? new Map<string, unknown>();
      found.set(kind, held);
      for (const row of rows as { id?: string; userId?: string; productId?: string }[])
        held.set(must(row.id ?? row.userId ?? row.productId), row);
    }
    const [change] = answer.changes;
    if (change?.state !== "rows") throw new Error("the scope is read");
    cursor = change.cursor;
    isMore = change.more;
  }
  const list = (kind: string) => [...(found.get(kind)?.values() ?? [])];
  const kinds = ["shops", "members", "products", "stocks", "sales", "returns", "adjustments"];
  const goods = ["transfers", "resellerSales", "shopTransfers", "notifications"];
  return Object.fromEntries(
    [...kinds, ...goods].map((kind) => [kind, list(kind)]),
  ) as unknown as RowsByKind;
}
