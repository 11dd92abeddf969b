import type { Database } from "#server/db/client.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { OperationBody } from "#shared/sync/operations.ts";
import { productFields, uuidOf } from "./builders.ts";
import type { Person } from "./device-world.ts";
import { type Rng, randomFrom } from "./random.ts";

export type SimulatedShop = {
  id: string;
  /** In every name and identifier of the shop, so that a foreign row betrays itself. */
  tag: string;
  name: string;
  productIds: string[];
  members: Map<string, { role: Role; active: boolean }>;
};

export type World = { shops: SimulatedShop[]; people: Person[] };

/** One or two shops with an owner, staff and now and then a reseller; some people work in both. */
export function drawWorld(rng: Rng): World {
  const count = rng.chance(0.35) ? 2 : 1;
  const shops = Array.from({ length: count }, (_, at): SimulatedShop => {
    const id = uuidOf(rng);
    const tag = `${"QZ"[at]}${id.slice(-5)}`;
    return { id, tag, name: `Boutique ${tag}`, productIds: [], members: new Map() };
  });
  const people: Person[] = [];
  const newPerson = (): Person => {
    const id = uuidOf(rng);
    const person = { id, name: `Personne ${id.slice(-12)}` };
    people.push(person);
    return person;
  };
  for (const shop of shops) {
    const join = (person: Person, role: Role) =>
      shop.members.set(person.id, { role, active: true });
    const former = people.filter(() => rng.chance(0.25));
    join(newPerson(), "owner");
    join(newPerson(), "seller");
    for (const role of ["manager", "employee", "seller", "reseller"] as const)
      if (rng.chance(0.4)) join(newPerson(), role);
    for (const person of former) join(person, rng.pick(["employee", "seller", "manager"] as const));
  }
  return { shops, people };
}

export type Article = OperationBody<"product.create">;

/** A few articles with few pieces each, so that they run out. */
export function articlesOf(shop: SimulatedShop, rng: Rng): Article[] {
  const count = rng.int(2, 6);
  return Array.from({ length: count }, (_, at) => {
    const productId = `${shop.tag}-${at}`;
    shop.productIds.push(productId);
    const price = rng.int(2, 40) * 50;
    const fields = productFields(productId, { price, minPrice: Math.ceil(price * 0.8) });
    return { productId, fields, initialStock: rng.int(0, 8) };
  });
}

/** Writes people, shops and memberships at revision 1, as if they had been there for long. */
export async function foundWorld(
  { sql }: Pick<Database, "sql">,
  { shops, people }: World,
): Promise<void> {
  await sql`insert into users ${sql(
    people.map(({ id, name }) => ({
      id,
      email: `${id}@example.test`,
      full_name: name,
      password_hash: "-",
    })),
  )}`;
  const rows = shops.flatMap((shop) =>
    [...shop.members].map(([user_id, { role }]) => ({
      shop_id: shop.id,
      user_id,
      role,
      joined_at: "2026-01-01T00:00:00Z",
      rev: 1,
    })),
  );
  const ownerOf = (shop: SimulatedShop) =>
    [...shop.members].find(([, { role }]) => role === "owner")?.[0] ?? "";
  await sql`insert into shops ${sql(
    shops.map((shop) => ({ id: shop.id, owner_id: ownerOf(shop), name: shop.name, rev: 1 })),
  )}`;
  await sql`insert into shop_revisions ${sql(
    shops.map(({ id }) => ({ shop_id: id, rev: 1, catalog_rev: 1, members_rev: 1 })),
  )}`;
  await sql`insert into shop_users ${sql(rows)}`;
}

const tables = [
  ...["product_history", "product_prices", "products", "stocks", "adjustments", "returns", "sales"],
  ...["op_ledger", "devices", "shop_users", "snapshot_parts", "shop_revisions"],
];

/** Takes the world away again, so that the same seed may be run in the same database. */
export async function removeWorld(
  { sql }: Pick<Database, "sql">,
  { shops, people }: World,
): Promise<void> {
  const ids = shops.map(({ id }) => id);
  for (const table of tables) await sql`delete from ${sql(table)} where shop_id in ${sql(ids)}`;
  await sql`delete from shops where id in ${sql(ids)}`;
  await sql`delete from unreadable_operations where user_id in ${sql(people.map(({ id }) => id))}`;
  await sql`delete from users where id in ${sql(people.map(({ id }) => id))}`;
}

/** A stream of chance that belongs to the seed alone. */
export function chanceOf(seed: number): Rng {
  return randomFrom(`simulation ${seed}`);
}
