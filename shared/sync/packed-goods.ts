import type { CostMonth } from "#shared/schemas/cost.ts";

type Goods = NonNullable<CostMonth["products"]>;
/** What a month's row holds of its products in place of columns: how many, and their numbers as one text. */
export type PackedGoods = NonNullable<CostMonth["goods"]>;

const columns = ["step", "francs", "micros", "pieces", "left", "vat"] as const;

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn";
/** Most amounts are multiples of 25 or 50, so their last digit to this base says nearly nothing. */
const base = letters.length;
/** Of numbers below nothing, so many letters further than of others. */
const below = 20;

/**
 * A month's products as one text: how many digits each number has, column by column, then the digits, the highest
 * first. What is alike stands together, and packs a sixth smaller than lists of numbers. `unpackGoods` gives back
 * equal columns.
 */
export function packGoods(goods: Goods): PackedGoods {
  const count = goods.step.length;
  const digits = columns.flatMap((name) =>
    Array.from({ length: count }, (_, at) => digitsOf(goods[name]?.[at] ?? 0)),
  );
  const signs = columns.flatMap((name) =>
    Array.from({ length: count }, (_, at) => ((goods[name]?.[at] ?? 0) < 0 ? below : 0)),
  );
  let text = digits.map(({ length }, at) => letters[length + (signs[at] ?? 0)]).join("");
  for (let place = longest(digits) - 1; place >= 0; place -= 1)
    for (const one of digits) text += letters[one[place] ?? -1] ?? "";
  return { count, text };
}

/** The columns of packed products; where nothing bore tax, `vat` is noughts. */
export function unpackGoods({ count, text }: PackedGoods): Goods & { vat: number[] } {
  const numbers = new Array<number>(count * columns.length).fill(0);
  const lengths = numbers.map((_, at) => letters.indexOf(text.charAt(at)));
  let next = numbers.length;
  let place = lengths.reduce((most, length) => Math.max(most, length % below), 0);
  for (; place > 0; place -= 1)
    for (const [at, length] of lengths.entries())
      if (length % below >= place) {
        numbers[at] = (numbers[at] ?? 0) * base + letters.indexOf(text.charAt(next));
        next += 1;
      }
  const column = (name: (typeof columns)[number]) => {
    const from = columns.indexOf(name) * count;
    return Array.from({ length: count }, (_, at) => {
      const size = numbers[from + at] ?? 0;
      return (lengths[from + at] ?? 0) >= below ? -size : size;
    });
  };
  return {
    ...{ step: column("step"), francs: column("francs"), micros: column("micros") },
    ...{ pieces: column("pieces"), left: column("left"), vat: column("vat") },
  };
}

/** The last digit first; none of nought. */
function digitsOf(number: number): number[] {
  const digits: number[] = [];
  for (let rest = Math.abs(number); rest > 0; rest = Math.floor(rest / base))
    digits.push(rest % base);
  return digits;
}

const longest = (digits: readonly (readonly number[])[]): number =>
  digits.reduce((most, { length }) => Math.max(most, length), 0);
