import { adjustmentDelta } from "#shared/rules/stock.ts";
import { waitingReferences } from "#shared/rules/waiting-reference.ts";
import type { Payment, Return, Sale, SaleLine } from "#shared/schemas/sale.ts";
import type { OperationBody } from "#shared/sync/operations.ts";
import { productFields, uuidOf } from "./builders.ts";
import { worthOf } from "./oracle-discounts.ts";
import type { Rng } from "./random.ts";
import { discounted, paidBack } from "./simulation-discounts.ts";
import { draft, type PlannedAct, type Scene } from "./simulation-draft.ts";
import { goodsActs } from "./simulation-goods-acts.ts";
import { rated } from "./simulation-taxes.ts";
import { editOfMeasures, measured, withMeasures } from "./simulation-units.ts";
import type { SimulatedShop } from "./simulation-world.ts";

/** Draws one act from what this person sees on this screen now. Some clients are careless and ask for what they may not. */
export function drawAct(scene: Scene): PlannedAct {
  const { rng, shop, device, isBusy } = scene;
  const role = shop.members.get(device.person.id)?.role;
  const sells = isBusy && role !== "reseller" && rng.chance(0.95) ? sell(scene) : undefined;
  if (sells) return sells;
  const act = rng.weighted<(scene: Scene) => PlannedAct>([
    ...goodsActs(role),
    ...(role === "reseller" && rng.chance(0.9) ? [] : shopActs),
  ]);
  return act(scene);
}

const shopActs: [number, (scene: Scene) => PlannedAct][] = [
  [10, sell],
  [2, takeBack],
  [2, adjust],
  [1, count],
  [1.5, create],
  [0.8, importFile],
  [1.5, edit],
  [1, settle],
  [0.3, poison],
];

function drawLines(
  { catalogue, rng, shop }: Scene,
  careless: boolean,
): { lines: SaleLine[]; names: string[] } {
  const items = [...catalogue.items()].filter(
    (item) => careless || (!item.archived && item.shownStock > 0),
  );
  const chosen = rng.shuffled(items).slice(0, rng.int(1, Math.min(4, Math.max(1, items.length))));
  const lines: SaleLine[] = chosen.map((item) => {
    const sold = {
      productId: item.id,
      quantity: careless ? rng.int(1, 5) : rng.int(1, Math.max(1, Math.min(3, item.shownStock))),
      price: careless && rng.chance(0.5) ? rng.int(1, item.minPrice) : item.price,
      ...(item.isKnownToServer && !item.isRenamed ? {} : { name: item.name }),
    };
    return measured(sold, item, careless);
  });
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
  const due = worthOf(lines);
  const sold = discounted(lines, Math.floor(due / 50), careless);
  const asked = worthOf(sold.lines);
  const total = careless && rng.chance(0.2) ? asked + 5 : asked;
  const catalogRev = catalogue.rev;
  const sellerId = whoSells(scene, due + catalogRev, careless);
  const who = sellerId === undefined ? {} : { sellerId };
  const tax = toldRate(due + catalogRev);
  sold.lines = rated(sold.lines, tax);
  const payments: Payment[] = rng.chance(0.8)
    ? [{ method: "cash", amount: total, tendered: total + rng.pick([0, 0, 500]) }]
    : byPhone(total);
  return draft(
    "sale",
    rng,
    (receipt) => ({ receipt, catalogRev, ...sold, payments, total, ...who, ...tax }),
    names,
  );
}

/** Old programs tell no rate of tax (K1); drawn as below, so that no other draw changes. */
function toldRate(mark: number): { vatRate?: number } {
  const vatRate = [undefined, 0, 1925, 1000][mark % 4];
  return vatRate === undefined ? {} : { vatRate };
}

/**
 * Mobile money, at times after some cash, at times with its message still on the way. It follows from what is sold, so
 * that no other draw changes; few references, typed in several ways, so that some are used again.
 */
function byPhone(total: number): Payment[] {
  const mark = Math.floor(total / 50);
  const cash = mark % 4 === 1 ? Math.floor(total / 2) : 0;
  const reference = mark % 2 === 0 ? `MP-${mark % 23}` : `mp ${mark % 23}`;
  const told = mark % 5 === 2 ? {} : { reference };
  return [
    ...(cash > 0 ? [{ method: "cash" as const, amount: cash, tendered: cash }] : []),
    { method: "mobile-money", amount: total - cash, ...told },
  ];
}

/**
 * Now and then somebody else of the staff is switched in on the device (J11); careless programs name anybody. It follows
 * from what is sold, so that no other draw changes.
 */
function whoSells({ shop, device }: Scene, mark: number, careless: boolean): string | undefined {
  if (mark % 3 !== 0) return undefined;
  const people = [...shop.members].filter(
    ([, { role, active }]) => careless || (active && role !== "reseller"),
  );
  const [id] = people[mark % people.length] ?? [];
  return id === device.person.id ? undefined : id;
}

function takeBack(scene: Scene): PlannedAct {
  const { rng } = scene;
  const { lines, names } = drawLines(scene, true);
  if (lines.length === 0) return undefined;
  const sum = worthOf(lines);
  const restock = rng.chance(0.7);
  const { back, ...ticket } = ofTicket(scene, sum);
  const tax = toldRate(sum + scene.catalogue.rev);
  const returned = back ?? rated(lines, tax);
  const total = worthOf(returned);
  return draft(
    "return",
    rng,
    () => ({
      ...{ ...ticket, lines: returned, restock, refund: "cash", total, reason: "retour" },
      ...tax,
    }),
    names,
  );
}

/**
 * Now and then it comes from a ticket that the device shows, at times from a reseller's, or from a paper that the books do
 * not know yet; it undoes it, or brings some of it back, or something else. It follows from what comes back, so that no
 * other draw changes.
 */
function ofTicket(
  { device, shop, papers }: Scene,
  mark: number,
): Pick<OperationBody<"return">, "saleId" | "ticket" | "isVoid"> & { back?: SaleLine[] } {
  const paper = mark % 100 === 50 ? papers[mark % Math.max(1, papers.length)] : undefined;
  if (paper) {
    const isVoid = mark % 200 === 50 && { isVoid: true as const };
    // Old programs tell nothing of a ticket; others whom they think that it is of.
    const ticket = mark % 300 === 50 && { sellerId: device.person.id, deviceCode: "A" };
    return { saleId: paper.id, ...(ticket && { ticket }), ...isVoid };
  }
  const all = [...device.rows(`shop:${shop.id}`, "sales").values()] as Sale[];
  const ofResellers = all.filter(({ sellerId }) => shop.members.get(sellerId)?.role === "reseller");
  const sales = mark % 500 < 250 && ofResellers.length > 0 ? ofResellers : all;
  const sale = sales[mark % Math.max(1, sales.length)];
  if (mark % 100 !== 0 || !sale) return { saleId: null };
  const { id: saleId, sellerId, agencyId, deviceCode } = sale;
  const ticket = { sellerId, deviceCode, ...(agencyId && { agencyId }) };
  const isVoid = mark % 200 === 0;
  const returns = [...device.rows(`shop:${shop.id}`, "returns").values()] as Return[];
  const before = returns.filter((one) => one.saleId === saleId);
  const some = paidBack(sale.lines, before, mark % 3);
  return {
    ...{ saleId, ticket, ...(isVoid && { isVoid: true as const }) },
    ...(mark % 300 !== 0 && { back: some }),
  };
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
  const row = newProduct(shop, rng);
  return draft("product.create", rng, () => row, [row.fields.name]);
}

/** A product that is new, or carelessly one whose identifier, barcode or code is taken. */
function newProduct(shop: SimulatedShop, rng: Rng): OperationBody<"product.create"> {
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
    stockThreshold: rng.pick([0, 1, 3]),
  });
  shop.productIds.push(productId);
  const row = { productId, fields, initialStock: rng.int(0, 5) };
  return shop.hasMeasures ? withMeasures(row) : row;
}

/** A file of products in one to three parts, written in one act (I1). */
function importFile(scene: Scene): PlannedAct {
  const { shop, rng } = scene;
  const importId = uuidOf(rng);
  const parts = rng.int(1, 3);
  return Array.from({ length: parts }, (_, at) => {
    const drawn = Array.from({ length: rng.int(1, 3) }, () => newProduct(shop, rng));
    // The same new product twice in one operation is more than any program of ours writes.
    const creates = [...new Map(drawn.map((row) => [row.productId, row])).values()];
    const edits = Array.from({ length: rng.int(0, 2) }, () => drawEdit(scene)).flatMap((one) =>
      // No file says in which unit a product is kept that the shop has already.
      one && !one.patch.unit ? one : [],
    );
    const names = creates.map(({ fields }) => fields.name);
    const body = { importId, part: at + 1, parts, creates, edits };
    return { ...draft("product.import", rng, () => body, names), cartId: `${importId}/${at}` };
  });
}

function edit(scene: Scene): PlannedAct {
  const body = drawEdit(scene);
  return body && draft("product.edit", scene.rng, () => body);
}

function drawEdit({ catalogue, rng, shop }: Scene): OperationBody<"product.edit"> | undefined {
  const items = [...catalogue.items()];
  if (items.length === 0) return undefined;
  const item = rng.pick(items);
  if (shop.hasMeasures && rng.chance(0.5)) return editOfMeasures(item, rng);
  const price = rng.int(2, 40) * 50;
  const patch = rng.pick([
    { price: [item.price, price], minPrice: [item.minPrice, Math.floor(price / 2)] },
    { name: [item.name, `${item.name.slice(0, 30)} ${rng.int(1, 9)}`] },
    { archived: [item.archived, !item.archived] },
  ]) as OperationBody<"product.edit">["patch"];
  return { productId: item.id, patch };
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
  if (!("id" in sale) || !("payments" in sale)) return undefined;
  // Whoever looks at a ticket may have the message of its payment by now.
  const [payment] = waitingReferences(sale.payments);
  if (payment !== undefined) {
    const reference = `MP${Math.floor(sale.total / 50) % 23}`;
    return draft("sale.reference", rng, () => ({ saleId: sale.id, payment, reference }));
  }
  return draft("sale.settle", rng, () => ({ saleId: sale.id, note: "vu" }));
}
