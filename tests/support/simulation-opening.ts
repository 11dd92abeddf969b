import { wareOf } from "#shared/rules/ware.ts";
import type { ResellerSaleLine } from "#shared/schemas/reseller-sale.ts";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import { type HandDevice, handDevice, productFields } from "./builders.ts";
import { priceOf } from "./oracle-discounts.ts";
import type { Rng } from "./random.ts";
import type { Simulation } from "./simulation.ts";
import { type Article, articlesOf, type SimulatedShop } from "./simulation-world.ts";

/** The first articles of each shop, brought in by its owner through an ordinary exchange, and what has left it since. */
export async function openShops(
  simulation: Simulation,
  articles?: readonly Article[],
): Promise<void> {
  const { world, oracle, server, rng } = simulation;
  for (const shop of world.shops) {
    oracle.addShop(shop);
    for (const [userId, { role, active }] of shop.members)
      oracle.setMember(shop.id, userId, { role, active });
  }
  const gone: Operation[] = [];
  for (const shop of world.shops) {
    await oracle.observe([shop.id], []);
    const till = handDevice(rng, server.clock);
    const stock = articles ?? articlesOf(shop, rng).map((article) => enough(simulation, article));
    const creations = stock.map((article) => till.operation(shop.id, "product.create", article));
    await send(simulation, shop.ownerId, till, creations);
    if (!articles) gone.push(...(await tradeBefore(simulation, shop, till, stock)));
  }
  await endWays(simulation, gone);
  await bringSomeBack(simulation, gone);
}

/**
 * A piece of some sales of resellers comes back, of others all of it is undone (T13); of those that wait, before anybody
 * has said yes. Drawn apart, so that nothing else changes.
 */
async function bringSomeBack(simulation: Simulation, gone: readonly Operation[]): Promise<void> {
  const rng = simulation.rng.fork("backs");
  for (const sale of gone) {
    if (sale.kind !== "reseller-sale" || !rng.chance(0.5)) continue;
    const { id, shopId, body } = sale;
    const ownerId = simulation.world.shops.find((shop) => shop.id === shopId)?.ownerId ?? "";
    const phone = handDevice(rng, simulation.server.clock);
    const line = body.lines[0] as ResellerSaleLine;
    const { productId, price, transferId, quantity, by } = line;
    const handOver = gone.find(({ id }) => id === transferId)?.body;
    const sellerId = handOver && "resellerId" in handOver ? handOver.resellerId : ownerId;
    const ticket = { sellerId, deviceCode: "ZZ" };
    const some = by ? Math.min(quantity, 333) : 1;
    const lines = [{ productId, price, quantity: some, ...(by && { by }) }];
    const total = priceOf({ price, quantity: some, by });
    const isVoid = rng.chance(0.25);
    const decision = {
      resellerSaleId: `${id}.0`,
      transferId,
      quantity,
      decision: "confirm",
      note: "",
    };
    const yes = phone.operation(shopId, "reseller-sale.decide", decision as never);
    const back = (saleId: string) =>
      phone.operation(shopId, "return", {
        ...{ saleId, ticket, lines, restock: true, refund: "cash", total, reason: "retour" },
        ...(isVoid && { isVoid }),
      });
    // By the office it stands already; else the yes is heard before or after what came back of it.
    await send(simulation, ownerId, phone, [back(id)]);
    await send(simulation, ownerId, phone, rng.shuffled([yes, back(yes.id)]));
    // Of what is weighed another part: what is left of a commission follows from both.
    if (by) await send(simulation, ownerId, phone, [back(id), back(yes.id)]);
  }
}

/**
 * Some of what is on its way is counted by one shop and taken back by the other at once: the server dies once the first of
 * them is committed, and answers the other before the first comes again. Drawn apart, so that nothing else
 * changes.
 */
async function endWays(simulation: Simulation, sent: readonly Operation[]): Promise<void> {
  const { server, world } = simulation;
  const rng = simulation.rng.fork("ways");
  if (!rng.chance(0.8)) return;
  for (const way of sent) {
    if (way.kind !== "shop-transfer" || !rng.chance(0.6)) continue;
    const { toShopId, productId, quantity } = way.body;
    const ownerId = world.shops.find(({ id }) => id === way.shopId)?.ownerId ?? "";
    const article = world.shops.find(({ id }) => id === toShopId)?.productIds[0] ?? "";
    const hand = async (shopId: string) => {
      const phone = handDevice(rng, server.clock);
      const tell = (end: Operation) => send(simulation, ownerId, phone, [end]);
      // A device is known to a shop before anything depends on what is committed first.
      await tell(phone.operation(shopId, "notification.read", { ids: [way.id] }));
      return { phone, tell };
    };
    const [sender, receiver] = [await hand(way.shopId), await hand(toShopId)];
    const taken = { transferId: way.id, productId, quantity };
    const back = sender.phone.operation(way.shopId, "shop-transfer.withdraw", taken);
    const counted = { transferId: way.id, productId: article, counted: quantity, note: "" };
    const count = receiver.phone.operation(toShopId, "shop-transfer.receive", counted);
    const [first, second] = rng.shuffled([() => sender.tell(back), () => receiver.tell(count)]) as [
      () => Promise<void>,
      () => Promise<void>,
    ];
    server.nextDies = true;
    await first();
    await second();
    await first();
    await sender.tell(sender.phone.operation(way.shopId, "shop-transfer.withdraw", taken));
  }
}

/** Where people do little but sell they have something to sell. */
function enough({ isBusy }: Simulation, article: Article): Article {
  return isBusy ? { ...article, initialStock: article.initialStock * 20 } : article;
}

async function send(
  { oracle, server }: Simulation,
  by: string,
  till: HandDevice,
  operations: Operation[],
): Promise<void> {
  for (const operation of operations) oracle.learnOpening(operation, by);
  if (operations.length > 0) await server.exchange(by, till.request(operations));
}

/** One after the other, the server dying of most of them, also after the commit: the till sends each once more. */
async function sendInTrouble(
  simulation: Simulation,
  by: string,
  till: HandDevice,
  operations: Operation[],
): Promise<void> {
  const { server } = simulation;
  for (const operation of operations) {
    server.troubles = { deaths: 0.9, holds: 0 };
    await send(simulation, by, till, [operation]);
    server.troubles = { deaths: 0, holds: 0 };
    await send(simulation, by, till, [operation]);
  }
}

/** Goods that resellers were given, what they have sold of them, and what is on its way to the other shop; gives all of it. */
async function tradeBefore(
  simulation: Simulation,
  shop: SimulatedShop,
  office: HandDevice,
  articles: readonly Article[],
): Promise<Operation[]> {
  const { rng, server, world } = simulation;
  const handOvers = handOversOf(shop, articles, rng).map((body) =>
    office.operation(shop.id, "transfer", body),
  );
  const sibling = world.shops.find(({ id, ownerId }) => id !== shop.id && ownerId === shop.ownerId);
  const sent = articles
    .filter(() => sibling && rng.chance(0.4))
    .map(({ productId, fields: { name } }) => {
      const { uniqueCode: _code, images: _images, ...product } = productFields(productId, { name });
      const body = { toShopId: sibling?.id ?? "", productId, quantity: rng.int(1, 3), product };
      return office.operation(shop.id, "shop-transfer", body);
    });
  await send(simulation, shop.ownerId, office, handOvers);
  await sendInTrouble(simulation, shop.ownerId, office, sent);
  const sold: Operation[] = [];
  const resellers = new Map<string, HandDevice>();
  for (const handOver of handOvers) {
    if (handOver.kind !== "transfer" || handOver.body.origin !== "products") continue;
    if (!rng.chance(0.7)) continue;
    const { resellerId, quantity, productId, minPrice, by: weighed } = handOver.body;
    const phone = resellers.get(resellerId) ?? handDevice(rng, server.clock);
    resellers.set(resellerId, phone);
    const isByOffice = rng.chance(0.3);
    const [by, till] = isByOffice ? [shop.ownerId, office] : [resellerId, phone];
    const pieces = rng.int(1, quantity);
    const price = minPrice + rng.int(0, 4) * 50;
    const first = weighed ? Math.ceil(pieces / 3) : 1;
    const parts = pieces > 1 ? [first, pieces - first] : [1];
    const lines = parts.map((part): ResellerSaleLine => {
      const goods = { transferId: handOver.id, productId, quantity: part, price };
      return { ...goods, ...(weighed && { by: weighed }) };
    });
    const total = lines.reduce((sum, line) => sum + priceOf(line), 0);
    const body = { receipt: rng.int(1, 900), lines, total };
    const sale = till.operation(shop.id, "reseller-sale", body);
    sold.push(sale);
    await send(simulation, by, till, [sale]);
  }
  // Prices change between a hand-over and the yes to what was sold of it (T4).
  const edits = articles
    .filter(() => rng.chance(0.4))
    .map(({ productId, fields: { minPrice, price } }) => {
      const now = rng.pick([minPrice - 25, minPrice + 25, Math.floor(minPrice / 2)]);
      const patch = { minPrice: [minPrice, Math.max(0, Math.min(price, now))] as [number, number] };
      return office.operation(shop.id, "product.edit", { productId, patch });
    });
  await send(simulation, shop.ownerId, office, edits);
  return [...handOvers, ...sent, ...sold];
}

/** What resellers were given; some of it waits for their yes. */
function handOversOf(
  { members }: SimulatedShop,
  articles: readonly Article[],
  rng: Rng,
): OperationBody<"transfer">[] {
  const resellers = [...members].filter(([, { role }]) => role === "reseller");
  return resellers.flatMap(([resellerId]) =>
    articles
      .filter(({ initialStock }) => initialStock > 1 && rng.chance(0.7))
      .map(({ productId, initialStock, fields }) => {
        const { price, minPrice } = fields;
        const by = wareOf(fields)?.by;
        const quantity = rng.int(1, Math.ceil(initialStock / 2));
        const origin = rng.pick(["products", "products", "products", "till"] as const);
        const body = { resellerId, productId, quantity, price, minPrice, origin };
        return { ...body, ...(by && { by }) };
      }),
  );
}
