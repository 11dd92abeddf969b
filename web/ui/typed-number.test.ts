import fc from "fast-check";
import { expect, test } from "vitest";
import { afterInput, type NumberBox, shownIn } from "./typed-number.ts";

const most = 9_999_999_999;
const empty: NumberBox = { value: undefined, written: undefined, isWrong: false };

const put = (box: NumberBox, all: string, isTyped: boolean) =>
  afterInput(box, { all, caret: all.length, isTyped }, most);

function typed(text: string, from = empty): NumberBox {
  let box = from;
  for (const sign of text)
    box =
      sign === "\b"
        ? put(box, shownIn(box, box.value).slice(0, -1), true)
        : put(box, shownIn(box, box.value) + sign, true);
  return box;
}

const pasted = (text: string) => put(empty, text, false);

test.each([
  ["1500,00", 1500, "1\u202f500,00"],
  ["1500.00", 1500, "1\u202f500.00"],
  ["12 500,00 FCFA", 12_500, "12\u202f500,00 FCFA"],
  ["1.500", 1500, "1.500"],
  ["1,500", 1500, "1,500"],
  ["1 500", 1500, "1\u202f500"],
  ["١٥٠٠٫٠٠", 1500, "1\u202f500٫٠٠"],
  ["1500F", 1500, "1\u202f500F"],
  ["XAF 1500", 1500, "XAF 1500"],
  ["１５００", 1500, "1\u202f500"],
  ["۱۵۰۰", 1500, "1\u202f500"],
  ["1\u00a0500\u202fFCFA", 1500, "1\u202f500FCFA"],
  ["1500,00\b\b\b", 1500, "1\u202f500"],
  ["1500,00\b\b\b\b", 150, "150"],
])("%j typed sign by sign is %j", (text, value, shown) => {
  const box = typed(text);
  expect(box).toMatchObject({ value, isWrong: false });
  expect(shownIn(box, box.value)).toBe(shown);
});

test.each([
  ...["1500,5", "1500,50", "-500", "10-20", "2x500", "1e5", ".5", "12345678901"],
  ...["2k", "1 million", "10%", "15OO", "½", "1h30", "12:30", "500/2", "3×500", "1.5.0", "٢٫٥"],
])("%j is not taken without a word, typed or pasted", (text) => {
  expect(typed(text).isWrong).toBe(true);
  expect(pasted(text).isWrong).toBe(true);
});

test("whatever is typed sign by sign is what is pasted, or is said to be wrong", () => {
  const signs = fc.constantFrom(..."0123456789001, .'-٫٬٥F\u202fx");
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (text) => {
      const [one, other] = [typed(text.join("")), pasted(text.join(""))];
      if (!one.isWrong && !other.isWrong) expect(one.value).toBe(other.value);
      if (!one.isWrong) expect(other.isWrong).toBe(false);
    }),
    { numRuns: 3000 },
  );
});

test("what comes from elsewhere takes the place of what was written", () => {
  const box = typed("1500,0");
  expect(shownIn(box, 700)).toBe("700");
  expect(shownIn(box, undefined)).toBe("");
});

const nb = "\u202f";
test.each([
  ["a digit taken out before the decimals", `1${nb}50|,00`, true, 150, false],
  ["a digit put before the decimals", `21|${nb}500,00`, true, 21_500, false],
  ["a digit put before decimals that are not noughts", `2|1${nb}500,5`, true, 21_500, true],
  ["a digit in the middle", `1${nb}59|00`, true, 15_900, false],
  ["a comma between two digits", `1,|${nb}500`, true, 1500, false],
  ["a minus in the middle", `1${nb}5-|00`, true, 1500, true],
  ["filled in by the browser, the caret in front", "|2500.00", false, 2500, false],
  ["filled in with hundredths, the caret in front", "|2500.50", false, 2500, true],
  ["filled in, not whole, the caret in front", "|2.5", false, 2, true],
  ["dropped in the middle", `12,00|${nb}500`, false, 12_500, false],
])("where the caret stands changes no amount: %s", (_name, text, isTyped, value, isWrong) => {
  const caret = text.indexOf("|");
  const all = text.replace("|", "");
  const after = afterInput({ value: 1500 }, { all, caret, isTyped }, most);
  expect(after).toMatchObject({ value, isWrong });
});

test("a sign between digits leaves the number as it was", () => {
  const box = afterInput({ value: 1500 }, { all: "1, 500", caret: 2, isTyped: true }, most);
  expect(box).toMatchObject({ value: 1500, isWrong: false, digitsBefore: 1 });
});
