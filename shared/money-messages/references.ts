import { apart, type Place } from "./places.ts";

const own =
  "(?:(?:financial|financiere?) )?(?:transaction|trans|trx|txn?)\\.? ?id|id(?:entifiant)? ?(?:de )?(?:la )?trans(?:action)?(?: financiere)?|(?:no|n[°º]|numero|number)\\.? (?:de |of )?(?:la )?(?:transaction|operation|recu)|transaction(?: (?:no|number|numero))? ?(?=:)|(?:txn|trx)(?= ?[.:#]? ?[a-z]{0,2}\\d{6})|tid|id";
const behind = "(?: est| is)?[ .:#]{0,4}";
const code = "([a-z0-9][a-z0-9._-]{5,29})";

/** Labels of the operator's own number alone. */
const ownLabel = new RegExp(`(?<![a-z0-9])(?<!external )(?:${own})${behind}${code}`, "g");
/** `Ref:` is the operator's label in one message and the payer's in another. */
const eithersLabel = new RegExp(
  `(?<![a-z0-9])ref(?:erence)?(?: transaction)?${behind}${code}`,
  "g",
);

/** Forms of numbers: dated, of a bank, all digits, or letters and digits. */
const forms =
  /^[A-Z]{2,3}\d{6}\.\d{4}\.[A-Z]?\d{4,9}|^\d{6,12}\.[A-Z]{2}\d{7}\.\d{3}|^[0-9]{6,}$|^[A-Z0-9_-]{8,}$/;

/** A number of the operator in capitals, and its place in the text together with its label. */
export type FoundReference = { reference: string; from: number; to: number };

function found(label: RegExp, flat: string, shown: string): FoundReference[] {
  return [...flat.matchAll(new RegExp(label))].flatMap((match) => {
    const [whole, written = ""] = match;
    const start = match.index + whole.length - written.length;
    const signs = shown
      .slice(start, start + written.length)
      .replace(/[._-]+$/, "")
      .toUpperCase();
    const reference = forms.exec(signs)?.[0];
    if (!reference || !/\d/.test(reference)) return [];
    return [{ reference, from: match.index, to: start + reference.length }];
  });
}

/** Numbers under labels that only an operator writes, in a folded text whose lines are one. */
export function ownReferences(flat: string, shown = flat): FoundReference[] {
  return found(ownLabel, flat, shown);
}

/** The operator's number in a text without the payer's words; the first of several. */
export function referenceIn(flat: string, shown: string): FoundReference | undefined {
  const labelled =
    ownReferences(flat, shown)[0] ??
    found(eithersLabel, flat, shown).find((one) => isReference(one.reference));
  if (labelled) return labelled;
  // An M-Pesa message begins with its reference, and a Wave message ends with it, without a label.
  const bare =
    /^([A-Z0-9]{10,11})\s+confirm/i.exec(shown) ??
    /(?<![\w-])(T_?(?=[A-Z]{0,9}\d)[A-Z0-9]{10,16})(?=\.?\s*$)/.exec(shown);
  if (!bare?.[1] || flat[bare.index] === apart) return undefined;
  return { reference: bare[1].toUpperCase(), from: bare.index, to: bare.index + bare[1].length };
}

/** Numbers of somebody else's books, which the operator writes beside its own. */
export function externalIds(flat: string): Place[] {
  const label =
    /(?:external transaction id|id(?:entifiant)?(?: de)?(?: la)? transaction externe|transaction externe) ?[:=]? ?[a-z0-9-]{4,40}/g;
  return [...flat.matchAll(label)].map(({ 0: text, index }) => [index, index + text.length]);
}

/** True for a text behind `Ref:` that may be an operator's number. */
export function isReference(written: string): boolean {
  const form = forms.exec(written.toUpperCase().replace(/[._-]+$/, ""))?.[0];
  return form !== undefined && /\d/.test(form) && !wordAndNumber.test(form);
}

/**
 * An invoice as people name it, a word and a number or a short number: `FACT2026001`, `CMD-10258`, `LOYER_11_2026`,
 * `778812`. No operator numbers its moves so where no other label stands.
 */
const wordAndNumber = /^(?:[A-Z]{3,}[-_]?)+\d{1,8}(?:[-_]\d{1,8})*$|^\d{1,7}$/;
