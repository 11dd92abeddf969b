import { ourDigits } from "#shared/schemas/our-digits.ts";
import { internationalPhone } from "./phone.ts";

/** Telephones of a cell in the form +237677000000, and the whole cell if it holds other text. */
export type CellPhones = {
  phones: string[];
  /** The cell as written, if words stand beside the numbers or a part of it is no number; else empty. */
  beside: string;
  /** A spreadsheet turned it into 6.77E+08: the last digits are lost. */
  isSpoilt: boolean;
};

const powers = /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i;
/** Labels of a number, without other meaning. */
const labels =
  /\b(?:t[eé]l(?:[eé]phone)?|phone|mobile|mob|cell|gsm|num[eé]ro|n[o°]|main|work|home)\b\.?\s*:?|:/gi;
const between = /\s*(?:[;,|\n&]|\bou\b|\bor\b|\bet\b|\band\b)\s*/i;

/** Every number of a cell: « 6 77 12 34 56 / 6 99 … », « 677… (Orange) », « Bureau : 677…, mari 699… ». */
export function phonesIn(cell: string, country: string): CellPhones {
  const text = ourDigits(cell.normalize("NFKC")).replace(/^'/, "").trim();
  const power = powers.exec(text);
  if (power) return fromPower(text, power, country);
  const whole = text.replace(/^(\d{8,15})\.0+$/, "$1");
  const alone = internationalPhone(whole, country);
  if (alone) return { phones: [alone], beside: "", isSpoilt: false };
  const bare = whole.replace(labels, " , ");
  const phones: string[] = [];
  let isLeft = false;
  for (const part of bare
    .split(between)
    .flatMap((one) => one.split(/(?<=\d)\s*(?=\p{L}|\()|(?<=\p{L}|\))\s*(?=[+\d(])/u))) {
    const said = part.trim();
    if (said === "") continue;
    const found = numbersOf(said, country);
    phones.push(...(found ?? firstOf(said, country)));
    isLeft ||= !found;
  }
  return { phones: [...new Set(phones)], beside: isLeft ? cell.trim() : "", isSpoilt: false };
}

/** One number, or several with slashes, dashes or blanks between them; undefined if a part is no number. */
function numbersOf(text: string, country: string): string[] | undefined {
  const one = internationalPhone(text, country);
  if (one) return [one];
  for (const sign of ["/", " - ", "-", " "]) {
    const places = placesOf(text, sign);
    for (const at of places) {
      const first = internationalPhone(text.slice(0, at).trim(), country);
      const rest = first && numbersOf(text.slice(at + sign.length).trim(), country);
      if (first && rest) return [first, ...rest];
    }
  }
  return undefined;
}

/** The first number of « 677 12 34 56/57 ». */
function firstOf(text: string, country: string): string[] {
  return internationalPhone(text.split("/")[0] ?? "", country)?.split(" ") ?? [];
}

function placesOf(text: string, sign: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) places.push(at);
  return places;
}

/** « 6.77123456E+08 » still has every digit; « 6.77E+08 » does not. */
function fromPower(
  text: string,
  [, first = "", rest = "", power]: RegExpExecArray,
  country: string,
): CellPhones {
  const phone =
    rest.length === Number(power) ? internationalPhone(first + rest, country) : undefined;
  return phone
    ? { phones: [phone], beside: "", isSpoilt: false }
    : { phones: [], beside: text, isSpoilt: true };
}
