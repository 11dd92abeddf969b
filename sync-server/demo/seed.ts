import type { AccountsDeps } from "#server/accounts/deps.ts";
import { newId } from "#server/accounts/identifiers.ts";
import { addMember } from "#server/accounts/members.ts";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { subscriptions } from "#server/db/tables/subscriptions.ts";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { must } from "#shared/must.ts";
import type { Role } from "#shared/schemas/person.ts";
import { aisleOf } from "./aisle.ts";
import { Buying } from "./buying.ts";
import { day, hour, midnightOf } from "./calendar.ts";
import { readDemoCatalogue } from "./catalogue.ts";
import { demoCustomers } from "./customers.ts";
import { playDay } from "./day.ts";
import type { DemoShop, Staff } from "./demo-shop.ts";
import { Drawer } from "./drawer.ts";
import { branch, shop } from "./front.ts";
import { fillShelves, raisePrices, sayCosts } from "./goods.ts";
import { Notebook } from "./notebook.ts";
import { demoPassword, demoPeople, demoStaff } from "./people.ts";
import { Resale } from "./resale.ts";
import { type ShelfProduct, shelfOf, take } from "./shelf.ts";
import { readNotices, stretchesOf, tell } from "./telling.ts";
import { DemoTill } from "./till.ts";
import { references } from "./trade.ts";

/** `days`: so many days of trade, today among them; a year unless it is said. */
export type SeedDeps = AccountsDeps & { days?: number };

const productsOfBranch = 40;

/**
 * Fills an empty database with « Boutique Akwa », its people, its goods, its customers and a year of trade that ends
 * now, and with the owner's second shop, to which goods are on their way. All of it by the real exchange, under a clock
 * that walks through the year: months close on the way.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const now = deps.clock();
  const last = midnightOf(now);
  const first = last - ((deps.days ?? 365) - 1) * day;
  const walk = { now: first - day };
  const walking = { ...deps, clock: () => walk.now };
  const sync = createSync({ database: deps.database, clock: walking.clock });
  const { clock } = walking;

  const people = await enrolAll(walking);
  const { owner, manager, employee, morning, evening, reseller } = people;
  await subscribe(deps, owner);
  const shopId = newId(walking);
  const branchId = newId(walking);
  // The newest is opened first.
  await open(walking, owner, { id: branchId, ...branch }, walk.now - 1);
  await open(walking, owner, { id: shopId, ...shop }, walk.now);
  for (const [who, role] of workers)
    await addMember(walking, { shopId, userId: people[who], role });

  const till = (userId: string, label: string, of = shopId) => {
    const given = { userId, shopId: of, label, exchange: exchange.bind(undefined, sync), clock };
    return new DemoTill(newId(walking), given);
  };
  const office = till(owner, "Ordinateur du bureau");
  const counter = till(employee, "Téléphone du comptoir");
  const second = till(morning, "Téléphone de Clarisse");
  const street = till(reseller, "Téléphone d’Aïcha");
  const desk = till(owner, "Ordinateur de Bonabéri", branchId);
  const shelf = shelfOf(readDemoCatalogue());
  const aisle = aisleOf();
  const numbers = references();
  const staff: Staff = { owner, manager, employee, morning, evening };
  const drawer = new Drawer(office, 5000);
  const buying = new Buying({ newId: () => newId(walking), office: drawer, references: numbers });
  const played: DemoShop = {
    ...{
      staff,
      shelf,
      aisle,
      customers: demoCustomers(walking),
      notebook: new Notebook(),
      first,
      last,
    },
    ...{ references: numbers, resale: new Resale({ office, counter, street }, reseller, numbers) },
    ...{ counter: new Drawer(counter, 20_000), second: new Drawer(second, 10_000) },
    ...{ office: drawer, buying },
    ...{ catalogRev: await fillShelves(walking, office, [...shelf, ...aisle]) },
  };
  await fillShelves(walking, desk, shelfOf(readDemoCatalogue().slice(0, productsOfBranch)));
  beginNotebook(played, walk.now);
  buying.begin(walk.now, owner);
  sayCosts(office, [...shelf, ...aisle], { at: walk.now, by: owner });

  let midnight = first;
  for (const end of stretchesOf(first, last)) {
    played.catalogRev = Math.max(played.catalogRev, await raisePrices(office, shelf, midnight));
    for (; midnight <= end; midnight += day) playDay(played, midnight, now);
    if (end === last) buying.order(now, shelf, owner);
    if (end === last) sendGoods(office, { shelf, toShopId: branchId, at: now - 20 * hour });
    walk.now = Math.min(end + day, now);
    await tell(sync, shopId, [office, counter, second, street]);
  }
  for (const each of [office, counter, second, street, desk]) await each.greet();
  for (const read of [office, street]) await readNotices(sync, read, last - 2 * day);
}

const workers = [
  ["manager", "manager"],
  ["employee", "employee"],
  ["morning", "seller"],
  ["evening", "seller"],
  ["reseller", "reseller"],
] as const satisfies [string, Role][];

type People = Staff & { reseller: string };

async function enrolAll(deps: SeedDeps): Promise<People> {
  const all = Object.entries({ ...demoPeople, ...demoStaff });
  const enrolled = all.map(async ([who, { fullName, phone, email }]) => {
    const known = { fullName, phone, email, password: demoPassword };
    return [who, must(await register(deps, known), email).id] as const;
  });
  return Object.fromEntries(await Promise.all(enrolled)) as People;
}

/** Enterprise for years: a demonstration has no bounds and does not run out. */
async function subscribe({ database, clock }: SeedDeps, userId: string): Promise<void> {
  const now = new Date(clock());
  const nextBillingAt = new Date(clock() + 10 * 365 * day);
  const moments = { nextBillingAt, createdAt: now, updatedAt: now };
  const plan = { planId: "enterprise", decided: "active", status: "active" } as const;
  await database.db.insert(subscriptions).values({ userId, ...plan, ...moments });
}

function open(
  { database }: SeedDeps,
  owner: string,
  fields: Parameters<typeof createShop>[2],
  at: number,
): Promise<void> {
  return database.db.transaction((tx) => createShop(tx, owner, fields, at));
}

/** Everybody who buys on account, and what they owed on paper until then. */
function beginNotebook({ customers, notebook, office, staff }: DemoShop, from: number): void {
  for (const [place, customer] of customers.entries()) {
    const { id: customerId, name, phone, note, termDays, habit, opening } = customer;
    const creditLimit = typeof habit === "object" ? null : customer.creditLimit;
    const fields = { name, phone, otherPhone: "", note, creditLimit, termDays };
    const at = from + place * 60_000;
    const made = { customerId, ...fields, wantsMessages: place % 3 !== 2 };
    office.till.write("customer.create", at, made, staff.manager);
    if (opening === 0) continue;
    const body = { customerId, kind: "opening", change: opening, reason: "Ancien cahier" } as const;
    office.till.write("account.adjust", at, body, staff.manager);
    notebook.move(customer, opening);
  }
}

/** One transfer that is still on its way to the other shop. */
function sendGoods(
  office: DemoTill,
  { shelf, toShopId, at }: { shelf: readonly ShelfProduct[]; toShopId: string; at: number },
): void {
  const product = must(shelf.findLast(({ left }) => left >= 20));
  const quantity = 12;
  take(product, quantity);
  const { id: productId, name, barcode, category, price, minPrice, threshold } = product;
  const rest = { brand: "", model: "", color: "", dimensions: "", stockThreshold: threshold };
  const travelling = { name, barcode, category, price, minPrice, ...rest };
  office.write("shop-transfer", at, { toShopId, productId, quantity, product: travelling });
}
