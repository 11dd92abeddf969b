import { plusDays } from "#shared/rules/customer-account.ts";
import { invoiced } from "#shared/rules/purchase.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import { mostPurchaseLines } from "#shared/schemas/bounds.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { dateOf, day, hour } from "./calendar.ts";
import { chanceFrom } from "./chance.ts";
import type { Drawer } from "./drawer.ts";
import type { ShelfProduct } from "./shelf.ts";
import type { References } from "./trade.ts";

type Supplier = { id: string; name: string; phone: string; termDays: number | null; owed: number };
type Brought = { product: ShelfProduct; quantity: number };

const known = [
  ["Grossiste de Mboppi", "+237233420011", 15],
  ["Ets Kouam & Fils", "+237233421177", 30],
  ["Marché Central", "", null],
] as const;

/** Of whom the demonstration buys: what is brought on Tuesdays, at what cost, and what is paid on Fridays. */
export class Buying {
  readonly #suppliers: Supplier[];
  readonly #office: Drawer;
  readonly #references: References;
  readonly #newId: () => string;
  #invoices = 0;

  constructor(given: { newId: () => string; office: Drawer; references: References }) {
    this.#office = given.office;
    this.#newId = given.newId;
    this.#references = given.references;
    this.#suppliers = known.map(([name, phone, termDays]) => ({
      ...{ id: given.newId(), name, phone, termDays, owed: 0 },
    }));
  }

  /** Notes the suppliers, at a moment in ms. */
  begin(at: number, by: string): void {
    for (const { id: customerId, name, phone, termDays } of this.#suppliers) {
      const rest = { otherPhone: "", note: "", creditLimit: null, wantsMessages: false };
      const body = { customerId, suppliers: true as const, name, phone, termDays, ...rest };
      this.#office.till.write("customer.create", at, body, by);
    }
  }

  /** What came on a day: of each supplier the goods that one has from them. `at` in ms. */
  deliver(at: number, goods: readonly Brought[], by: string): void {
    for (const [place, supplier] of this.#suppliers.entries()) {
      const theirs = goods.filter(({ product }) => place === homeOf(product));
      for (let from = 0; from < theirs.length; from += mostPurchaseLines)
        this.#buy(at + place * hour, supplier, theirs.slice(from, from + mostPurchaseLines), by);
    }
  }

  #buy(
    at: number,
    supplier: Supplier,
    goods: readonly Brought[],
    by: string,
    orderId?: string,
  ): void {
    const { till } = this.#office;
    this.#invoices += 1;
    const lines = goods.map(({ product, quantity }) => {
      product.left += quantity;
      return { productId: product.id, quantity, cost: costOf(product, quantity) };
    });
    const transport = { kind: "transport", amount: 1500, by: "value" } as const;
    const extra = lines.length > 20 ? { extraCosts: [transport] } : {};
    const reference = `F${String(this.#invoices).padStart(4, "0")}`;
    const ordered = orderId === undefined ? {} : { orderId };
    const body = { supplierId: supplier.id, reference, lines, ...extra, ...ordered };
    const saleId = till.write("purchase", at, body, by);
    const amount = invoiced(body);
    const { id: customerId, termDays, owed: owedBefore } = supplier;
    const due = termDays === null ? {} : { dueDay: plusDays(dateOf(at), termDays) };
    const told = { kind: "charge", suppliers: true, customerId, amount, owedBefore } as const;
    if (amount > 0) till.write("account.move", at, { ...told, saleId, ...due }, by);
    supplier.owed += amount;
  }

  /** Asks two suppliers for goods: of one half has come, of the other nothing yet. `now` in ms. */
  order(now: number, goods: readonly ShelfProduct[], by: string): void {
    const { till } = this.#office;
    for (const [place, supplier] of this.#suppliers.slice(0, 2).entries()) {
      const asked = goods.filter((product) => homeOf(product) === place).slice(0, 6);
      const at = now - (3 - place) * day;
      const lines = asked.map((product) => ({
        ...{ productId: product.id, quantity: 24, cost: costOf(product, 24) },
      }));
      const orderId = this.#newId();
      till.write(
        "order.create",
        at,
        {
          ...{ orderId, supplierId: supplier.id, lines, note: "", state: "sent" },
          ...{ expectedDay: dateOf(now + day), sentDay: dateOf(at) },
        },
        by,
      );
      const came = asked.slice(0, 3).map((product) => ({ product, quantity: 24 }));
      if (place === 0) this.#buy(now - day, supplier, came, by, orderId);
    }
  }

  /** Pays what is owed: most of it to whoever gives time, all of it on the market. `at` in ms. */
  pay(at: number, by: string): void {
    for (const supplier of this.#suppliers) {
      const { owed, termDays, id: customerId } = supplier;
      const amount = termDays === null ? owed : Math.floor((owed * 0.7) / 5000) * 5000;
      if (amount <= 0) continue;
      const reference = this.#references.next(at);
      const told = { suppliers: true, customerId, amount, owedBefore: owed } as const;
      this.#office.paySupplier(at, { ...told, reference }, by);
      supplier.owed -= amount;
    }
  }
}

/** From whom one has a product, by its place among the suppliers. */
const homeOf = ({ id }: ShelfProduct): number =>
  Math.floor(chanceFrom(`whose ${id}`)() * known.length);

type Costed = Pick<ShelfProduct, "id" | "price"> & { unit?: Unit };

/** What so many pieces, or grams, cost, in francs: two thirds to five sixths of their price. */
export function costOf({ id, price, unit }: Costed, quantity: number): number {
  const part = 0.66 + chanceFrom(`cost of ${id}`)() * 0.17;
  return Math.round((price * part * quantity) / (unit ? pricedPer(unit) : 1) / 25) * 25;
}
