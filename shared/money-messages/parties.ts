import { internationalPhone } from "#shared/rules/phone.ts";
import { currencySigns, numeral } from "./money.ts";
import { apart, type Place, trimmed, withoutParts } from "./places.ts";

/** A party that a message names: its side, name and number (E.164). */
export type Party = { side: "from" | "to"; name?: Place; phone?: string; places: readonly Place[] };

const money = `(?:(?:fcfa|f cfa|xaf|xof|cfa|cdf|usd|\\$) ?)?${numeral}(?: ?${currencySigns})?`;
const digits = String.raw`\+?\d{8,15}(?!\d)|\+?\d{1,4}(?:[ .-]\d{2,4}){2,5}(?!\d)`;
const from =
  "de la part d[eu]|(?:pro)?venant de|en provenance de|a partir de|coming from|d'|de l'agent|de|du client|du|from agent|from|par l'agent|par le client|par|by agent|by|le client";
const to =
  "a l'agent|au|a|to|vers|pour|chez l'agent|chez|aupres d[eu](?: l'? ?agent| marchand)?|aupres de l'? ?agent|agent|au numero";
const fromLabels = "expediteur|emetteur|payeur|sender|payer|client|nom(?: du client)?|de|from";
const toLabels =
  "beneficiaire|destinataire|receiver|recipient|(?:nom (?:du )?)?(?:pdv|point de vente)|nom (?:du marchand|de l'agent)|merchant name|aupres de|aupres de l'? ?agent";
const moves =
  "transfert|transfer|virement|retrait|depot|paiement|payment|envoi|deposit|withdrawal|cash ?in|cash ?out";
const said =
  "recue?s?|reussie?|effectuee?|envoyee?|depose|marchand|valide|momopay|national|d'argent|avec succes|received|sent|deposited|transferred|withdrawn|payes?|facture|to your account|vous a ete|successful";

/** Places where a party is named for certain, by name or number: behind money, behind the move, behind a label. */
const contexts: readonly [RegExp, Party["side"]][] = [
  [
    new RegExp(
      `(?:${money}|(?<![a-z])(?:${moves}))(?:[ \n](?:${said}))*,?[ \n](?:${from})[ \n]?`,
      "g",
    ),
    "from",
  ],
  [
    new RegExp(
      `(?:${money}|(?<![a-z])(?:${moves}))(?:[ \n](?:${said}))*,?[ \n](?:${to})[ \n]`,
      "g",
    ),
    "to",
  ],
  [/(?<![a-z])(?:(?:pro)?venant de|en provenance de|coming from)[ \n]/g, "from"],
  [/(?<![a-z])(?:recu|envoye|vous a ete envoye) (?:de|du|par|from|by) /g, "from"],
  [/reussi(?:e)? (?:par|from) (?:le )?/g, "from"],
  [new RegExp(`(?<![a-z'])(?:${fromLabels}) ?: ?`, "g"), "from"],
  [new RegExp(`(?<![a-z'])(?:${toLabels}) ?: ?`, "g"), "to"],
];
/** Elsewhere a name counts only with its number. */
const anywhere: readonly [RegExp, Party["side"]][] = [
  [new RegExp(`(?<![a-z])(?:${to})[ \n]`, "g"), "to"],
  [new RegExp(`(?<![a-z])(?:${from})[ \n]?`, "g"), "from"],
];
const sentences =
  /(?:^|[.:\n] ?)(?=[^.:\n]{1,60}\(\+?\d[\d ]{6,16}\) (?:vous a|has sent)|[^.:\n(]{1,40} vous a (?:envoye|transfere))/g;

const notNames =
  /^(?:frais|taxes?|commissions?|caution)$|^(?:frais d(?:e |')|bonus d|votre|vos|your|le compte|compte|la transaction|l'expediteur|transaction|credit|d'unites|mobile|orange money|moins|(?:la |une |votre )?facture|achat|l'achat|argent|erreur|l'argent|numero|sms)\b|\b(?:votre|your) (?:compte|account|nouveau)|^(?:le|la|on|at|a|sur|in|du|au)(?= \d| \ue000|$)|^(?:ete|recevoir|pouvoir|valider|debloquer|confirmer)\b| (?:to|vers|au|a|le|on|at|de|du)$/;
const holdsMoney = new RegExp(`\\d ?${currencySigns}`);
const nameEnd = new RegExp(
  String.raw`^(?:,? (?:le|on|at|a|to|vers|au|du|from)(?: |:)(?=\+?\d|${apart})|,? (?:sur votre|on your|from your|dans votre|a reussi|reussie?|reussi|effectuee?|a ete|has been|avec succes|en succes|via|vous a|of|no abonne|n'[a-z]+|ne|has|was|could|est (?:en|annul|rejet|refus)[a-z]*|(?:echou|annul|rejet|refus)ee?s?|successful(?:ly)?|failed|declined|pending|en attente)(?![a-z])|,? ?\d{4}-\d\d-|,? ?\d\d?[/.-]\d\d?[/.-]\d|[;:(\n|"]|,(?! ?[a-z]{1,4}\b[^:]{0,20}$)|\.(?=\s|$)|\.(?=[a-z]{2,})|\s*$|,? (?:solde|nouveau solde|new balance|frais|fee|ref|reference|tid|id|txn id|transaction id|motif|message|date)(?: |:|\.|${apart})[^a-z]|${apart})`,
);

/**
 * The parties named in a folded text without the payer's words, each once. Numbers are read as dialled in the country.
 */
export function partiesIn(plain: string, country: string): Party[] {
  const done: Party[] = [];
  const look = (shapes: readonly [RegExp, Party["side"]][], needsPhone: boolean) => {
    const matches = shapes.flatMap(([shape, side]) =>
      [...plain.matchAll(shape)].map((match) => ({ match, side })),
    );
    // The first match keeps the words: « à DEPOT DE BOISSONS » is one name.
    for (const { match, side } of matches.sort((a, b) => a.match.index - b.match.index)) {
      const start = match.index + match[0].length;
      const rest = withoutParts(
        plain,
        done.flatMap(({ places }) => places),
      );
      if (rest.slice(match.index, start + 1).includes(apart)) continue;
      if (needsPhone && !isOfMove(plain, match.index)) continue;
      const found = partyAt(rest, start, country, needsPhone);
      if (found) done.push({ ...found, side });
    }
  };
  look([[sentences, "from"], ...contexts], false);
  look(anywhere, true);
  return withLoosePhone(plain, done, country);
}

const tellsMove = new RegExp(
  `\\d ?${currencySigns}|(?:${moves})|recu|envoye|transfere|retire|depose|sent\\b|received|deposited|withdrawn`,
);

/** True for a number in a sentence that tells of a move; « Faites signe au 655… » names no party. */
function isOfMove(plain: string, at: number): boolean {
  const [sentence = ""] = /(?:[^.!?\n]|[.!?](?![\s]))*$/.exec(plain.slice(0, at)) ?? [];
  return tellsMove.test(sentence);
}

const numberFirst = new RegExp(`^(?:le )?(${digits})`);
const inBrackets = /^[ ,]*\(([^()\n]{1,60})\)/;
const nameThenNumber = new RegExp(
  `^([a-z][^:;()]{0,59}?)(?:[ \n]?\\(|[ \n]|, ?|-| - ?)(${digits})([^()\\n]{0,60}\\))?`,
);

function partyAt(
  plain: string,
  start: number,
  country: string,
  needsPhone: boolean,
): Omit<Party, "side"> | undefined {
  const text = plain.slice(start);
  const [, dialled] = numberFirst.exec(text) ?? [];
  const phone = dialled && internationalPhone(dialled, country);
  if (dialled && phone) {
    const end = start + (numberFirst.exec(text)?.[0].length ?? 0);
    const bracket = inBrackets.exec(plain.slice(end));
    const name = bracket?.[1]
      ? part(plain, end + bracket[0].indexOf("(") + 1, bracket[1].length)
      : nameAt(plain, end + (/^[ ,-]*/.exec(plain.slice(end))?.[0].length ?? 0));
    const places: Place[] = [[start, bracket ? end + bracket[0].length : end]];
    return { phone, ...(name && { name }), places: name ? [...places, name] : places };
  }
  const both = nameThenNumber.exec(text);
  const other = both?.[2] && internationalPhone(both[2], country);
  if (both?.[1] && other && isName(both[1])) {
    const name = part(plain, start, both[1].length);
    return { phone: other, ...(name && { name }), places: [[start, start + both[0].length]] };
  }
  if (needsPhone) return undefined;
  const name = nameAt(plain, start);
  // « ALBER908LK, KASONGO DIDIER »: the code of an agent's till, then the name.
  const code = name && /^(?=[a-z]*\d)[a-z0-9]{5,14}$/.test(plain.slice(...name)) && name;
  const behind = code && /^, ?/.exec(plain.slice(code[1]))?.[0].length;
  const named = code && behind ? nameAt(plain, code[1] + behind) : undefined;
  if (code && named) return { name: named, places: [code, named] };
  return name && { name, places: [name] };
}

/** False for words that are no name, such as money read as one: `5000 FCFA 7000 FCFA`. */
function isName(written: string): boolean {
  if (holdsMoney.test(written) || notNames.test(written) || written.includes(apart)) return false;
  // A name holds no end of a sentence: « …. Nouveau solde ».
  return !/[.!?] ?\n|[a-z]{4,}[.!?] /.test(written) && !/\n.*\n/.test(written);
}

function nameAt(plain: string, start: number): Place | undefined {
  const first = plain[start];
  if (first === undefined || !/[\p{L}\d]/u.test(first)) return undefined;
  if (nameEnd.test(` ${plain.slice(start)}`)) return undefined;
  for (let end = start + 1; end <= Math.min(plain.length, start + 60); end += 1) {
    if (!nameEnd.test(plain.slice(end))) continue;
    // « M. PAUL », « ETS. KALLA »
    if (
      plain[end] === "." &&
      /(?:^|[ .])(?:m|mr|mme|mlle|dr|ets|st|ste|[a-z])$/.test(plain.slice(start, end))
    )
      if (/^\. ?[a-z]/.test(plain.slice(end))) continue;
    const written = plain.slice(start, end);
    if (!/[a-z]/.test(written) || !isName(written)) return undefined;
    return part(plain, start, end - start);
  }
  return undefined;
}

const part = (plain: string, from: number, length: number) => trimmed(plain, [from, from + length]);

/** « Numéro: … » on a line of its own belongs to the only party without a number. */
function withLoosePhone(plain: string, parties: readonly Party[], country: string): Party[] {
  const [only, ...more] = parties.filter(({ phone }) => phone === undefined);
  const match = new RegExp(`(?<![a-z])(?:numero|tel(?:ephone)?|phone|msisdn) ?: ?(${digits})`).exec(
    plain,
  );
  const phone = match?.[1] && internationalPhone(match[1], country);
  if (!match || !only || more.length > 0 || !phone) return [...parties];
  const place: Place = [match.index, match.index + match[0].length];
  return parties.map((one) =>
    one === only ? { ...one, phone, places: [...one.places, place] } : one,
  );
}
