import { openPart } from "#server/sync/answers/snapshot.ts";
import { exchange } from "#server/sync/exchange.ts";
import { decodeRows } from "#shared/sync/columns.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { aLine, type HandDevice, handDevice, uuidOf } from "#tests/support/builders.ts";
import { markOf } from "#tests/support/oracle-messages.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";
import type { TestServer } from "#tests/support/server.ts";
import { drawAccountAct } from "./leak-accounts.ts";
import type { LeakShop } from "./leak-shop.ts";
import {
  foreignIn,
  foundLeakWorld,
  type LeakWorld,
  moveSomebody,
  noteDealing,
  noteHandOver,
} from "./leak-world.ts";

export type LeakReport = {
  answers: number;
  /** Of them: over HTTP; errors; with rows. */
  http: number;
  errors: number;
  withRows: number;
  moves: number;
  /** What somebody was told that they may not know. */
  foreign: string[];
};

/** Random people ask for everything they can name, theirs or not, while roles come and go; every answer is searched. */
export async function huntLeaks(
  server: TestServer,
  { answers, seed }: { answers: number; seed: number },
): Promise<LeakReport> {
  const rng = randomFrom(`leak ${seed}`);
  const world = await foundLeakWorld(server, rng);
  const devices = new Map(world.people.map(({ id }) => [id, handDevice(rng, server.deps.clock)]));
  const report: LeakReport = { answers: 0, http: 0, errors: 0, withRows: 0, moves: 0, foreign: [] };
  while (report.answers < answers) {
    if (rng.chance(0.05)) {
      await moveSomebody(server, world, rng);
      report.moves += 1;
    }
    const { id: userId } = rng.pick(world.people);
    const device = devices.get(userId);
    if (!device) continue;
    const asker = { server, world, rng, userId, device };
    const { asked, text, isHttp, isError } = await rng.weighted<(asker: Asker) => Promise<Told>>([
      [10, askInProcess],
      [1.5, askByHttp],
      [2, askPart],
      [1, askOdd],
    ])(asker);
    report.answers += 1;
    if (isHttp) report.http += 1;
    if (isError) report.errors += 1;
    if (text.includes('"rows":{"')) report.withRows += 1;
    const foreign = foreignIn(world, userId, text, asked);
    if (foreign)
      report.foreign.push(
        `seed ${seed}: ${userId} was told ${foreign}\n  asked ${asked.slice(0, 600)}\n  heard ${around(text, foreign)}`,
      );
  }
  return report;
}

/** What stands beside the last word of what was found, or how the answer begins. */
function around(text: string, found: string): string {
  const at = text.indexOf(found.split(" ").at(-1) ?? "");
  return text.slice(Math.max(0, at - 400), Math.max(0, at) + 200);
}

type Asker = { server: TestServer; world: LeakWorld; rng: Rng; userId: string; device: HandDevice };
type Told = { asked: string; text: string; isHttp: boolean; isError: boolean };

async function askInProcess({ server, world, rng, userId, device }: Asker): Promise<Told> {
  const request = drawRequest(world, rng, userId, device);
  const answer = await exchange(server.deps.sync, { userId }, request);
  return {
    asked: JSON.stringify(request),
    text: JSON.stringify(answer),
    isHttp: false,
    isError: false,
  };
}

async function askByHttp({ server, world, rng, userId, device }: Asker): Promise<Told> {
  const request: Record<string, unknown> = { ...drawRequest(world, rng, userId, device) };
  if (rng.chance(0.4)) spoil(request, rng);
  return overHttp(server, rng, userId, "POST", "/api/v1/sync", request);
}

async function askPart({ server, world, rng, userId }: Asker): Promise<Told> {
  const scope = drawScope(world, rng, userId);
  const [rev, part] = [rng.int(1, 12), rng.int(0, 2)];
  if (rng.chance(0.3))
    return overHttp(
      server,
      rng,
      userId,
      "GET",
      `/api/v1/snapshot/${encodeURIComponent(scope)}/${rev}/${part}`,
    );
  const body = await server.deps.sync.snapshots.part({ scope, rev, part, userId });
  const rows = body ? decodeRows((await openPart(body)).rows) : null;
  return {
    asked: scope,
    text: JSON.stringify({ rows }),
    isHttp: false,
    isError: body === undefined,
  };
}

/** Other doors: who am I, whose devices, what is not there, the wrong token. */
async function askOdd({ server, world, rng, userId }: Asker): Promise<Told> {
  const shop = rng.pick(world.shops);
  const path = rng.pick([
    "/api/v1/me",
    `/v/${rng.pick(shop.letters)}`,
    `/api/v1/shops/${shop.id}/devices`,
    `/api/v1/shops/${shop.id}`,
    `/api/v1/sync/${shop.id}`,
    `/api/v1/snapshot/shop:${shop.id}/x/y`,
    "/api/v1/shops/nobody/devices",
  ]);
  return overHttp(server, rng, userId, rng.chance(0.9) ? "GET" : "POST", path);
}

async function overHttp(
  server: TestServer,
  rng: Rng,
  userId: string,
  method: "GET" | "POST",
  url: string,
  payload?: object,
): Promise<Told> {
  const token = server.app.accessTokenFor({ userId, familyId: uuidOf(rng) }).accessToken;
  const authorization = rng.chance(0.05) ? `Bearer ${token}x` : `Bearer ${token}`;
  const reply = await server.app.inject({
    method,
    url,
    headers: { authorization },
    ...(payload ? { payload } : {}),
  });
  const asked = `${url} ${JSON.stringify(payload ?? {})}`;
  return { asked, text: reply.body, isHttp: true, isError: reply.statusCode >= 400 };
}

function drawScope(world: LeakWorld, rng: Rng, userId: string): string {
  const own = world.shops.filter(({ members }) => members.get(userId)?.active);
  const { id } = rng.pick(own.length > 0 && rng.chance(0.6) ? own : world.shops);
  return rng.pick([
    `shop:${id}`,
    `shop:${id}`,
    `shop:${id}:reseller:${userId}`,
    `shop:${id}:reseller:${rng.pick(world.people).id}`,
    `shop:${id}:messages`,
    `shop:${id}:office`,
    `shop:${id}:messages:${userId}`,
    `shop:${id}:messages:${rng.pick(world.people).id}`,
    `shop:${id.toUpperCase()}`,
    "shop:' or true --",
  ]);
}

function drawRequest(
  world: LeakWorld,
  rng: Rng,
  userId: string,
  device: HandDevice,
): ExchangeRequest {
  // A scope named twice is refused as a whole.
  const cursors: ExchangeRequest["cursors"] = [
    ...new Map(
      Array.from({ length: rng.int(0, 4) }, () => [
        drawScope(world, rng, userId),
        rng.chance(0.2)
          ? null
          : {
              epoch: rng.chance(0.95) ? 1 : 2,
              rev: rng.pick([0, 1, 2, 3, rng.int(0, 60), 10_000]),
            },
      ]),
    ),
  ];
  const operations = Array.from({ length: rng.int(0, 2) }, () =>
    drawOperation(world, rng, { userId, device }),
  );
  const accessRev = rng.chance(0.3) ? 0 : rng.int(1, 9);
  const rowBudget = rng.pick([undefined, 1, 5]);
  return device.request(operations, { cursors, accessRev, ...(rowBudget ? { rowBudget } : {}) });
}

/** Honest sales, and sales of other people's goods, settlements of other people's tickets, stolen identifiers. */
function drawOperation(
  world: LeakWorld,
  rng: Rng,
  { userId, device }: { userId: string; device: HandDevice },
): Operation {
  const [shop, other]: LeakShop[] = [rng.pick(world.shops), rng.pick(world.shops)];
  const at = device.operation.bind(device);
  const productId = rng.pick((other ?? shop)?.productIds ?? []);
  const saleId = rng.pick((other ?? shop)?.saleIds ?? []);
  const shopId = shop?.id ?? "";
  shop?.written.add(productId).add(saleId);
  return rng.pick<() => Operation>([
    () => device.sale(shopId, [aLine(productId)]),
    () => at(shopId, "adjust", { mode: "decrease", productId, quantity: 1, reason: "essai" }),
    () =>
      at(shopId, "adjust", {
        mode: "count",
        productId,
        counted: 3,
        shownBefore: 2,
        reason: "essai",
      }),
    () => at(shopId, "sale.settle", { saleId, note: "vu" }),
    () => at(shopId, "product.edit", { productId, patch: { archived: [false, true] } }),
    () => ({ ...device.sale(shopId, [aLine(productId)]), id: saleId }),
    () => {
      const memberId = rng.chance(0.6) ? userId : rng.pick(world.people).id;
      return at(shopId, "message.send", { memberId, text: markOf(shopId, memberId) });
    },
    () => drawResale(shop, rng, { userId, device }, productId),
    () => drawResale(shop, rng, { userId, device }, productId),
    () => drawAccountAct(shop, rng, { userId, device, other }),
    () => drawAccountAct(shop, rng, { userId, device, other }),
  ])();
}

/** Answers to transfers, returns and sales out of them: own ones, those of others, and of goods that were never given. */
function drawResale(
  shop: LeakShop | undefined,
  rng: Rng,
  { userId, device }: { userId: string; device: HandDevice },
  productId: string,
): Operation {
  const all = [...(shop?.handed ?? [])].flatMap(([resellerId, given]) =>
    given.map((one) => ({ resellerId, ...one })),
  );
  const own = all.filter(({ resellerId }) => resellerId === userId);
  const nobodys = { resellerId: userId, transferId: uuidOf(rng), productId, quantity: 1 };
  const some = rng.pick([all, own, own, [nobodys]]);
  const one = some.length > 0 ? rng.pick(some) : nobodys;
  const { transferId, quantity, resellerId } = one;
  // A reseller's own word opens no product to them; that of staff does, whatever becomes of them later.
  const role = shop?.members.get(userId)?.role;
  const isStaff = role !== undefined && role !== "reseller";
  if (shop) noteDealing(shop, resellerId, userId);
  shop?.told.set(userId, (shop.told.get(userId) ?? new Set()).add(productId).add(transferId));
  if (isStaff) shop?.toldAsStaff.set(userId, new Set(shop.productIds));
  const shopId = shop?.id ?? "";
  const decision = rng.pick(["confirm", "reject"] as const);
  // Whoever names a product that was not given to them must not hear what it is.
  const isAsking = shop && resellerId === userId && rng.chance(0.4);
  const named = isAsking ? rng.pick(shop.productIds) : one.productId;
  shop?.told.get(userId)?.add(named);
  const line = { transferId, productId: named, quantity: 1, price: 450 };
  return rng.pick<() => Operation>([
    () =>
      device.operation(shopId, "transfer.decide", {
        ...{ transferId, productId: one.productId, quantity, decision, note: "" },
      }),
    () =>
      device.operation(shopId, "transfer.return", {
        ...{ transferId, productId: one.productId, quantity: 1, reason: "" },
      }),
    () =>
      device.operation(shopId, "reseller-sale", {
        ...{ receipt: rng.int(1, 900), lines: [line], total: 450 },
      }),
    () => {
      const goods = { resellerId: userId, productId, quantity: 1, price: 500, minPrice: 400 };
      const operation = device.operation(shopId, "transfer", { ...goods, origin: "products" });
      if (shop && isStaff) noteHandOver(shop, userId, operation);
      return operation;
    },
  ])();
}

/** Makes a request that the interface refuses as a whole. */
function spoil(request: Record<string, unknown>, rng: Rng): void {
  const field = rng.pick(["v", "device", "cursors", "operations", "now"]);
  request[field] = rng.pick([null, "'", -1, { id: request[field] }, [request[field]]]);
}
