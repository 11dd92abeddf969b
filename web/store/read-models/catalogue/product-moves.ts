import type { DayCut } from "#shared/rules/business-day.ts";
import { adjustmentDelta } from "#shared/rules/stock.ts";
import type { Adjustment } from "#shared/schemas/adjustment.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Arrival, ShopTransfer } from "#shared/schemas/shop-transfer.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { momentOf } from "#web/store/read-models/facts/moment-of.ts";
import type { TicketRow } from "#web/store/read-models/facts/ticket-row.ts";
import type { Goods } from "#web/store/read-models/goods.ts";
import type { PurchaseRow } from "#web/store/read-models/purchases/keep-purchases.ts";

/** One entry or exit of one product: who, when, why. */
export type ProductMove = {
  /** Names the move among those of its product. */
  id: string;
  at: string;
  /** Pieces that entered (+) or left (−) the shop's stock. */
  delta: number;
  kind:
    | Adjustment["mode"]
    | "sale"
    | "return"
    | "purchase"
    | "purchase-back"
    | "transfer"
    | ShopMove
    | "created";
  byName: string;
  /** Why, as somebody wrote it; for a transfer, to or from whom. */
  reason: string;
  receiptNo?: string;
  /** What was odd about it when the server took it. */
  flags?: readonly Flag[];
  /** The server has not answered yet. */
  isPending: boolean;
};

/** Goods between two shops; `shop-back`: what was sent and taken back on its way. */
type ShopMove = "shop-out" | "shop-back" | "shop-in";

export type MoveSources = {
  productId: string;
  cut: DayCut;
  /** Moves before this moment are left out. */
  since: string;
  tickets: readonly TicketRow[];
  adjustments: readonly Adjustment[];
  /** What was bought, as far as the person may read it (G2). */
  purchases: readonly PurchaseRow[];
  goods: Goods;
  own: readonly OperationRecord[];
};

/** What has moved a product, newest first. What a reseller sold moved nothing: it had left with its transfer. */
export function productMoves(sources: MoveSources): readonly ProductMove[] {
  const moves = [
    ...salesOf(sources),
    ...returnsOf(sources),
    ...purchasesIn(sources),
    ...adjustmentsOf(sources),
    ...transfersOf(sources),
    ...shopTransfersOf(sources),
    ...ownOf(sources),
  ];
  return moves
    .filter(({ at }) => at >= sources.since)
    .sort((a, b) => (a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1));
}

function piecesOf(
  lines: readonly { productId: string; quantity: number }[],
  productId: string,
): number {
  return lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
}

function salesOf({ productId, tickets, goods }: MoveSources): ProductMove[] {
  const ofResellers = new Set(goods.resellerSales.list().map(({ saleId }) => saleId));
  return tickets.flatMap(({ id, soldAt, lines, sellerName, receiptNo, sent }) => {
    const pieces = ofResellers.has(id) ? 0 : piecesOf(lines, productId);
    if (pieces === 0) return [];
    const words = { byName: sellerName, reason: "", receiptNo, isPending: !sent };
    return [{ id, at: soldAt, delta: -pieces, kind: "sale" as const, ...words }];
  });
}

function returnsOf({ productId, goods }: MoveSources): ProductMove[] {
  return goods.returns.list().flatMap(({ id, at, lines, restock, byName, reason, sent }) => {
    const pieces = restock ? piecesOf(lines, productId) : 0;
    if (pieces === 0) return [];
    return [{ id, at, delta: pieces, kind: "return" as const, byName, reason, isPending: !sent }];
  });
}

function purchasesIn({ productId, purchases }: MoveSources): ProductMove[] {
  return purchases.flatMap(({ id, at, lines, byName, reference, backOf, reason, flags, sent }) => {
    const pieces = piecesOf(lines, productId);
    if (pieces === 0) return [];
    const words = { byName, reason: reference ?? reason ?? "", flags, isPending: !sent };
    const what = backOf
      ? { delta: -pieces, kind: "purchase-back" as const }
      : { delta: pieces, kind: "purchase" as const };
    return [{ id, at, ...what, ...words }];
  });
}

function adjustmentsOf({ productId, adjustments, goods }: MoveSources): ProductMove[] {
  return adjustments
    .filter((row) => row.productId === productId)
    .map(({ id, at, delta, mode: kind, byId, reason, flags }) => {
      const byName = nameOf(goods, byId);
      return { id, at, delta, kind, byName, reason, flags, isPending: false };
    });
}

function transfersOf({ productId, goods }: MoveSources): ProductMove[] {
  return goods.transfers
    .list()
    .filter((row) => row.productId === productId)
    .map(({ id, at, quantity, byId, resellerName, flags }) => ({
      id,
      flags,
      at,
      delta: -quantity,
      kind: "transfer" as const,
      byName: nameOf(goods, byId),
      reason: resellerName,
      isPending: goods.transfers.row(id) === undefined,
    }));
}

function shopTransfersOf({ productId, goods }: MoveSources): ProductMove[] {
  const rows = goods.shopTransfers.list().filter((row) => row.productId === productId);
  return rows.flatMap((row): ProductMove[] => {
    const { id, direction, at, quantity, byName, otherShopName: reason, received, counted } = row;
    const stored = goods.shopTransfers.row(id);
    if (direction === "out") {
      const isPending = !stored;
      const out: ProductMove = {
        ...{ id, at, delta: -quantity, kind: "shop-out", byName, reason, isPending },
      };
      return received && row.status === "withdrawn"
        ? [out, takenBack(row, received, stored)]
        : [out];
    }
    if (!received || counted === null) return [];
    const isPending = stored?.status !== "received";
    const words = { byName: received.name, reason, isPending };
    return [{ id, at: received.at, delta: counted, kind: "shop-in", ...words }];
  });
}

function takenBack(
  { id, quantity, otherShopName: reason }: ShopTransfer,
  { at, name: byName }: Arrival,
  stored: ShopTransfer | undefined,
): ProductMove {
  const isPending = stored?.status !== "withdrawn";
  return { id: `${id}.back`, at, delta: quantity, kind: "shop-back", byName, reason, isPending };
}

/** Own acts that have no row yet, or never get one, as the pieces a product was created with. */
function ownOf({ productId, cut, adjustments, own }: MoveSources): ProductMove[] {
  const known = new Set(adjustments.map(({ id }) => id));
  return own.flatMap((record): ProductMove[] => {
    const move = known.has(record.id) ? undefined : ownMove(record, productId);
    if (!move || record.state === "refused") return [];
    const { id, shown } = record;
    const { at } = momentOf(record, cut);
    const isPending = record.state === "waiting";
    return [{ id, at, byName: shown.sellerName, isPending, ...move }];
  });
}

function ownMove(
  { operation }: OperationRecord,
  productId: string,
): Pick<ProductMove, "delta" | "kind" | "reason"> | undefined {
  switch (operation.kind) {
    case "product.import":
    case "product.create": {
      const { kind, body } = operation;
      const creates = kind === "product.create" ? [body] : body.creates;
      const found = creates.find((creation) => creation.productId === productId);
      return found && { delta: found.initialStock, kind: "created", reason: "" };
    }
    case "adjust": {
      const { body } = operation;
      if (body.productId !== productId) return undefined;
      return { delta: adjustmentDelta(body), kind: body.mode, reason: body.reason };
    }
    case "transfer.return": {
      const { body } = operation;
      if (body.productId !== productId) return undefined;
      return { delta: body.quantity, kind: "reseller-return", reason: body.reason };
    }
    case "transfer.decide": {
      const { body } = operation;
      if (body.productId !== productId || body.decision !== "reject") return undefined;
      return { delta: body.quantity, kind: "transfer-rejected", reason: body.note };
    }
    default:
      return undefined;
  }
}

function nameOf({ members }: Goods, userId: string): string {
  return members.get(userId)?.fullName ?? "";
}
