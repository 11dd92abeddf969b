import { foldedTitle } from "./column-words.ts";

/**
 * Kind of a row in the export of a till or a book: goods, the parent of variants, a set of other goods, no goods at
 * all.
 */
export type RowKind = "goods" | "parent" | "kit" | "service";

const kinds: readonly (readonly [RowKind, RegExp])[] = [
  ["parent", /^(?:variable|configurable|variable product|produit variable)\b/],
  [
    "service",
    /\b(?:services?|virtual|virtuel|digital|downloadable|donation|prestations?|labou?r)\b/,
  ],
  [
    "kit",
    /\b(?:kits?|combos?|composites?|bundles?|assembl(?:y|ies)|grouped|groupe|nomenclature|set ?menu)\b/,
  ],
  [
    "goods",
    /\b(?:goods?|simple|variation|inventor(?:y|ie)|non inventor(?:y|ie)|stock|stockable|storable|consumable|consommable|physical|standard|single|marchandises?|produits? finis?|raw materials?)\b/,
  ],
];

/** The kind that a cell names; undefined for any other word, such as a category. */
export function rowKindOf(cell: string): RowKind | undefined {
  const folded = foldedTitle(cell);
  return kinds.find(([, spelling]) => spelling.test(folded))?.[0];
}

const yes =
  /^(?:y|yes|oui|o|true|vrai|1|x|on|active|actif|enabled|publish|published|publie|visible|taxable)$/;
const no =
  /^(?:n|no|non|false|faux|0|off|none|inactive|inactif|not active|disabled|desactive|unpublished|hidden|unavailable)$/;
const gone = /^(?:d|deleted|supprime|archived?|archive|draft|brouillon|discontinued|en sommeil)$/;

/** True for yes, false for no, undefined for anything else. */
export function isYes(cell: string): boolean | undefined {
  const folded = foldedTitle(cell);
  // Programs write -1 for a draft.
  if (no.test(folded) || gone.test(folded) || cell.trim() === "-1") return false;
  return yes.test(folded) ? true : undefined;
}

/** Names of the only variant of goods that have no variants. */
const onlyOne =
  /^(?:regular|normal|normale|regulier|reguliere|default|default title|default variant|standard|par defaut|unique|none|aucun|aucune|n a)$/;

/** Words of a variant; empty for a default name that programs give to goods without variants. */
export function variantWords(cell: string): string {
  const text = cell.trim();
  return onlyOne.test(foldedTitle(text)) ? "" : text;
}
