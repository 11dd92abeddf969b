import type { Operation } from "#shared/sync/operations.ts";
import { touchesPaid } from "./oracle-commissions.ts";
import { priceOf } from "./oracle-discounts.ts";
import { type GoodsBook, isOffice, type Standing } from "./oracle-goods.ts";
import { isAlike } from "./oracle-sold-line.ts";

/** What one shop needs to know of the others. */
export type Neighbours = {
  /** True for another shop of the same owner. */
  isSibling: (shopId: string) => boolean;
  /** Revision at which these books were told that goods are on their way. */
  toldAt: (transferId: string) => number | undefined;
};

export type GoodsScene = Neighbours & {
  /** Revision of the verdict. */
  rev: number;
  isRefused: boolean;
  by: string;
  standing: Standing | undefined;
  /** Somebody was named who cannot have been switched in. */
  isOther: boolean;
  goods: GoodsBook;
  isArticle: (productId: string) => boolean;
  /** Whether a minimum is below every one that the product ever had, each for one of its unit then. */
  isBelowEver: (productId: string, minPrice: number, per: number) => boolean;
};

/** Flags of hand-overs and of resellers' sales that the oracle works out to the letter. */
export const judgedOfGoods: Record<string, readonly string[]> = {
  transfer: ["unknown-product", "reseller-left", "seller-dismissed", "price-below-minimum"],
  "transfer.return": ["unknown-transfer", "more-than-held", "seller-dismissed"],
  "reseller-sale": [
    ...["unknown-transfer", "more-than-held", "price-below-minimum"],
    ...["seller-dismissed", "total-mismatch", "unknown-product"],
  ],
  "shop-transfer": ["unknown-product", "seller-dismissed"],
  return: ["commission-paid"],
};

/** Why an operation on goods must be refused; none for one that must be kept (T3, T6, T8, T9). */
export function goodsObjections(operation: Operation, scene: GoodsScene): string[] {
  const { by, standing, goods } = scene;
  switch (operation.kind) {
    case "transfer.decide": {
      const { body } = operation;
      const transfer = goods.transfers.get(body.transferId);
      const isOwn = transfer?.resellerId === by;
      if (!isOffice(standing) && !isOwn)
        return transfer ? ["not-allowed"] : ["not-allowed", "unknown-transfer"];
      if (!transfer) return ["unknown-transfer"];
      const found: string[] = [];
      if (transfer.productId !== body.productId || transfer.quantity !== body.quantity)
        found.push("not-understood");
      if (transfer.status !== "pending") found.push("already-decided");
      return found;
    }
    case "transfer.return":
      return isOfAnother([operation.body.transferId], scene) ? ["not-allowed"] : [];
    case "reseller-sale": {
      const named = operation.body.lines.map(({ transferId }) => transferId);
      return isOfAnother(named, scene) ? ["not-allowed"] : [];
    }
    case "reseller-sale.decide": {
      const { body } = operation;
      const line = goods.lines.get(body.resellerSaleId);
      if (!line) return ["unknown-reseller-sale"];
      const found: string[] = [];
      if (line.transferId !== body.transferId || line.quantity !== body.quantity)
        found.push("not-understood");
      if (line.status !== "pending") found.push("already-decided");
      return found;
    }
    case "commission.pay":
      return paymentObjections(operation.body, goods);
    case "shop-transfer":
      return scene.isSibling(operation.body.toShopId) ? [] : ["unknown-shop"];
    case "shop-transfer.receive": {
      const { transferId, productId } = operation.body;
      if ((scene.toldAt(transferId) ?? Infinity) > scene.rev) return ["unknown-transfer"];
      const found: string[] = [];
      if (goods.received.has(transferId)) found.push("already-received");
      // Whether that is so the other shop's books will say (`keepSaid`).
      else if (scene.isRefused) found.push("already-withdrawn");
      if (!scene.isArticle(productId)) found.push("unknown-product");
      return found;
    }
    case "shop-transfer.withdraw": {
      const { transferId, productId, quantity } = operation.body;
      const sent = goods.sent.get(transferId);
      if (!sent) return ["unknown-transfer"];
      const found: string[] = [];
      if (sent.productId !== productId || sent.quantity !== quantity) found.push("not-understood");
      if (sent.withdrawnBy !== undefined) found.push("already-withdrawn");
      else if (scene.isRefused) found.push("already-received");
      return found;
    }
    default:
      return [];
  }
}

/** A reseller who never was of the staff tells of goods that were handed to another (J3a). */
function isOfAnother(named: readonly string[], { by, standing, goods }: GoodsScene): boolean {
  if (standing?.role !== "reseller" || standing.everStaff) return false;
  return named.some((id) => {
    const transfer = goods.transfers.get(id);
    return transfer !== undefined && transfer.resellerId !== by;
  });
}

/** Notes that the books said, refusing, that the other shop was first: its own acts must bear that out (T9a). */
export function keepSaid(
  { kind, body }: Operation,
  reasons: readonly string[],
  goods: GoodsBook,
): void {
  if (kind === "shop-transfer.receive" && reasons.includes("already-withdrawn"))
    goods.saidOver.set(body.transferId, "withdrawn");
  if (kind === "shop-transfer.withdraw" && reasons.includes("already-received"))
    goods.saidOver.set(body.transferId, "counted");
}

function paymentObjections(
  body: Extract<Operation, { kind: "commission.pay" }>["body"],
  goods: GoodsBook,
): string[] {
  const found = new Set<string>();
  let sum = 0;
  for (const id of new Set(body.resellerSaleIds)) {
    const line = goods.lines.get(id);
    if (!line?.commission || line.resellerId !== body.resellerId)
      found.add("unknown-reseller-sale");
    else if (line.commission.isPaid) found.add("already-paid");
    sum += line?.commission?.amount ?? 0;
  }
  if (sum !== body.amount) found.add("amount-mismatch");
  return [...found];
}

/** What must be flagged in a fact about goods (T5, T7). */
export function goodsFlags(
  operation: Operation,
  scene: GoodsScene & { standingOf: (userId: string) => Standing | undefined },
): Set<string> {
  const { by, standing, goods } = scene;
  const flags = new Set<string>();
  const isStaff = standing?.active === true && standing.role !== "reseller";
  const isOwn = (transferId: string) =>
    standing?.active === true &&
    standing.role === "reseller" &&
    goods.transfers.get(transferId)?.resellerId === by;
  switch (operation.kind) {
    case "transfer": {
      const { productId, resellerId, minPrice, by: sold } = operation.body;
      if (!scene.isArticle(productId)) flags.add("unknown-product");
      else if (scene.isBelowEver(productId, minPrice, sold?.per ?? 1))
        flags.add("price-below-minimum");
      const reseller = scene.standingOf(resellerId);
      if (!reseller?.active || reseller.role !== "reseller") flags.add("reseller-left");
      if (!isStaff) flags.add("seller-dismissed");
      break;
    }
    case "transfer.return": {
      const { transferId, quantity } = operation.body;
      const transfer = goods.transfers.get(transferId);
      if (!transfer) flags.add("unknown-transfer");
      else if (quantity > goods.heldOf(transfer)) flags.add("more-than-held");
      if (!isStaff && !isOwn(transferId)) flags.add("seller-dismissed");
      break;
    }
    case "reseller-sale": {
      const { lines, total } = operation.body;
      const left = new Map<string, number>();
      for (const line of lines) {
        const { transferId, quantity } = line;
        const transfer = goods.transfers.get(transferId);
        if (!isOffice(standing) && !isOwn(transferId)) flags.add("seller-dismissed");
        if (!transfer) {
          flags.add("unknown-transfer");
          continue;
        }
        const held = (left.get(transferId) ?? goods.heldOf(transfer)) - quantity;
        left.set(transferId, held);
        if (held < 0) flags.add("more-than-held");
        const least = priceOf({ quantity, price: transfer.minPrice, by: transfer.by });
        if (priceOf(line) < least) flags.add("price-below-minimum");
        if (line.productId !== transfer.productId || !isAlike(line.by, transfer.by))
          flags.add("unknown-product");
      }
      if (lines.reduce((sum, line) => sum + priceOf(line), 0) !== total)
        flags.add("total-mismatch");
      break;
    }
    case "return": {
      const { body } = operation;
      if (body.saleId !== null && touchesPaid(goods.linesOf(body.saleId), body))
        flags.add("commission-paid");
      break;
    }
    case "shop-transfer":
      if (!scene.isArticle(operation.body.productId)) flags.add("unknown-product");
      if (standing?.role !== "owner" || !standing.active) flags.add("seller-dismissed");
      break;
    default:
      break;
  }
  return flags;
}
