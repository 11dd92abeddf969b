import { addMember, endMember } from "#server/accounts/members.ts";
import { exchange } from "#server/sync/exchange.ts";
import type { Role } from "#shared/schemas/person.ts";
import { aLine, handDevice, productFields, uuidOf } from "#tests/support/builders.ts";
import type { Rng } from "#tests/support/random.ts";
import type { TestServer } from "#tests/support/server.ts";
import { foundWorld, type World } from "#tests/support/simulation-world.ts";

export type LeakShop = World["shops"][number] & {
  /** In the names of its goods; nothing else bears it. */
  secret: string;
  saleIds: string[];
  /** Numbers of other shops that somebody wrote into these books: since then they are part of them. */
  written: Set<string>;
};

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
        name: `Article ${shop.secret}`,
        barcode: `${shop.secret}${at}`,
      });
      return till.operation(shop.id, "product.create", { productId, fields, initialStock: 50 });
    });
    const sales = shop.productIds.map((productId) => till.sale(shop.id, [aLine(productId)]));
    shop.saleIds.push(...sales.map(({ id }) => id));
    await exchange(server.deps.sync, { userId: owner }, till.request([...operations, ...sales]));
  }
  return { shops, people };
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

/** What in this text its reader may not see: the first such thing, in words. `asked` is what they wrote themselves. */
export function foreignIn(
  world: LeakWorld,
  userId: string,
  text: string,
  asked: string,
): string | undefined {
  const seen = new Set([userId]);
  const written = new Set(
    world.shops.filter((shop) => isStaffOf(shop, userId)).flatMap((shop) => [...shop.written]),
  );
  for (const shop of world.shops) {
    const standing = shop.members.get(userId);
    const isStaff = isStaffOf(shop, userId);
    if (isStaff) for (const id of shop.members.keys()) seen.add(id);
    if (!isStaff && text.includes(shop.secret)) return `goods of ${shop.name}`;
    if (!standing && text.includes(shop.name)) return `the name of ${shop.name}`;
    if (isStaff) continue;
    const numbers = [...shop.productIds, ...shop.saleIds, ...(standing ? [] : [shop.id])];
    const found = numbers.find(
      (number) => text.includes(number) && !asked.includes(number) && !written.has(number),
    );
    if (found) return `${found} of ${shop.name}`;
  }
  const stranger = world.people.find(
    ({ id, name }) =>
      !seen.has(id) && (text.includes(name) || (text.includes(id) && !asked.includes(id))),
  );
  return stranger && `the person ${stranger.name}`;
}
