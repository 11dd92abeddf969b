import fc from "fast-check";
import { expect, test } from "vitest";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { netLines } from "./cost.ts";
import { amountsOfReturn, amountsOfSale, netOfTax, sumOf } from "./figures.ts";
import { vatIncluded } from "./receipt.ts";
import { totalOf } from "./sell.ts";
import {
  areSameTaxes,
  basesOf,
  rateOf,
  type Taxed,
  taxBack,
  taxesBack,
  taxesOf,
  vatOf,
  withRates,
  withTax,
} from "./tax.ts";

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

const usual = 1925;
/** Lines of goods, each of which bears one rate; some cost nothing. */
const mixed = fc.array(
  fc.record({
    productId: fc.constantFrom("soap", "rice", "book", "milk"),
    quantity: fc.integer({ min: 1, max: 9 }),
    price: fc.integer({ min: 0, max: 4000 }),
  }),
  { minLength: 1, maxLength: 8 },
);
const groups: Record<string, number | undefined> = { rice: 0, book: 550, milk: 0 };
const ratedLines = mixed.map((lines) =>
  lines.map((line): typeof line & { rate?: number } => {
    const rate = groups[line.productId];
    return rate === undefined ? line : { ...line, rate };
  }),
);

test("[K2] [K10] each rate of a ticket is rounded once, and its lines together are the ticket", () => {
  fc.assert(
    fc.property(ratedLines, (lines) => {
      const of = (rate: number) => lines.filter((line) => (line.rate ?? usual) === rate);
      for (const { rate, base, vat } of taxesOf({ lines, vatRate: usual })) {
        expect(base).toBe(totalOf(of(rate)));
        expect(vat).toBe(vatIncluded(base, rate));
      }
      const bases = [...basesOf(lines, usual).values()];
      expect(bases.reduce((sum, one) => sum + one, 0)).toBe(totalOf(lines));
      const nets = netLines({ lines, vatRate: usual });
      const tax = vatOf(taxesOf({ lines, vatRate: usual }));
      expect(nets.reduce((sum, one) => sum + one, 0)).toBe(totalOf(lines) - tax);
      for (const [at, line] of lines.entries())
        if (line.rate === 0) expect(nets[at]).toBe(totalOf([line]));
    }),
  );
});

test("[K3] [K10] parts give back no more of a rate than the ticket bore, and exactly that once all of it came back", () => {
  fc.assert(
    fc.property(ratedLines, fc.array(fc.nat(7), { maxLength: 8 }), (lines, order) => {
      const ticket = { lines, vatRate: usual };
      const bore = new Map(taxesOf(ticket).map(({ rate, vat }) => [rate, vat]));
      const parts = [...order, ...lines.keys()].filter((at, n, all) => {
        return at < lines.length && all.indexOf(at) === n;
      });
      const earlier: Taxed[] = [];
      const given = new Map<number, number>();
      for (const at of parts) {
        const back = lines.slice(at, at + 1);
        const taxes = taxesBack(ticket, earlier, back, undefined);
        const isMixed = back.some(({ rate }) => rate !== undefined);
        earlier.push({ lines: back, vat: vatOf(taxes), ...(isMixed && { taxes }) });
        for (const { rate, vat } of taxes) {
          given.set(rate, (given.get(rate) ?? 0) + vat);
          expect(given.get(rate)).toBeLessThanOrEqual(bore.get(rate) ?? 0);
        }
      }
      for (const [rate, vat] of bore) expect(given.get(rate) ?? 0).toBe(vat);
    }),
  );
});

test("[K10] goods of a group bear the shop's rate of it, and a line says none that the ticket says", () => {
  const shop = { vatRate: 1925, reducedRate: 550 };
  expect([null, "reduced", "exempt"].map((one) => rateOf(one as TaxGroup, shop))).toEqual([
    1925, 550, 0,
  ]);
  const lines = [{ productId: "soap" }, { productId: "rice" }, { productId: "book" }];
  const of: Record<string, TaxGroup> = { rice: "exempt", book: "reduced" };
  expect(withRates(lines, (id) => of[id], shop)).toEqual([
    { productId: "soap" },
    { productId: "rice", rate: 0 },
    { productId: "book", rate: 550 },
  ]);
  expect(withRates(lines, (id) => of[id], { vatRate: 0 })).toEqual(lines);
});
