import { foldWord } from "#shared/spoken/said-words.ts";
import { type PaperRow, textOf } from "./rows.ts";

/** What a paper says of itself; what it does not say, or nobody could read, is not there. */
export type PaperHead = {
  /** As it is printed. */
  supplier?: string | undefined;
  number?: string | undefined;
  /** `2026-11-03` */
  day?: string | undefined;
};

const kinds = /(?:facture|invoice|bon|bordereau|ticket|receipt|recu|note|bl|proforma|liste|list)\b/;
const numberMark = /^(?:n|no|n[°ºo*]|num|numero|number|#)[.:]*$/;
const dayForms = [
  /\b(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})\b/,
  /\b(?<year>20\d{2})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})\b/,
];

/** What stands above the goods: who sells, which paper, of which day. */
export function headOf(rows: readonly PaperRow[], letters: number): PaperHead {
  const texts = rows.map(textOf);
  return {
    supplier: supplierOf(rows, letters),
    number: first(texts, numberIn),
    day: first(texts, dayIn),
  };
}

function first(texts: readonly string[], found: (text: string) => string | undefined) {
  for (const text of texts) {
    const one = found(text);
    if (one !== undefined) return one;
  }
  return undefined;
}

/** The day in a text: the day before the month, as it is written where French is spoken and in Cameroon. */
export function dayIn(text: string): string | undefined {
  for (const form of dayForms) {
    const { day = "", month = "", year = "" } = form.exec(text)?.groups ?? {};
    const whole = year.length === 2 ? `20${year}` : year;
    const date = new Date(Date.UTC(Number(whole), Number(month) - 1, Number(day)));
    if (date.getUTCDate() !== Number(day) || date.getUTCMonth() + 1 !== Number(month)) continue;
    return `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return undefined;
}

function numberIn(text: string): string | undefined {
  const words = text.split(/\s+/);
  const isKind = kinds.test(foldWord(text));
  for (const [at, word] of words.entries()) {
    const mark = numberMark.test(foldWord(word));
    const isNamed = mark || (isKind && kinds.test(foldWord(words[at - 1] ?? "")));
    const candidate = (mark ? words[at + 1] : word)?.replace(/^[.:#]+|[.,:]+$/g, "") ?? "";
    const isNumber = /\d{2}/.test(candidate) && /^[\p{L}\d/._-]{2,20}$/u.test(candidate);
    if ((isNamed || mark) && isKind && isNumber && !dayIn(candidate)) return candidate;
  }
  return undefined;
}

/** The first line with words, and what goes on beside it; addresses and telephones are none. */
function supplierOf(rows: readonly PaperRow[], letters: number): string | undefined {
  for (const row of rows.slice(0, 6)) {
    const words = row.words.filter(
      ({ text, height }) => /\p{L}{2}/u.test(text) && height > letters * 0.7,
    );
    const text = words.map((word) => word.text).join(" ");
    const folded = foldWord(text);
    const isOther =
      kinds.test(folded) || dayIn(textOf(row)) || /\b(?:tel|bp|date|client)\b/.test(folded);
    if (
      !isOther &&
      text.replace(/[^\p{L}]/gu, "").length >= 4 &&
      words.some(({ confidence }) => confidence > 50)
    )
      return text;
  }
  return undefined;
}
