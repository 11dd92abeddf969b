import type { Mistake } from "./mistake.ts";

const rules = "shared/rules/discount.ts";
const judge = "shared/rules/judge-sale.ts";
const figures = "shared/rules/figures.ts";
const back = "shared/rules/refundable.ts";
const ownRows = "web/store/hub/own-rows.ts";

/** One place, by what stands there and what would. */
const at = (name: string, file: string, from: string, to: string, seenBy?: string): Mistake => ({
  name,
  ...(seenBy && { seenBy }),
  places: [{ file, from, to }],
});

/** What one could get wrong about discounts. */
export const discountMistakes: readonly Mistake[] = [
  at(
    "revenue-without-discounts",
    figures,
    "sum.revenue += amountOf(line);",
    "sum.revenue += PLANTED ? line.price * line.quantity : amountOf(line);",
  ),
  at(
    "goods-sold-undiscounted",
    figures,
    "figures.revenue += amountOf(line);",
    "figures.revenue += PLANTED ? line.price * line.quantity : amountOf(line);",
  ),
  at("spread-loses-a-franc", rules, "if (left-- > 0)", "if (left-- > (PLANTED ? 1 : 0))"),
  at(
    "return-at-full-price",
    back,
    "...(discount !== 0 && { discount })",
    "...(discount !== 0 && !PLANTED && { discount })",
  ),
  at(
    "return-forgets-earlier-pieces",
    back,
    "paidFor(line, returned + pieces) - paidFor(line, returned)",
    "paidFor(line, returned + pieces) - (PLANTED ? 0 : paidFor(line, returned))",
    "shared/rules/refundable.test.ts",
  ),
  at(
    "minimum-of-the-undiscounted",
    judge,
    "else if (amountOf(line) < leastFor(line, minPrice, measures))",
    "else if ((PLANTED ? lineAmount(line) : amountOf(line)) < leastFor(line, minPrice, measures))",
  ),
  at(
    "ceiling-not-judged",
    judge,
    "if (isAboveCeiling(lines, discounts, circumstances.ceiling))",
    "if (!PLANTED && isAboveCeiling(lines, discounts, circumstances.ceiling))",
  ),
  at(
    "ceiling-of-nobody",
    rules,
    'if (role === "owner") return null;',
    'if (role === "owner" || (PLANTED && role === "seller")) return null;',
  ),
  at(
    "own-row-without-discount",
    ownRows,
    "...(discount && { discount }),",
    "...(discount && !PLANTED && { discount }),",
  ),
];
