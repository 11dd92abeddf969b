import { must } from "#shared/must.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { ResellerSale, ResellerSaleLine } from "#shared/schemas/reseller-sale.ts";
import type { Transfer } from "#shared/schemas/transfer.ts";
import type { RowKind, RowsByKind } from "#shared/sync/rows.ts";
import { shopOfScope } from "#web/store/hub/access.ts";
import { productFields, uuidOf } from "./builders.ts";
import { priceOf } from "./oracle-discounts.ts";
import { draft, type PlannedAct, type Scene } from "./simulation-draft.ts";
import { seeMessages, writeMessage } from "./simulation-message-acts.ts";
import { handedOver } from "./simulation-units.ts";

/** What people do with goods that leave the shop, as often as its weight says; a reseller has other things to do than staff. */
export function goodsActs(role: Role | undefined): [number, (scene: Scene) => PlannedAct][] {
  if (role === "reseller")
    return [[14, sellOwn], [7, decideTransfer], [4, giveBack], [2, readNotices], ...talk];
  const isOffice = role === "owner" || role === "manager";
  return [
    [5, handOut],
    [isOffice ? 4 : 1, decideTransfer],
    [3, giveBack],
    [isOffice ? 3 : 0.5, sellOwn],
    [isOffice ? 8 : 0.5, decideSale],
    [role === "owner" ? 6 : 0.4, pay],
    [role === "owner" ? 3 : 0.4, sendToShop],
    [5, receive],
    [1.5, readNotices],
    ...talk,
  ];
}

const talk: [number, (scene: Scene) => PlannedAct][] = [
  [1.5, writeMessage],
  [1, seeMessages],
];

/** What a hand-over looks like to whoever may act on it: its row, or the own act that made it. */
type Seen = Pick<
  Transfer,
  "id" | "productId" | "resellerId" | "quantity" | "minPrice" | "by" | "status"
> & {
  left: number;
};

/** Rows of the scope that this person reads. */
function rowsOf<K extends RowKind>({ device, shop }: Scene, kind: K): RowsByKind[K][number][] {
  const own = `shop:${shop.id}:reseller:${device.person.id}`;
  const scope = device.program?.device.scopes().find((name) => name === own) ?? `shop:${shop.id}`;
  return [...device.rows(scope, kind).values()] as RowsByKind[K][number][];
}

/** What the screens of this shop show beside the catalogue. */
function screensOf({ device, shop }: Scene) {
  const books = [...(device.program?.goods ?? [])];
  return books.find(([scope]) => shopOfScope(scope) === shop.id)?.[1];
}

/** As the screens show them, own acts counted in; careless programs go by the bare rows and their own hand-overs. */
function transfersOf(scene: Scene): Seen[] {
  const screens = screensOf(scene);
  if (screens && scene.rng.chance(0.85))
    return screens.transfers.list().map((row) => ({ ...row, left: row.exactInStock }));
  const rows = rowsOf(scene, "transfers").map((row): Seen => ({ ...row, left: row.inStock }));
  const known = new Set(rows.map(({ id }) => id));
  for (const { operation, state } of scene.device.disk.records.values())
    if (operation.kind === "transfer" && operation.shopId === scene.shop.id && state !== "refused")
      if (!known.has(operation.id)) {
        const { body, id } = operation;
        rows.push({ ...body, id, status: "pending", left: body.quantity });
      }
  return rows;
}

function resellerSalesOf(scene: Scene): readonly ResellerSale[] {
  const screens = screensOf(scene);
  const isOnScreen = screens && scene.rng.chance(0.85);
  return isOnScreen ? screens.resellerSales.list() : rowsOf(scene, "resellerSales");
}

/** Goods go to a reseller, from the products screen or from the till. */
function handOut(scene: Scene): PlannedAct {
  const { catalogue, rng, shop } = scene;
  const isCareless = rng.chance(0.12);
  const items = [...catalogue.items()].filter((item) => isCareless || item.shownStock > 0);
  const everybody = [...shop.members];
  const resellers = everybody.filter(([, { role }]) => role === "reseller");
  const some = isCareless && rng.chance(0.3) ? everybody : resellers;
  if (items.length === 0 || some.length === 0) return undefined;
  const [resellerId] = rng.pick(some);
  const item = rng.pick(items);
  const { id, name, price, minPrice, shownStock } = item;
  const productId = isCareless && rng.chance(0.2) ? `${shop.tag}-ghost` : id;
  const pieces = isCareless ? rng.int(1, 6) : rng.int(1, Math.min(4, shownStock));
  const { quantity, by } = handedOver(pieces, item, isCareless);
  const origin = rng.pick(["products", "till"] as const);
  const told = { resellerId, productId, quantity, price, minPrice, origin };
  return draft("transfer", rng, () => ({ ...told, ...(by && { by }) }), [name]);
}

function decideTransfer(scene: Scene): PlannedAct {
  const { rng } = scene;
  const all = transfersOf(scene);
  const waiting = all.filter(({ status }) => status === "pending");
  const some = waiting.length > 0 && rng.chance(0.9) ? waiting : all;
  if (some.length === 0) return undefined;
  const { id: transferId, productId, quantity } = rng.pick(some);
  const told = rng.chance(0.04) ? quantity + 1 : quantity;
  const decision = rng.chance(0.6) ? ("confirm" as const) : ("reject" as const);
  const id = rng.chance(0.03) ? uuidOf(rng) : transferId;
  const body = { transferId: id, productId, quantity: told, decision, note: "" };
  return draft("transfer.decide", rng, () => body);
}

/** Goods come back from a reseller, brought by them or taken by staff; now and then more than there is. */
function giveBack(scene: Scene): PlannedAct {
  const { rng } = scene;
  const isCareless = rng.chance(0.12);
  const some = transfersOf(scene).filter(
    ({ left, status }) => isCareless || (left > 0 && status === "confirmed"),
  );
  if (some.length === 0) return undefined;
  const { id, productId, left } = rng.pick(some);
  const transferId = isCareless && rng.chance(0.2) ? uuidOf(rng) : id;
  const quantity = isCareless ? rng.int(1, 5) : rng.int(1, left);
  return draft("transfer.return", rng, () => ({ transferId, productId, quantity, reason: "" }));
}

/** A reseller sells what they hold, or the office writes such a sale down. */
function sellOwn(scene: Scene): PlannedAct {
  const { rng } = scene;
  const isCareless = rng.chance(0.12);
  const some = transfersOf(scene).filter(
    ({ left, status }) => isCareless || (left > 0 && status === "confirmed"),
  );
  if (some.length === 0) return undefined;
  const lines = rng
    .shuffled(some)
    .slice(0, rng.int(1, 3))
    .map(({ id, productId, left, minPrice, by }): ResellerSaleLine => {
      const transferId = isCareless && rng.chance(0.1) ? uuidOf(rng) : id;
      const quantity = isCareless ? rng.int(1, 5) : rng.int(1, left);
      const price =
        isCareless && rng.chance(0.5) ? rng.int(0, minPrice) : minPrice + rng.int(0, 9) * 25;
      // Now and then an app of before sells grams as pieces.
      const isBefore = Math.floor(price / 25) % 6 === 0;
      return { transferId, productId, quantity, price, ...(by && !isBefore && { by }) };
    });
  if (isCareless && rng.chance(0.2)) lines.push({ ...must(lines[0]), quantity: 1 });
  const sum = lines.reduce((total, line) => total + priceOf(line), 0);
  const total = isCareless && rng.chance(0.2) ? sum + 5 : sum;
  return draft("reseller-sale", rng, (receipt) => ({ receipt, lines, total }));
}

function decideSale(scene: Scene): PlannedAct {
  const { rng } = scene;
  const all = resellerSalesOf(scene);
  const waiting = all.filter(({ status }) => status === "pending");
  const some = waiting.length > 0 && rng.chance(0.9) ? waiting : all;
  if (some.length === 0) return undefined;
  const { id, transferId, quantity } = rng.pick(some);
  const told = rng.chance(0.04) ? quantity + 1 : quantity;
  const decision = rng.chance(0.65) ? ("confirm" as const) : ("decline" as const);
  const resellerSaleId = rng.chance(0.03) ? `${uuidOf(rng)}.0` : id;
  const body = { resellerSaleId, transferId, quantity: told, decision, note: "" };
  return draft("reseller-sale.decide", rng, () => body);
}

/** Commissions of one reseller are paid: all that are open, or some; carelessly those of yesterday once more. */
function pay(scene: Scene): PlannedAct {
  const { rng } = scene;
  const earned = resellerSalesOf(scene).filter(({ commission }) => commission !== null);
  const open = earned.filter(({ commission }) => commission?.status === "pending");
  const some = open.length > 0 && rng.chance(0.85) ? open : earned;
  if (some.length === 0) return undefined;
  const { resellerId } = rng.pick(some);
  const own = some.filter((sale) => sale.resellerId === resellerId);
  const named = rng.chance(0.7) ? own : rng.shuffled(own).slice(0, rng.int(1, own.length));
  if (rng.chance(0.04)) named.push(rng.pick(earned));
  const sum = new Map(named.map(({ id, commission }) => [id, commission?.amount ?? 0]));
  const amount =
    [...sum.values()].reduce((total, one) => total + one, 0) + (rng.chance(0.04) ? 25 : 0);
  const resellerSaleIds = named.map(({ id }: ResellerSale) => id);
  const told = { resellerId, resellerSaleIds, amount, reference: "", paidOn: "2026-05-12" };
  const means = rng.pick(["cash", "mobile-money", "bank"] as const);
  return draft("commission.pay", rng, () => ({ ...told, means }));
}

/** Goods go to another shop of the owner; carelessly to a stranger's, or nowhere. */
function sendToShop(scene: Scene): PlannedAct {
  const { catalogue, rng, shop, shops } = scene;
  const others = shops.filter(({ id }) => id !== shop.id);
  const items = [...catalogue.items()].filter(({ shownStock }) => shownStock > 0);
  if (others.length === 0 || items.length === 0) return undefined;
  const { id: productId, name, shownStock } = rng.pick(items);
  const toShopId = rng.chance(0.03) ? rng.pick([shop.id, uuidOf(rng)]) : rng.pick(others).id;
  const quantity = rng.chance(0.1) ? rng.int(1, 6) : rng.int(1, Math.min(3, shownStock));
  const { uniqueCode: _code, images: _images, ...product } = productFields(productId, { name });
  const mark = quantity + shownStock + items.length;
  const back = mark % 2 === 0 ? withdraw(scene, mark) : undefined;
  if (back) return back;
  return draft("shop-transfer", rng, () => ({ toShopId, productId, quantity, product }), [name]);
}

/**
 * What is on its way is taken back, this device's own unsent goods as well; carelessly what is over, or another number of
 * pieces. It follows from what was to be sent, so that no other draw changes.
 */
function withdraw(scene: Scene, mark: number): PlannedAct {
  const shown = screensOf(scene)?.shopTransfers.list() ?? rowsOf(scene, "shopTransfers");
  const sent = shown.filter(({ direction }) => direction === "out");
  const open = sent.filter(({ status }) => status === "on-the-way");
  const some = open.length > 0 && mark % 7 !== 0 ? open : sent;
  const one = some[mark % Math.max(1, some.length)];
  if (!one?.productId) return undefined;
  const { id: transferId, productId, product } = one;
  const quantity = mark % 23 === 0 ? one.quantity + 1 : one.quantity;
  const body = { transferId, productId, quantity };
  return draft("shop-transfer.withdraw", scene.rng, () => body, [product.name]);
}

/** What arrives is counted: all of it, some of it, or more than was written down; now and then by two people. */
function receive(scene: Scene): PlannedAct {
  const { catalogue, rng } = scene;
  const coming = rowsOf(scene, "shopTransfers").filter(({ direction }) => direction === "in");
  const open = coming.filter(({ status }) => status === "on-the-way");
  const some = open.length > 0 && rng.chance(0.9) ? open : coming;
  const items = [...catalogue.items()].filter(({ isKnownToServer }) => isKnownToServer);
  if (some.length === 0 || items.length === 0) return undefined;
  const { id, quantity } = rng.pick(some);
  const transferId = rng.chance(0.03) ? uuidOf(rng) : id;
  const counted = rng.chance(0.7) ? quantity : rng.int(0, quantity + 1);
  const { id: productId, name } = rng.pick(items);
  return draft("shop-transfer.receive", rng, () => ({ transferId, productId, counted, note: "" }), [
    name,
  ]);
}

function readNotices(scene: Scene): PlannedAct {
  const { rng, device } = scene;
  const all = rowsOf(scene, "notifications").filter(({ userId }) => userId === device.person.id);
  const unread = all.filter(({ readAt }) => readAt === null);
  const some = unread.length > 0 ? unread : all;
  if (some.length === 0) return undefined;
  const ids = rng
    .shuffled(some)
    .slice(0, rng.int(1, some.length))
    .map(({ id }) => id);
  if (rng.chance(0.05)) ids.push(uuidOf(rng));
  return draft("notification.read", rng, () => ({ ids }));
}
