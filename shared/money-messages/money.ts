import type { MoneyCurrency } from "./reading.ts";

export type Money = { units: number; isCut: boolean; currency: MoneyCurrency };

/** Digits in groups of three, or in one piece, and perhaps a fraction; never a blank before fewer than three digits. */
export const numeral = String.raw`(?:\d{1,3}(?:[ .,]\d{3})+(?![\d])(?:[.,]\d{1,4}(?!\d))?|\d{1,12}(?:[.,]\d{1,4}(?!\d))?)`;
export const currencySigns = String.raw`(?:f ?cfa|frs?|francs?|xaf|xof|cfa|cdf|usd|fc|f|\$)(?![a-z0-9])`;

/** The currency signs that may touch the digits behind them, `FCFA5,000`. */
export const signsBefore = String.raw`(?:f ?cfa|xaf|xof|cfa|cdf|usd|\$|(?:frs?|francs?|fc|f)(?= ))`;

const hasCents = (currency: MoneyCurrency) => currency === "CDF" || currency === "USD";

const francsOf: Readonly<Record<string, MoneyCurrency>> = {
  ...{ CM: "XAF", GA: "XAF", CG: "XAF", TD: "XAF", CF: "XAF", GQ: "XAF" },
  ...{ CI: "XOF", SN: "XOF", ML: "XOF", BF: "XOF", TG: "XOF", BJ: "XOF", NE: "XOF", GW: "XOF" },
};

/**
 * The currency that a sign means in a country (ISO 3166-1): without one the country's francs, but in the DRC, where two
 * currencies are paid, nothing. Undefined for what cannot be told.
 */
export function currencyOf(sign: string | undefined, country: string): MoneyCurrency | undefined {
  const plain = sign?.replaceAll(" ", "");
  if (plain === "usd" || plain === "$") return "USD";
  if (plain === "cdf" || (plain === "fc" && country === "CD")) return "CDF";
  if (plain === "xaf") return "XAF";
  if (plain === "xof") return "XOF";
  return plain === "fc" ? undefined : francsOf[country];
}

/**
 * Money from digits as operators write them: `12 500`, `12.500`, `12,500.00`, `12 500,00`, `94271.9101`. A francs'
 * point or comma before exactly three digits parts thousands, unless the pattern says that points part fractions
 * (`pointsPartFractions`). Undefined where it may be read in two ways (`12,5`, `1.23`, `1.500` dollars).
 */
export function moneyOf(
  digits: string,
  currency: MoneyCurrency,
  pointsPartFractions = false,
): Money | undefined {
  const parts = /^(\d{1,3}(?:[ .,]\d{3})*|\d+)(?:([.,])(\d{1,4}))?$/.exec(digits);
  if (!parts) return undefined;
  const [, whole = "", mark, written = ""] = parts;
  const marks = new Set(whole.replace(/\d/g, ""));
  // Two ways to part thousands in one number, or one sign for thousands and fractions, is nobody's custom.
  if (marks.size > 1 || (mark && marks.has(mark))) return undefined;
  let fraction = written;
  let units = Number(whole.replace(/[ .,]/g, ""));
  if (pointsPartFractions && marks.has(".")) {
    const [before = "", after = "", ...more] = whole.split(".");
    if (more.length > 0 || mark) return undefined;
    units = Number(before.replace(/[ ,]/g, ""));
    fraction = after;
  } else if (marks.has(".") && hasCents(currency) && !mark) return undefined;
  if (!Number.isSafeInteger(units * 100)) return undefined;
  if (hasCents(currency)) return centsOf(units, fraction, currency);
  // One digit behind a comma is how nobody writes francs: a zero may have been lost.
  if (fraction && mark === "," && fraction.length !== 2) return undefined;
  return { units, isCut: /[1-9]/.test(fraction), currency };
}

function centsOf(units: number, fraction: string, currency: MoneyCurrency): Money | undefined {
  // Three digits may be thousands. Four are a fraction; its part below a hundredth is cut.
  if (fraction.length === 3) return undefined;
  const hundredths = Number(fraction.slice(0, 2).padEnd(2, "0"));
  return { units: units * 100 + hundredths, isCut: /[1-9]/.test(fraction.slice(2)), currency };
}
