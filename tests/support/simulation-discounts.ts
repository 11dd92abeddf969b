import { discountsOf, type Said } from "#shared/rules/discount.ts";
import { refundable, takenBack } from "#shared/rules/refundable.ts";
import { discountReasons } from "#shared/schemas/discount-reasons.ts";
import type { SaleBody, SaleLine } from "#shared/schemas/sale.ts";
import { checkBack, isSaidRight, worthOf } from "./oracle-discounts.ts";
import { demand } from "./oracle-shop.ts";

type Sold = Pick<SaleBody, "lines" | "discounts">;

/**
 * Now and then something is taken off a line, the ticket or both, by francs or per cent, at times more than anybody may.
 * It follows from what is sold (`mark`), so that no other draw changes; careless programs say another sum.
 */
export function discounted(lines: SaleLine[], mark: number, careless: boolean): Sold {
  const way = mark % 6;
  if (way > 2) return { lines };
  const rate = [300, 1000, 1010, 3000][mark % 4] ?? 0;
  const reason = discountReasons[mark % discountReasons.length] ?? "gesture";
  const said = (by: number): Said =>
    (mark + by) % 3 === 0 ? { francs: 7 + (mark % 90), reason } : { rate, reason };
  const goods = lines.map((line, at) => (way < 2 && at === 0 ? { ...line, off: said(at) } : line));
  const { off, discounts } = discountsOf(goods, way > 0 ? said(1) : undefined);
  if (discounts.length === 0) return { lines };
  const sold = { lines: lines.map((line, at) => withOff(line, off[at])), discounts };
  demand(isSaidRight(sold), "B2", () => `the lines bear another sum: ${JSON.stringify(sold)}`);
  const odd = discounts.map((one) => ({ ...one, amount: one.amount + 1 }));
  return careless && mark % 5 === 0 ? { ...sold, discounts: odd } : sold;
}

const withOff = (line: SaleLine, discount = 0) => (discount > 0 ? { ...line, discount } : line);

/** So many pieces fewer of each line than were sold come back, for what was paid, as far as the device knows (`returns`). */
export function paidBack(
  lines: readonly SaleLine[],
  returns: readonly { lines: readonly SaleLine[] }[],
  fewer: number,
): SaleLine[] {
  return refundable({ lines }, returns).map((line) => {
    const { productId, price, left, by } = line;
    const quantity = Math.max(1, Math.min(left, line.quantity - fewer));
    // Careless: more than there is, at its full price.
    if (left === 0) return { productId, price, quantity, ...(by && { by }) };
    const { discount } = takenBack(line, quantity);
    const back = {
      ...{ productId, price, quantity },
      ...(discount !== undefined && { discount }),
      ...(by && { by }),
    };
    checkBack(line, back);
    demand(worthOf([back]) >= 0, "B5", () => `${JSON.stringify(back)} takes money`);
    return back;
  });
}
