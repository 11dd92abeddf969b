import fc from "fast-check";
import { expect, test } from "vitest";
import { amountsOfReturn, amountsOfSale, netOfTax, sumOf } from "./figures.ts";
import { vatIncluded } from "./receipt.ts";
import { areSameTaxes, taxBack, vatOf, withTax } from "./tax.ts";

const rate = fc.integer({ min: 1, max: 10_000 });
const francs = fc.integer({ min: 0, max: 5_000_000 });
const sale = (price: number, vatRate: number | undefined, quantity = 1) => ({
  ...{ day: "2026-11-20", sellerId: "awa", vatRate },
  lines: [{ productId: "soap", quantity, price }],
  payments: [{ method: "cash" as const, amount: price * quantity }],
});

test("[K2] the tax of a ticket is rounded once, half up, and exact for any sum", () => {
  expect([65, 3, 110].map((total) => vatIncluded(total, 1925))).toEqual([10, 0, 18]);
  // 3 × 2000 / 12000 is a half.
  expect(vatIncluded(3, 2000)).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), rate, (total, at) => {
      const [sum, percent] = [BigInt(total), BigInt(at)];
      const whole = 10_000n + percent;
      expect(BigInt(vatIncluded(total, at))).toBe((2n * sum * percent + whole) / (2n * whole));
    }),
  );
});

test("[K3] ten tickets of 65 francs bear ten times what each says, and nobody works it out from their sum", () => {
  const sum = sumOf(Array.from({ length: 10 }, () => amountsOfSale(sale(65, 1925))));
  expect(sum.taxes).toEqual([{ rate: 1925, base: 650, vat: 100 }]);
  expect(netOfTax(sum)).toBe(550);
  expect(vatIncluded(650, 1925)).toBe(105);
});

test("[K3] any tickets at any rates: each rate has the sum of its tickets, in whatever order and parts they are added", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(francs, fc.constantFrom(0, 500, 1925))), (tickets) => {
      const amounts = tickets.map(([price, at]) => amountsOfSale(sale(price, at)));
      const sum = sumOf(amounts);
      const half = amounts.length >> 1;
      const parts = sumOf([sumOf(amounts.slice(half)), sumOf(amounts.slice(0, half))]);
      expect(parts.taxes).toEqual(sum.taxes);
      for (const at of [500, 1925]) {
        const own = tickets.filter((ticket) => ticket[1] === at);
        const vat = own.reduce((all, [price]) => all + vatIncluded(price, at), 0);
        expect(sum.taxes?.find((line) => line.rate === at)?.vat ?? 0).toBe(vat);
      }
    }),
  );
});

test("[K3] a ticket that was undone leaves nothing of its tax, and what bears none has no line", () => {
  const back = { ...sale(65, 1925), refund: "cash" as const, isVoid: true, vat: 10 };
  expect(sumOf([amountsOfSale(sale(65, 1925)), amountsOfReturn(back)]).taxes).toBeUndefined();
  expect(amountsOfSale(sale(65, 0)).taxes).toBeUndefined();
  expect(amountsOfReturn(back).taxes).toEqual([{ rate: 1925, base: -65, vat: -10 }]);
});

/** What returns of a ticket give back when each is worked out from those that `knows` of it says. */
function backOf(
  ticket: { total: number; vatRate: number },
  parts: readonly number[],
  told: (place: number) => number | undefined,
) {
  const taken: { total: number; vat: number }[] = [];
  for (const [place, total] of parts.entries())
    taken.push({ total, vat: taxBack(ticket, taken, { total }, told(place)) });
  return taken;
}

test("[K3] parts never give back more than the ticket's tax, nor less than nothing, and exactly it once all came back", () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 });
  // What devices tell that knew only some of the other returns, or say nonsense.
  const told = fc.array(fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }));
  fc.assert(
    fc.property(parts, fc.nat(2000), rate, told, (all, kept, vatRate, says) => {
      const total = all.reduce((sum, part) => sum + part, kept);
      const own = vatIncluded(total, vatRate);
      const back = backOf({ total, vatRate }, all, (place) => says[place]);
      let sum = 0;
      for (const { vat } of back) {
        expect(vat).toBeGreaterThanOrEqual(0);
        sum += vat;
        expect(sum).toBeLessThanOrEqual(own);
      }
      if (kept === 0) expect(sum).toBe(own);
      const silent = backOf({ total, vatRate }, all, () => undefined);
      const given = silent.reduce((so, { vat }) => so + vat, 0);
      expect(given).toBe(own - vatIncluded(kept, vatRate));
    }),
  );
});

test("[K3] more francs than the ticket had give back no further tax", () => {
  const ticket = { total: 65, vatRate: 1925 };
  expect(taxBack(ticket, [], { total: 100 })).toBe(10);
  expect(taxBack(ticket, [{ total: 65, vat: 10 }], { total: 65 }, 10)).toBe(0);
});

test("[Z4] tax that was told is compared by rate; a closing of before told none", () => {
  const lines = withTax(withTax(undefined, { rate: 1925, base: 65, vat: 10 }), {
    ...{ rate: 500, base: 21, vat: 1 },
  });
  expect(vatOf(lines)).toBe(11);
  expect(lines?.map((line) => line.rate)).toEqual([500, 1925]);
  expect(areSameTaxes(lines && [...lines].reverse(), lines)).toBe(true);
  expect(areSameTaxes([], lines)).toBe(false);
  // A till without tax tells an empty list, and the books find none.
  expect(areSameTaxes([], undefined)).toBe(true);
  expect(areSameTaxes(lines, undefined)).toBe(false);
  expect(areSameTaxes(undefined, lines)).toBe(true);
});
