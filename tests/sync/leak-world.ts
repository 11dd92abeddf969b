import { addMember, endMember } from "#server/accounts/members.ts";
import { exchange } from "#server/sync/exchange.ts";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Operation } from "#shared/sync/operations.ts";
import {
  aLine,
  type HandDevice,
  handDevice,
  productFields,
  uuidOf,
} from "#tests/support/builders.ts";
import { conversationsIn, markOf, readsConversation } from "#tests/support/oracle-messages.ts";
import type { Rng } from "#tests/support/random.ts";
import type { TestServer } from "#tests/support/server.ts";
import { foundWorld, type World } from "#tests/support/simulation-world.ts";
import { chainBegun, sealShop } from "./leak-chain.ts";
import type { LeakShop } from "./leak-shop.ts";
import { suppliersOf, suppliersOfAnother } from "./leak-suppliers.ts";

export type LeakWorld = { shops: LeakShop[]; people: World["people"] };

/** Shops that share some of their people, each with goods and trade whose names nobody else may hear. */
export async function foundLeakWorld(server: TestServer, rng: Rng): Promise<LeakWorld> {
  const people = Array.from({ length: 14 }, () => {
    const id = uuidOf(rng);
    return { id, name: `Personne-${id.slice(-8)}` };
  });
  const shops = Array.from({ length: 6 }, (_, at): LeakShop => {
    const id = uuidOf(rng);
    const members: LeakShop["members"] = new Map();
    const owner = people[at];
    if (owner) members.set(owner.id, { role: "owner", active: true });
    for (const { id: userId } of rng.shuffled(people).slice(0, 5))
      if (!members.has(userId)) members.set(userId, { role: anyRole(rng), active: true });
    return {
      id,
      tag: `k${id.slice(-6)}`,
      secret: `geheim${id.slice(-9, -4)}`,
      name: `Enseigne-${id.slice(-8)}`,
      productIds: [],
      members,
      ownerId: owner?.id ?? "",
      most: null,
      saleIds: [],
      customerIds: [],
      supplierIds: [],
      letters: [],
      ownCustomers: new Map(),
      handed: new Map(),
      told: new Map(),
      toldAsStaff: new Map(),
      dealtWith: new Map(),
      knew: new Map(),
      written: new Set(),
    };
  });
  await foundWorld(server.database, { shops, people });
  const clock = server.deps.clock;
  for (const shop of shops) {
    const till = handDevice(rng, clock);
    const owner = [...shop.members.keys()][0] ?? "";
    const operations = Array.from({ length: 5 }, (_, at) => {
      const productId = `${shop.tag}-${at}`;
      shop.productIds.push(productId);
      const fields = productFields(productId, {
        name: `Article ${shop.secret}-${at}`,
        barcode: `${shop.secret}${at}`,
      });
      return till.operation(shop.id, "product.create", { productId, fields, initialStock: 50 });
    });
    const sales = shop.productIds.map((productId) => till.sale(shop.id, [aLine(productId)]));
    shop.saleIds.push(...sales.map(({ id }) => id));
    const handOvers = handOversOf(shop, owner, till);
    const noted = [...notebookOf(shop, till, rng), ...suppliersOf(shop, till, rng)];
    const all = [...operations, ...sales, ...handOvers, ...noted];
    await exchange(server.deps.sync, { userId: owner }, till.request(all, chainBegun));
    await sealShop(server, shop);
    for (const [userId, { role }] of shop.members) {
      if (role !== "reseller") continue;
      const phone = handDevice(rng, clock);
      const noted = phone.request(ownNotebookOf(shop, userId, phone, rng));
      await exchange(server.deps.sync, { userId }, noted);
    }
  }
  // What goods cost travels with closed months too.
  const later = clock() + 100 * 86_400_000;
  await closeMonths({ ...server.deps.sync, clock: () => later });
  return { shops, people };
}

/** Three customers of whom one owes from before, one bought on credit and one paid; what is said of them bears the secret. */
function notebookOf(shop: LeakShop, till: HandDevice, rng: Rng): Operation[] {
  const { id: shopId, secret, productIds } = shop;
  const words = { phone: `+237${secret}`, otherPhone: "", note: `Note ${secret}c` };
  const rest = { creditLimit: 900, termDays: null, wantsMessages: true };
  const customers = [0, 1, 2].map((at): Operation => {
    const customerId = uuidOf(rng);
    shop.customerIds.push(customerId);
    const body = { customerId, name: `Cliente ${secret}c${at}`, ...words, ...rest };
    return till.operation(shopId, "customer.create", body);
  });
  const [first = "", second = "", third = ""] = shop.customerIds;
  const payments = [{ method: "credit" as const, amount: 500, customerId: second }];
  const sale = till.sale(shopId, [aLine(productIds[0] ?? "")], { payments });
  shop.saleIds.push(sale.id);
  const opening = { kind: "opening", change: 700, reason: `Cahier ${secret}c` } as const;
  const paid = { kind: "payment", method: "mobile-money", reference: `R${secret}c` } as const;
  return [
    ...customers,
    till.operation(shopId, "account.adjust", { customerId: first, ...opening }),
    sale,
    till.operation(shopId, "account.move", {
      ...{ kind: "charge", customerId: second, amount: 500, owedBefore: 0, saleId: sale.id },
    }),
    till.operation(shopId, "account.move", {
      ...{ ...paid, customerId: third, amount: 300, owedBefore: 0, receipt: 1 },
    }),
  ];
}

const markOfOwn = ({ secret }: LeakShop, userId: string) => `${secret}n${userId.slice(-8)}`;

/** Two customers of a reseller's own: one owes, one paid; whatever is said of them bears whose they are. */
function ownNotebookOf(shop: LeakShop, userId: string, phone: HandDevice, rng: Rng): Operation[] {
  const mark = markOfOwn(shop, userId);
  const [first, second] = [uuidOf(rng), uuidOf(rng)];
  shop.ownCustomers.set(userId, [first, second]);
  const made = [first, second].map((customerId) =>
    phone.operation(shop.id, "customer.create", {
      ...{ customerId, own: true, name: `Cliente ${mark}`, phone: "", otherPhone: mark },
      ...{ note: "", creditLimit: 900, termDays: null, wantsMessages: true },
    }),
  );
  const told = { own: true, amount: 400, owedBefore: 0 } as const;
  return [
    ...made,
    phone.operation(shop.id, "account.adjust", {
      ...{ customerId: first, own: true, kind: "opening", change: 700, reason: `Cahier ${mark}` },
    }),
    phone.operation(shop.id, "account.move", {
      ...{ kind: "charge", customerId: first, ...told, saleId: uuidOf(rng) },
    }),
    phone.operation(shop.id, "account.move", {
      ...{ kind: "payment", customerId: second, ...told, receipt: 1 },
      ...{ method: "mobile-money", reference: `R${mark}` },
    }),
  ];
}

/** What stands in an answer of a notebook that its reader does not keep, or not any more. */
function notebookOfAnother(
  shop: LeakShop,
  userId: string,
  text: string,
  isAllowed: (number: string) => boolean,
): string | undefined {
  const standing = shop.members.get(userId);
  for (const [resellerId, customerIds] of shop.ownCustomers) {
    if (resellerId === userId && standing?.active && standing.role === "reseller") continue;
    const found = [markOfOwn(shop, resellerId), ...customerIds].find(
      (word) => text.includes(word) && !isAllowed(word),
    );
    if (found) return `the notebook of ${resellerId} in ${shop.name}: ${found}`;
  }
  return undefined;
}

/** Each reseller is given one product of their own and one that they share with the next. */
function handOversOf(shop: LeakShop, owner: string, till: HandDevice): Operation[] {
  const resellers = [...shop.members].filter(([, { role }]) => role === "reseller");
  return resellers.flatMap(([resellerId], at) =>
    [at, at + 1].map((place): Operation => {
      const productId = shop.productIds[place % shop.productIds.length] ?? "";
      const goods = { resellerId, productId, quantity: 5, price: 500, minPrice: 400 };
      const operation = till.operation(shop.id, "transfer", { ...goods, origin: "till" });
      noteHandOver(shop, owner, operation);
      return operation;
    }),
  );
}

/** Keeps in mind who was given what by whom. */
export function noteHandOver(shop: LeakShop, by: string, operation: Operation): void {
  if (operation.kind !== "transfer") return;
  const { resellerId, productId, quantity } = operation.body;
  const handed = shop.handed.get(resellerId) ?? [];
  shop.handed.set(resellerId, [...handed, { transferId: operation.id, productId, quantity }]);
  noteDealing(shop, resellerId, by);
}

export function noteDealing(shop: LeakShop, resellerId: string, by: string): void {
  shop.dealtWith.set(resellerId, (shop.dealtWith.get(resellerId) ?? new Set()).add(by));
}

function anyRole(rng: Rng): Exclude<Role, "owner"> {
  return rng.pick(["manager", "employee", "seller", "reseller"] as const);
}

/** The owner dismisses somebody, takes somebody in, gives another role. */
export async function moveSomebody(server: TestServer, world: LeakWorld, rng: Rng): Promise<void> {
  const shop = rng.pick(world.shops);
  const { id: userId } = rng.pick(world.people);
  const standing = shop.members.get(userId);
  if (standing?.role === "owner") return;
  if (isStaffOf(shop, userId)) shop.knew.set(userId, new Set(shop.members.keys()));
  if (standing?.active && rng.chance(0.6)) {
    await endMember(server.deps, { shopId: shop.id, userId });
    standing.active = false;
  } else {
    const role = anyRole(rng);
    await addMember(server.deps, { shopId: shop.id, userId, role });
    shop.members.set(userId, { role, active: true });
  }
}

function isStaffOf({ members }: LeakShop, userId: string): boolean {
  const standing = members.get(userId);
  return standing?.active === true && standing.role !== "reseller";
}

/** An answer without the notices in it. */
function withoutNotices(text: string): string {
  if (!text.includes('"notifications"')) return text;
  return JSON.stringify(
    JSON.parse(text, (key, value: unknown) => (key === "notifications" ? undefined : value)),
  );
}

/** What in this whole answer its reader may not see: the first such thing, in words. `asked` is what they wrote themselves. */
export function foreignIn(
  world: LeakWorld,
  userId: string,
  whole: string,
  asked: string,
): string | undefined {
  const seen = new Set([userId]);
  const written = new Set(
    // Staff may have written them into a sale or a hand-over of whoever is a reseller there.
    world.shops
      .filter(({ members }) => members.get(userId)?.active)
      .flatMap((shop) => [...shop.written]),
  );
  const told = new Set(world.shops.flatMap((shop) => [...(shop.told.get(userId) ?? [])]));
  const besideNotices = withoutNotices(whole);
  for (const shop of world.shops) {
    const standing = shop.members.get(userId);
    const isAllowed = (number: string) =>
      asked.includes(number) || written.has(number) || told.has(number);
    const foreignNotebook =
      notebookOfAnother(shop, userId, whole, isAllowed) ??
      suppliersOfAnother(shop, userId, whole, isAllowed);
    if (foreignNotebook) return foreignNotebook;
    const text = standing?.active && shop.knew.has(userId) ? besideNotices : whole;
    const isStaff = isStaffOf(shop, userId);
    if (isStaff) for (const id of shop.members.keys()) seen.add(id);
    if (standing?.active)
      for (const known of [shop.dealtWith, shop.knew])
        for (const id of known.get(userId) ?? []) seen.add(id);
    const own = standing?.active ? (shop.handed.get(userId) ?? []) : [];
    const readable = new Set(own.flatMap(({ transferId, productId }) => [transferId, productId]));
    if (standing?.active) for (const id of shop.toldAsStaff.get(userId) ?? []) readable.add(id);
    const goods = [...text.matchAll(new RegExp(`${shop.secret}-(\\d+)`, "g"))];
    const foreign = goods.find(([, at]) => !readable.has(shop.productIds[Number(at)] ?? ""));
    if (!isStaff && foreign) return `goods of ${shop.name}`;
    if (!isStaff && text.includes(`${shop.secret}c`)) return `the notebook of ${shop.name}`;
    if (!standing && text.includes(shop.name)) return `the name of ${shop.name}`;
    if (isStaff) continue;
    const transfers = [...shop.handed.values()].flat().map(({ transferId }) => transferId);
    const numbers = [
      ...[...shop.productIds, ...shop.saleIds, ...shop.customerIds, ...transfers].filter(
        (id) => !readable.has(id),
      ),
      ...(standing ? [] : [shop.id]),
    ];
    const found = numbers.find((number) => text.includes(number) && !isAllowed(number));
    if (found) return `${found} of ${shop.name}`;
  }
  for (const [shopId, memberId] of conversationsIn(whole)) {
    const shop = world.shops.find(({ id }) => id === shopId);
    if (!shop || asked.includes(markOf(shopId, memberId))) continue;
    if (!readsConversation(shop.members, userId, memberId)) return `a message of ${memberId}`;
    // Whoever writes to somebody is not unknown to them.
    for (const [id, { role }] of shop.members) if (role === "owner") seen.add(id);
  }
  const stranger = world.people.find(
    ({ id, name }) =>
      !seen.has(id) && (whole.includes(name) || (whole.includes(id) && !asked.includes(id))),
  );
  return stranger && `the person ${stranger.name}`;
}
