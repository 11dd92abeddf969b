import type { Order, OrderLine } from "#shared/schemas/order.ts";
import type { Purchase } from "#shared/schemas/purchase.ts";

type Ordered = Pick<Order, "id" | "lines" | "state">;
type Bought = Pick<Purchase, "lines" | "backOf" | "orderId">;

/** What became of one product of an order, in pieces and francs. */
export type LineLeft = {
  productId: string;
  ordered: number;
  come: number;
  /** What is still to come, and what came beyond what was ordered: one of them is 0. */
  left: number;
  tooMany: number;
  /** What it cost more (below 0: less) than the order expected of as many pieces; undefined where it expected nothing. */
  dearer: number | undefined;
};

/**
 * What is left to come of an order: what its lines say less what purchases brought that name it, product by product (O3).
 * What came without being ordered stands behind. What went back to the supplier has come all the same.
 */
export function leftOf(order: Ordered, purchases: readonly Bought[]): LineLeft[] {
  const wanted = wantedOf(order);
  const come = comeBy(order.id, purchases);
  return [...new Set([...wanted.keys(), ...come.keys()])].map((productId) => {
    const { quantity: ordered, cost: expected } = wanted.get(productId) ?? {
      quantity: 0,
      cost: undefined,
    };
    const { pieces, cost } = come.get(productId) ?? { pieces: 0, cost: 0 };
    const isKnown = expected !== undefined && ordered > 0 && pieces > 0;
    return {
      ...{ productId, ordered, come: pieces },
      left: Math.max(0, ordered - pieces),
      tooMany: Math.max(0, pieces - ordered),
      dearer: isKnown ? cost - Math.round((expected / ordered) * pieces) : undefined,
    };
  });
}

type Wanted = { quantity: number; cost: number | undefined };

/** Quantity of each product in an order, in pieces, and its expected cost in all, in francs. */
export function wantedOf({ lines }: Pick<Order, "lines">): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { productId, quantity, cost } of lines) {
    const before = wanted.get(productId) ?? { quantity: 0, cost: 0 };
    const known = before.cost !== undefined && cost !== undefined;
    wanted.set(productId, {
      quantity: before.quantity + quantity,
      cost: known ? (before.cost ?? 0) + cost : undefined,
    });
  }
  return wanted;
}

function comeBy(orderId: string, purchases: readonly Bought[]) {
  const come = new Map<string, { pieces: number; cost: number }>();
  for (const one of purchases) {
    if (one.orderId !== orderId || one.backOf) continue;
    for (const { productId, quantity, cost } of one.lines) {
      const before = come.get(productId) ?? { pieces: 0, cost: 0 };
      come.set(productId, { pieces: before.pieces + quantity, cost: before.cost + cost });
    }
  }
  return come;
}

/** How an order stands, in one word: as the office said, and for one that is on its way whether some or all of it has come (O4). */
export type OrderStanding = "draft" | "sent" | "part" | "come" | "closed" | "cancelled";

export function standingOf(
  { state }: Pick<Order, "state">,
  left: readonly LineLeft[],
): OrderStanding {
  if (left.every((line) => line.left === 0)) return state === "cancelled" ? state : "come";
  if (state === "closed" || state === "cancelled") return state;
  return left.some(({ come }) => come > 0) ? "part" : state;
}

/** Whether goods of an order may still come. */
export const isOpen = (standing: OrderStanding): boolean =>
  standing === "draft" || standing === "sent" || standing === "part";

/** What is still to come of an order, as lines of an order: each with its part of the expected cost, rounded, in packs where it fills them. */
export function linesLeft(order: Ordered, purchases: readonly Bought[]): OrderLine[] {
  const wanted = wantedOf(order);
  const bys = new Map(order.lines.map(({ productId, by }) => [productId, by]));
  return leftOf(order, purchases).flatMap(({ productId, left }) => {
    if (left === 0) return [];
    const { quantity = 0, cost } = wanted.get(productId) ?? {};
    const by = bys.get(productId);
    return [
      {
        ...{ productId, quantity: left },
        ...(cost !== undefined && { cost: Math.round((cost / quantity) * left) }),
        ...(by && left % by.per === 0 && { by }),
      },
    ];
  });
}

/** Pieces of each product that suppliers were asked for and that have not come. A draft is known to nobody but the shop. */
export function comingOf(
  orders: readonly Ordered[],
  purchases: readonly Bought[],
): Map<string, number> {
  const coming = new Map<string, number>();
  for (const order of orders) {
    const lines = leftOf(order, purchases);
    const standing = standingOf(order, lines);
    if (standing !== "sent" && standing !== "part") continue;
    for (const { productId, left } of lines)
      if (left > 0) coming.set(productId, (coming.get(productId) ?? 0) + left);
  }
  return coming;
}

/** Days from telling each supplier to the first goods, of their orders, the last one first. */
export function daysTaken(
  orders: readonly Pick<Order, "id" | "supplierId" | "sentDay" | "day">[],
  purchases: readonly (Pick<Purchase, "day" | "backOf"> & Pick<Bought, "orderId">)[],
): Map<string, number[]> {
  const first = new Map<string, string>();
  for (const { orderId, day, backOf } of purchases)
    if (orderId && !backOf && day < (first.get(orderId) ?? "9")) first.set(orderId, day);
  const taken = new Map<string, number[]>();
  for (const { id, supplierId, sentDay } of [...orders].sort((a, b) => (a.day < b.day ? 1 : -1))) {
    const came = first.get(id);
    if (!sentDay || came === undefined || came < sentDay) continue;
    const days = Math.round((Date.parse(came) - Date.parse(sentDay)) / 86_400_000);
    taken.set(supplierId, [...(taken.get(supplierId) ?? []), days]);
  }
  return taken;
}
