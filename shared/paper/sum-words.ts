/**
 * Kinds of sums. States: `subtotal` before taxes and other costs, `total`, `pay` the amount to pay for this paper,
 * `rest` with earlier debts and payments. Changes: everything from `discount` to `rounding`. `previous` and `advance`
 * belong to the supplier's account. `included`: a tax that the total includes already. `number`: count of goods or
 * packs in all. `aside`: cash handed over, words below the sums.
 */
export type SumKind =
  | "subtotal"
  | "total"
  | "pay"
  | "rest"
  | "discount"
  | "tax"
  | "withholding"
  | "transport"
  | "handling"
  | "customs"
  | "consigne"
  | "stamp"
  | "fees"
  | "rounding"
  | "previous"
  | "advance"
  | "included"
  | "number"
  | "aside";

/**
 * A row that begins with these words, after words that only lead to them: « Frais de port », « Less discount », « Total
 * remise ».
 */
const led = (words: string) =>
  new RegExp(
    `^(?:(?:dont|et|total|montant|frais|couts?|droits?|charges?|less|moins|plus|net|add|autres?|your|votre|trade|cash) (?:de |du |d |des |sur |for )?(?:la |le |l |les )?)*(?:${words})\\b`,
  );

/** Units of goods in a row that counts them. */
const counted =
  "qte|qty|quantites?|quantity|colis|parcels?|pieces?|pcs|articles?|items?|produits?|products?|cartons?|ctns?|casiers?|crates?|paquets?|packs?|packages?|sacs?|bags?|lignes?|lines?|references?|unites?|units?|bouteilles?|bottles?";

/** Tried in this order; texts are folded: no accents, no capitals. */
const sumWords: readonly (readonly [SumKind, RegExp])[] = [
  [
    "included",
    /\bdont\b.*\b(?:tva|vat|tax)|^(?!.*\b(?:total|montant|net|prix)\b).*\bincl(?:us|use|uses|uded|uding)?\b.*\b(?:tva|vat|tax)|^(?!.*\b(?:total|montant|net|prix)\b).*\b(?:tva|vat|tax)\b.*\b(?:incluse?s?|comprises?|included)\b/,
  ],
  [
    "number",
    new RegExp(
      `^(?:(?:total|grand total) )?(?:de |des |of )?(?:nombre|nb|nbre|number|no) (?:total )?(?:de |d |des |of )?(?:${counted})\\b|^(?:total|totaux) (?:de |des |of )?(?:${counted})\\b|^(?:${counted}) total(?:e|es|aux|s)?\\b`,
    ),
  ],
  ["aside", /^(?:points?|fidelite|nombre|nb|nbre|number)\b/],
  [
    "previous",
    /\b(?:ancien(?:ne)?|solde|dette|report|creance) (?:solde|ancien|anterieure?|precedente?|reporte|initial|dette)\b|\b(?:previous|old|opening|last) (?:balance|debt)\b|\b(?:balance )?(?:brought forward|b\/?f)\b|^(?:arrieres?|reliquat|impayes?)\b/,
  ],
  [
    "consigne",
    /\bconsign\w*|\bdeconsign\w*|^emballages? (?:vides?|consignes?|rendus?)|\b(?:bottles?|crates?|containers?|empties) deposits?\b|\bdeposit (?:on|for) (?:bottles?|crates?|containers?|empties)\b|^empties\b/,
  ],
  [
    "withholding",
    /^precompte\b|\b(?:retenue|precompte|withholding|withheld|acompte (?:sur |d)?(?:l )?(?:impot|is|ir|irpp|bic)|a\.i\.r)\b/,
  ],
  [
    "advance",
    /^(?:total )?(?:less )?(?:acompte|avance|arrhes|deja|versements?|verse|deposit|advance|prepaid|prepayment|regle|reglement|encaisse|payments? received|amount paid|paid|paye)\b|\b(?:montant|somme) (?:paye|verse|recue?|regle)e?\b|\b(?:acompte|avance) (?:verse|paye|recu)e?\b|\b(?:deja) (?:paye|verse|regle)\b/,
  ],
  [
    "rest",
    /^(?:reste|rest|restant|solde|balance|outstanding|balance due)\b|\bbalance (?:due|payable)\b|\btotal du\b|\bnet du\b/,
  ],
  [
    "subtotal",
    /\b(?:total|montant|net|totaux) (?:net )?(?:h\.?t\.?|hors (?:taxes?|tva))(?:\b|$)|\bsub-? ?total\b|\bsous-? ?total\b|\btotal (?:brut|marchandises?|produits?|goods|avant)\b|\bnet commercial\b|\b(?:total )?apres (?:remise|escompte)\b|\bbefore (?:tax|vat)\b|\b(?:excl|excluding)\b|^(?:brut|base|a reporter|report|reporter|carried forward|c\/?f)\b|\bmontant brut\b|\bgoods total\b|\bht$/,
  ],
  [
    "pay",
    /\bnet a ?payer\b|\bnetapayer\b|\ba payer\b|\bapayer\b|\bamount (?:due|payable)\b|\b(?:net |montant )?a (?:deduire|rembourser|crediter|votre credit)\b|^montant (?:de l |d )?avoir\b|\b(?:total|montant|net)\b.*\b(?:(?:tva|vat|tax|taxes) (?:comprises?|incluses?|included|incl)|incl(?:uding|usive)?(?: of)? (?:tva|vat|tax(?:es)?))\b|\b(?:to pay|payable|you pay|due)\b|\bnet (?:total )?ttc\b/,
  ],
  [
    "discount",
    /\b(?:remises?|rabais|ristournes?|escomptes?|discounts?|rebates?|reductions?)\b|^rem\b/,
  ],
  ["tax", led("tva|t\\.v\\.a|vat|taxes?|gst|cac|accises?|excise")],
  [
    "transport",
    led(
      "transports?|livraison|port|delivery|freight|shipping|carriage|fret|camion|taxi|acheminement|expedition",
    ),
  ],
  [
    "handling",
    led(
      "manutentions?|handling|dechargement|chargement|loading|offloading|manoeuvres?|dockers?|porteurs?",
    ),
  ],
  ["customs", led("douanes?|customs|transit|dedouanement")],
  ["stamp", /^(?:droits? de )?(?:timbres?|stamps?|stamp duty)\b/],
  ["rounding", led("arrondis?|rounding|rounded|round off")],
  [
    "total",
    /\b(?:total|totaux|somme|ttc|grand total|montant total|montant net)\b|^(?:montant|amount)\b|^net(?: (?:total|general|facture))?$/,
  ],
  [
    "fees",
    /^(?:frais|fees?|charges?|service|assurances?|insurance|emballages?|packing|eco ?taxe)\b/,
  ],
  [
    "aside",
    /^(?:especes?|cash|monnaie|change|rendu|carte|card|cheque|mobile money|momo|om|orange money|wave|mtn|tendered|recu|arretee?|merci|thank|thanks|conditions?|rccm|rc|niu|nif|ifu|cc|contribuable|tel|bp|page|signature|cachet)\b/,
  ],
];

/** Sums whose words are never names of goods, whatever numbers stand beside them. */
const strong: readonly SumKind[] = [
  "subtotal",
  "pay",
  "tax",
  "consigne",
  "withholding",
  "previous",
  "number",
];
/** Sums of a table without amounts: a price list, a delivery note. */
const ofBareTable: readonly SumKind[] = ["subtotal", "total", "pay", "number"];
/** Taxes with a name of three letters, also found in names of goods: only a rate beside it makes it a tax. */
const ratedTaxes = /^(?:air|bic|isb|psi|wht)(?: \w)?$/;

/** The kind of sum that a text names, if any. `text` is folded. `isRated`: a percentage stands beside it. */
export function sumKindOf(text: string, isRated = false): SumKind | undefined {
  const plain = text
    .replace(/[^a-z0-9 ./'-]/g, "")
    .replace(/[.:]+(?= |$)/g, "")
    .replace(/'/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (isRated && ratedTaxes.test(plain)) return "withholding";
  return sumWords.find(([, words]) => words.test(plain))?.[0];
}

/** True if a row of this sum is never goods, even with a count, a price and a total. */
export const isNeverGoods = (kind: SumKind): boolean => strong.includes(kind);

/**
 * True if a row of this sum may be goods in a table without amounts: « Timbre poste », « Carte mémoire » of a price
 * list.
 */
export const isGoodsOfList = (kind: SumKind): boolean => !ofBareTable.includes(kind);
