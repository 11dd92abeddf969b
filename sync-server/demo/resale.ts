import { totalOf } from "#shared/rules/sell.ts";
import { type CalendarDay, dateOf, type Happening, hour } from "./calendar.ts";
import { between, type Chance } from "./chance.ts";
import { type ShelfProduct, take } from "./shelf.ts";
import type { DemoTill } from "./till.ts";
import type { References } from "./trade.ts";

type Tills = { office: DemoTill; counter: DemoTill; street: DemoTill };
type Handed = { id: string; product: ShelfProduct; price: number; minPrice: number; left: number };
type Sold = { id: string; handed: Handed; quantity: number; at: number };

/**
 * What goes to the reseller and what becomes of it: a lot a month, sold by and by, confirmed a day later, commissions
 * paid on the last day of the month. At the end one sale waits for the owner and one lot for a yes.
 */
export class Resale {
  readonly #tills: Tills;
  readonly #resellerId: string;
  readonly #references: References;
  #lots: Handed[] = [];
  #waiting: Sold[] = [];
  #due: Sold[] = [];

  constructor(tills: Tills, resellerId: string, references: References) {
    this.#tills = tills;
    this.#resellerId = resellerId;
    this.#references = references;
  }

  /** What happens of it on a day, so many days before the last one. */
  on(
    midnight: number,
    { date, weekday, fromEnd }: CalendarDay,
    given: { shelf: ShelfProduct[]; chance: Chance; back: number },
  ): Happening[] {
    const { chance, back } = given;
    const { office, counter } = this.#tills;
    const day: Happening[] = [];
    const at = (hours: number, act: (at: number) => void) =>
      day.push({ at: midnight + hours * hour, act: () => act(midnight + hours * hour) });
    at(10, (moment) => this.#decide(moment));
    const isFirst = this.#lots.length === 0 && back > 3;
    if (date === 3 || isFirst)
      at(9, (moment) => this.#handOver(office, moment, { ...given, pieces: 12 }));
    if (weekday === 6 || back === 1) at(15, (moment) => this.#sell(moment, between(chance, 2, 4)));
    if (back === 1) at(17, (moment) => this.#handOver(counter, moment, { ...given, pieces: 6 }));
    if (fromEnd === 0) at(18, (moment) => this.#pay(moment));
    return day;
  }

  #handOver(
    by: DemoTill,
    at: number,
    given: { shelf: ShelfProduct[]; chance: Chance; pieces: number },
  ) {
    const { shelf, chance, pieces: quantity } = given;
    const goods = shelf.filter(
      ({ left, price, minPrice }) => left >= 2 * quantity && price > minPrice + 25,
    );
    const product = goods[Math.floor(chance() * goods.length)];
    if (!product) return;
    take(product, quantity);
    const { id: productId, price, minPrice } = product;
    const origin = by === this.#tills.office ? "products" : "till";
    const body = {
      resellerId: this.#resellerId,
      productId,
      quantity,
      price,
      minPrice,
      origin,
    } as const;
    const id = by.write("transfer", at, body);
    if (origin === "products") this.#lots.push({ id, product, price, minPrice, left: quantity });
  }

  #sell(at: number, wanted: number): void {
    const handed = this.#lots.find(({ left }) => left > 0);
    if (!handed) return;
    const { street } = this.#tills;
    const quantity = Math.min(handed.left, wanted);
    handed.left -= quantity;
    const { id: transferId, product, price } = handed;
    const lines = [{ transferId, productId: product.id, quantity, price }];
    const body = { receipt: street.nextReceipt(), lines, total: totalOf(lines) };
    this.#waiting.push({ id: street.write("reseller-sale", at, body), handed, quantity, at });
  }

  #decide(at: number): void {
    for (const sold of this.#waiting) {
      const { id, handed, quantity } = sold;
      this.#tills.office.write("reseller-sale.decide", at, {
        ...{ resellerSaleId: `${id}.0`, transferId: handed.id, quantity },
        ...{ decision: "confirm", note: "" },
      });
      this.#due.push(sold);
    }
    this.#waiting = [];
  }

  #pay(at: number): void {
    const amount = this.#due.reduce(
      (sum, { handed, quantity }) => sum + (handed.price - handed.minPrice) * quantity,
      0,
    );
    if (amount === 0) return;
    this.#tills.office.write("commission.pay", at, {
      ...{ resellerId: this.#resellerId, resellerSaleIds: this.#due.map(({ id }) => `${id}.0`) },
      ...{
        amount,
        means: "mobile-money",
        reference: this.#references.next(at),
        paidOn: dateOf(at),
      },
    });
    this.#due = [];
  }
}
