import { must } from "#shared/must.ts";
import { totalOf } from "#shared/rules/sell.ts";
import type { DemoTill } from "./till.ts";
import type { ShelfProduct } from "./trade.ts";

const hour = 3_600_000;

type Tills = { office: DemoTill; counter: DemoTill; street: DemoTill };
type Handed = { id: string; product: ShelfProduct };

/**
 * What went to the reseller and what became of it: two transfers that stand, one that waits for a yes, a sale that
 * waits for the owner, one confirmed whose commission is due, and one whose commission was paid.
 */
export async function resell(
  { office, counter, street }: Tills,
  shelf: readonly ShelfProduct[],
  given: { resellerId: string; now: number },
): Promise<void> {
  const { resellerId, now } = given;
  const days = (back: number) => now - back * 24 * hour;
  const goods = shelf.filter(({ left, price, minPrice }) => left >= 20 && price > minPrice);
  const [first, second, third] = [must(goods[0]), must(goods[3]), must(goods[6])];
  const handOver = (by: DemoTill, product: ShelfProduct, quantity: number, at: number): Handed => {
    product.left -= quantity;
    const { id: productId, price, minPrice } = product;
    const origin = by === office ? "products" : "till";
    const body = { resellerId, productId, quantity, price, minPrice, origin } as const;
    return { id: by.write("transfer", at, body), product };
  };
  const firstLot = handOver(office, first, 10, days(4));
  const secondLot = handOver(office, second, 6, days(4) + 60_000);
  await office.send();
  handOver(counter, third, 4, days(1));
  await counter.send();

  const sell = ({ id, product }: Handed, quantity: number, at: number) => {
    const line = { transferId: id, productId: product.id, quantity, price: product.price };
    const body = { receipt: street.nextReceipt(), lines: [line], total: totalOf([line]) };
    return { id: street.write("reseller-sale", at, body), line };
  };
  const paid = sell(firstLot, 3, days(3));
  const due = sell(secondLot, 2, days(2));
  sell(firstLot, 2, days(1) + hour);
  await street.send();
  for (const [place, { id, line }] of [paid, due].entries()) {
    const { transferId, quantity } = line;
    office.write("reseller-sale.decide", days(2) + (place + 3) * hour, {
      ...{ resellerSaleId: `${id}.0`, transferId, quantity, decision: "confirm", note: "" },
    });
  }
  office.write("commission.pay", days(1), {
    ...{ resellerId, resellerSaleIds: [`${paid.id}.0`], means: "mobile-money" },
    amount: (first.price - first.minPrice) * paid.line.quantity,
    reference: "MP2026031",
    paidOn: new Date(days(1)).toISOString().slice(0, 10),
  });
  await office.send();
}
