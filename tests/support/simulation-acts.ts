import { adjustmentDelta } from "#shared/rules/stock.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import type { OperationBody, OperationKind } from "#shared/sync/operations.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { Catalogue } from "#web/store/read-models/catalogue.ts";
import { productFields, uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import type { SimulatedShop } from "./simulation-world.ts";
import type { TestDevice } from "./test-device.ts";

/** What somebody does on a device: the draft of an operation, or nothing when there is nothing to do it with. */
export type PlannedAct = Omit<Draft, "shopId" | "by"> | undefined;

type Scene = { device: TestDevice; shop: SimulatedShop; catalogue: Catalogue; rng: Rng };

/** Draws one act from what this person sees on this screen now. Some clients are careless and ask for what they may not. */
export function drawAct(scene: Scene): PlannedAct {
  const { rng } = scene;
  const act = rng.weighted<(scene: Scene) => PlannedAct>([
    [10, sell],
    [2, takeBack],
    [2, adjust],
    [1, count],
    [1.5, create],
    [1, edit],
    [1, settle],
    [0.3, poison],
  ]);
  return act(scene);
}

function draft<K extends OperationKind>(
  kind: K,
  rng: Rng,
  body: (receipt: number) => OperationBody<K>,
  names: string[] = [],
): PlannedAct {
  const cartId = rng.chance(0.9) ? uuidOf(rng) : null;
  // Some programs claim to be somebody else; nothing in a body is believed about it (J1).
  const claim = kind !== "sale" && rng.chance(0.2) ? { role: "owner" } : {};
  const told = (receipt: number) => ({ ...body(receipt), ...claim });
  return { kind, cartId, body: told, shown: () => ({ names, sellerName: "" }) } as PlannedAct;
}

function drawLines(
  { catalogue, rng, shop }: Scene,
  careless: boolean,
): { lines: SaleLine[]; names: string[] } {
  const items = [...catalogue.items()].filter(
    (item) => careless || (!item.archived && item.shownStock > 0),
  );
  const chosen = rng.shuffled(items).slice(0, rng.int(1, Math.min(4, Math.max(1, items.length))));
  const lines: SaleLine[] = chosen.map((item) => ({
    productId: item.id,
    quantity: careless ? rng.int(1, 5) : rng.int(1, Math.max(1, Math.min(3, item.shownStock))),
    price: careless && rng.chance(0.5) ? rng.int(1, item.minPrice) : item.price,
    ...(item.isKnownToServer ? {} : { name: item.name }),
  }));
  const names = chosen.map((item) => item.name);
  const [first] = lines;
  if (first && rng.chance(0.15)) {
    lines.push({ ...first, quantity: 1 });
    names.push(names[0] ?? "");
  }
  if (careless && rng.chance(0.1)) {
    lines.push({ productId: `${shop.tag}-ghost`, quantity: 1, price: 100, name: "inconnu" });
    names.push("inconnu");
  }
  return { lines, names };
}

function sell(scene: Scene): PlannedAct {
  const { catalogue, rng } = scene;
  const careless = rng.chance(0.15);
  const { lines, names } = drawLines(scene, careless);
  if (lines.length === 0) return undefined;
  const due = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const total = careless && rng.chance(0.2) ? due + 5 : due;
  const catalogRev = catalogue.rev;
  const payment = rng.chance(0.8)
    ? { method: "cash" as const, amount: total, tendered: total + rng.pick([0, 0, 500]) }
    : { method: "mobile-money" as const, amount: total, reference: "MP1" };
  return draft(
    "sale",
    rng,
    (receipt) => ({ receipt, catalogRev, lines, payments: [payment], total }),
    names,
  );
}

function takeBack(scene: Scene): PlannedAct {
  const { rng } = scene;
  const { lines, names } = drawLines(scene, true);
  if (lines.length === 0) return undefined;
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  const restock = rng.chance(0.7);
  return draft(
    "return",
    rng,
    () => ({ saleId: null, lines, restock, refund: "cash", total, reason: "retour" }),
    names,
  );
}

function adjust({ catalogue, rng }: Scene): PlannedAct {
  const items = [...catalogue.items()];
  if (items.length === 0) return undefined;
  const { id: productId, name } = rng.pick(items);
  const mode = rng.pick(["increase", "decrease", "decrease"] as const);
  const quantity = rng.int(1, 4);
  return draft("adjust", rng, () => ({ mode, productId, quantity, reason: "essai" }), [name]);
}

function count({ catalogue, rng }: Scene): PlannedAct {
  const items = [...catalogue.items()];
  if (items.length === 0) return undefined;
  const { id: productId, name, exactStock } = rng.pick(items);
  const body = {
    mode: "count" as const,
    productId,
    counted: rng.int(0, 6),
    shownBefore: exactStock,
    reason: "inventaire",
  };
  return adjustmentDelta(body) === 0 ? undefined : draft("adjust", rng, () => body, [name]);
}

function create({ shop, rng }: Scene): PlannedAct {
  const isSecond = shop.productIds.length > 0 && rng.chance(0.2);
  const productId =
    isSecond && rng.chance(0.5)
      ? rng.pick(shop.productIds)
      : `${shop.tag}-n${uuidOf(rng).slice(-6)}`;
  const price = rng.int(2, 40) * 50;
  const barcode = rng.chance(0.3) ? `${shop.tag}${rng.int(1, 4)}` : null;
  const code = isSecond ? `C-${rng.pick(shop.productIds)}` : `C-${productId}`;
  const fields = productFields(productId, {
    price,
    minPrice: price - 50,
    barcode,
    uniqueCode: code.slice(0, 20),
  });
  shop.productIds.push(productId);
  return draft("product.create", rng, () => ({ productId, fields, initialStock: rng.int(0, 5) }), [
    fields.name,
  ]);
}

function edit({ catalogue, rng }: Scene): PlannedAct {
  const items = [...catalogue.items()];
  if (items.length === 0) return undefined;
  const item = rng.pick(items);
  const price = rng.int(2, 40) * 50;
  const patch = rng.pick([
    { price: [item.price, price], minPrice: [item.minPrice, Math.floor(price / 2)] },
    { name: [item.name, `${item.name.slice(0, 30)} ${rng.int(1, 9)}`] },
    { archived: [item.archived, !item.archived] },
  ]) as OperationBody<"product.edit">["patch"];
  return draft("product.edit", rng, () => ({ productId: item.id, patch }), [item.name]);
}

/** A mistake in some program: what it writes cannot be understood, and must not hold its neighbours up (S4). */
function poison({ rng, shop }: Scene): PlannedAct {
  const productId = rng.pick(shop.productIds);
  return rng.chance(0.5)
    ? draft("adjust", rng, () => ({ mode: "increase", productId, quantity: 2, reason: "" }))
    : draft("sale.teleport" as "sale.settle", rng, () => ({ saleId: "nowhere", note: "" }));
}

function settle({ device, shop, rng }: Scene): PlannedAct {
  const sales = [...device.rows(`shop:${shop.id}`, "sales").values()];
  if (sales.length === 0) return undefined;
  const flagged = sales.filter((sale) => "flags" in sale && sale.flags.length > 0);
  const sale = rng.pick(flagged.length > 0 && rng.chance(0.8) ? flagged : sales);
  if (!("id" in sale)) return undefined;
  return draft("sale.settle", rng, () => ({ saleId: sale.id, note: "vu" }));
}
