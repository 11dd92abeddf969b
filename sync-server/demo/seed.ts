import type { AccountsDeps } from "#server/accounts/deps.ts";
import { newId } from "#server/accounts/identifiers.ts";
import { addMember } from "#server/accounts/members.ts";
import { register } from "#server/accounts/people.ts";
import { createShop } from "#server/accounts/shops.ts";
import { subscriptions } from "#server/db/tables/subscriptions.ts";
import { must } from "#shared/must.ts";
import { readDemoCatalogue } from "./catalogue.ts";
import { demoPassword, demoPeople } from "./people.ts";
import { resell } from "./resale.ts";
import { DemoTill, type Exchange } from "./till.ts";
import { basket, type Chance, momentsOfTrade, type ShelfProduct, saleOf } from "./trade.ts";

export type SeedDeps = AccountsDeps & { exchange: Exchange; chance: Chance };

const daysOfTrade = 6;

/**
 * Fills an empty database with « Boutique Akwa », its people, its goods and some days of trade, and with the owner's
 * second shop, to which goods are on their way; all by the real exchange.
 */
export async function seedDemo(deps: SeedDeps): Promise<void> {
  const owner = await enrol(deps, demoPeople.owner);
  await subscribe(deps, owner);
  const shopId = newId(deps);
  const opened = deps.clock();
  await deps.database.db.transaction((tx) =>
    createShop(tx, owner, { id: shopId, ...shop }, opened),
  );
  const employee = await enrol(deps, demoPeople.employee);
  const reseller = await enrol(deps, demoPeople.reseller);
  await addMember(deps, { shopId, userId: employee, role: "employee" });
  await addMember(deps, { shopId, userId: reseller, role: "reseller" });

  const { exchange, clock } = deps;
  const till = (userId: string, label: string, of = shopId) =>
    new DemoTill(newId(deps), { userId, shopId: of, label, exchange, clock });
  const office = till(owner, "Ordinateur du bureau");
  const counter = till(employee, "Téléphone du comptoir");
  const street = till(reseller, "Téléphone d’Aïcha");
  const { shelf, catalogRev } = await fillShelves(deps, office, readDemoCatalogue());
  await resell({ office, counter, street }, shelf, { resellerId: reseller, now: clock() });

  const branchId = newId(deps);
  // Before the other one: the newest is opened first.
  await deps.database.db.transaction((tx) =>
    createShop(tx, owner, { id: branchId, ...branch }, opened - 1),
  );
  const desk = till(owner, "Ordinateur de Bonabéri", branchId);
  await fillShelves(deps, desk, readDemoCatalogue().slice(0, productsOfBranch));
  await sendGoods(deps, office, { shelf, toShopId: branchId });
  await trade(deps, { office, counter, shelf, catalogRev });
}

const productsOfBranch = 40;

/** One transfer that is still on its way to the other shop. */
async function sendGoods(
  { clock }: SeedDeps,
  office: DemoTill,
  { shelf, toShopId }: { shelf: ShelfProduct[]; toShopId: string },
): Promise<void> {
  const product = must(shelf.findLast(({ left }) => left >= 20));
  const quantity = 12;
  product.left -= quantity;
  const { id: productId, name, barcode, category, price, minPrice, threshold } = product;
  const rest = { brand: "", model: "", color: "", dimensions: "", stockThreshold: threshold };
  const travelling = { name, barcode, category, price, minPrice, ...rest };
  const at = clock() - 20 * 3_600_000;
  office.write("shop-transfer", at, { toShopId, productId, quantity, product: travelling });
  await office.send();
}

const shop = {
  name: "Boutique Akwa",
  description: "Alimentation générale",
  address: "Boulevard de la Liberté, Akwa, Douala",
  phone: "+237 6 70 00 00 01",
  email: demoPeople.owner.email,
  receiptFooter: "Merci et à bientôt !",
};

const branch = {
  name: "Boutique Bonabéri",
  description: "Alimentation générale",
  address: "Rond-point Deïdo, Bonabéri, Douala",
  phone: "+237 6 70 00 00 01",
  email: demoPeople.owner.email,
};

async function enrol(
  deps: SeedDeps,
  who: { fullName: string; phone: string; email: string },
): Promise<string> {
  const { fullName, phone, email } = who;
  return must(await register(deps, { fullName, phone, email, password: demoPassword }), email).id;
}

/** Enterprise for years: a demonstration has no bounds and does not run out. */
async function subscribe({ database, clock }: SeedDeps, userId: string): Promise<void> {
  const now = new Date(clock());
  const nextBillingAt = new Date(clock() + 10 * 365 * 24 * 3_600_000);
  const moments = { nextBillingAt, createdAt: now, updatedAt: now };
  const plan = { planId: "enterprise", decided: "active", status: "active" } as const;
  await database.db.insert(subscriptions).values({ userId, ...plan, ...moments });
}

async function fillShelves(
  deps: SeedDeps,
  office: DemoTill,
  catalogue: ReturnType<typeof readDemoCatalogue>,
) {
  const at = deps.clock() - (daysOfTrade + 1) * 24 * 3_600_000;
  const shelf = catalogue.map((product, index): ShelfProduct => {
    const number = String(index + 1);
    return { ...product, id: `p${number.padStart(3, "0")}`, left: product.stock };
  });
  for (const [index, product] of shelf.entries()) {
    const { name, barcode, category, price, minPrice, threshold: stockThreshold } = product;
    const uniqueCode = `BTS${String(index + 1).padStart(5, "0")}`;
    const rest = { brand: "", model: "", color: "", dimensions: "", images: [] };
    const fields = {
      ...rest,
      name,
      barcode,
      uniqueCode,
      category,
      price,
      minPrice,
      stockThreshold,
    };
    office.write("product.create", at + index, {
      productId: product.id,
      fields,
      initialStock: product.stock,
    });
  }
  return { shelf, catalogRev: await office.send() };
}

type Trade = { office: DemoTill; counter: DemoTill; shelf: ShelfProduct[]; catalogRev: number };

/** Most sales at the counter, some by the owner; one below the lowest price, one delivery, one return, one loss. */
async function trade(
  { clock, chance }: SeedDeps,
  { office, counter, shelf, catalogRev }: Trade,
): Promise<void> {
  const moments = momentsOfTrade(clock(), daysOfTrade, chance);
  const discounted = Math.floor(moments.length * 0.6);
  for (const [index, at] of moments.entries()) {
    const till = chance() < 0.8 ? counter : office;
    const lines = basket(shelf, chance);
    const [first] = lines;
    if (!first) continue;
    if (index === discounted) first.price = Math.floor(first.price / 2);
    const saleId = till.write("sale", at, saleOf(lines, till.nextReceipt(), catalogRev, chance));
    if (index === Math.floor(moments.length / 2)) {
      const back = [{ ...first, quantity: 1 }];
      const reason = "Emballage abîmé";
      till.write("return", at + 600_000, {
        saleId,
        lines: back,
        restock: false,
        refund: "cash",
        total: first.price,
        reason,
      });
    }
  }
  const [delivered, lost] = shelf.filter((product) => product.left > 5);
  const at = (moments.at(-1) ?? clock()) + 1000;
  office.write("adjust", at, {
    mode: "increase",
    productId: must(delivered).id,
    quantity: 24,
    reason: "Livraison du grossiste",
  });
  office.write("adjust", at + 1, {
    mode: "decrease",
    productId: must(lost).id,
    quantity: 1,
    reason: "Périmé",
  });
  await counter.send();
  await office.send();
}
