import { foldWord } from "#shared/spoken/said-words.ts";
import { type PaperRow, textOf } from "./rows.ts";

/**
 * Kind of a paper. `credit-note`: goods returned, or a price lowered; `statement`: a debt, no goods; `proforma`: a
 * quotation or an order, nothing has arrived; `list`: names and prices.
 */
export type PaperKind =
  | "invoice"
  | "delivery"
  | "receipt"
  | "list"
  | "credit-note"
  | "statement"
  | "proforma";

/** True for papers of goods that have arrived. */
export const isPurchase = (kind: PaperKind): boolean =>
  kind === "invoice" || kind === "delivery" || kind === "receipt";

/** Tried on each row in this order; texts are folded, and the words must begin a piece of a row. */
const kindWords: readonly (readonly [PaperKind, RegExp])[] = [
  [
    "statement",
    /^(?:releve|extrait|situation|etat) (?:de |du |d |des )?(?:votre )?(?:comptes?|client|creances?|factures?)\b|^(?:account )?statement\b|^customer statement|^grand livre/,
  ],
  [
    "credit-note",
    /^(?:facture |note |bon |bordereau |fiche |demande )?(?:d |de |des )?(?:avoirs?|retours?|reprise)\b|^note (?:de )?credit\b|^(?:facture|note) (?:d |de )?(?:avoir|credit|retour)|^credit (?:note|memo|invoice)|^(?:goods |purchase |sales )?returns?(?: note| voucher| slip|ed)?\b|^retour\b|^debit (?:note|memo)/,
  ],
  [
    "proforma",
    /^(?:facture |invoice )?pro ?-?forma\b|^(?:facture|invoice) (?:pro ?forma|estimat)|^(?:devis|quotation|quote|estimate|offre|cotation)\b|^(?:bon |purchase |sales )?(?:de )?(?:commande|order)\b/,
  ],
  [
    "delivery",
    /^(?:bon|bordereau|note|avis) (?:de |d )?(?:livraison|reception|expedition|enlevement|sortie|entree)\b|^delivery|^(?:waybill|goods received)|^b\.?l\b|^packing list/,
  ],
  [
    "list",
    /^(?:liste?|grille|tableau|catalogue) (?:de |des |of |d )?(?:nos )?(?:prix|tarifs?|prices?)\b|^(?:tarifs?|catalogue|mercuriale)\b|^(?:wholesale |retail )?price ?list|^prix (?:de |du |des |en |au )|^nos prix/,
  ],
  ["receipt", /^(?:ticket|receipt|cash sale|recu|vente au comptant|facturette)\b/],
  [
    "invoice",
    /^(?:facture(?! an? )|invoice(?! to)|tax invoice|commercial invoice|sales invoice|bill\b(?! to))/,
  ],
];

/**
 * The kind that the paper names itself: the first piece of a row, from above, that begins with its words. A paper that
 * it merely refers to (« Bon de commande » over « FACTURE ») gives way to the invoice. Undefined if it names none.
 */
export function calledKind(rows: readonly PaperRow[], letters: number): PaperKind | undefined {
  const found: PaperKind[] = [];
  for (const row of rows)
    for (const piece of piecesOf(row, letters)) {
      const kind = kindOfText(piece);
      if (kind) found.push(kind);
    }
  const [first] = found;
  const isReference = first === "proforma" || first === "delivery";
  if (isReference && found.includes("invoice") && !found.slice(0, 1).includes("invoice"))
    return "invoice";
  return first;
}

export function kindOfText(text: string): PaperKind | undefined {
  const plain = foldWord(text)
    .replace(/(?<=[a-z])0(?=[a-z])/g, "o")
    .replace(/[^a-z0-9 .-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return kindWords.find(([, words]) => words.test(plain))?.[0];
}

/** True for a total that makes the paper a credit note: « Total avoir », « Total credit ». */
export const isCreditTotal = (text: string): boolean =>
  /\btotal\b.*\b(?:avoir|credit|retours?|returned)\b|\b(?:avoir|credit) (?:total|net)\b|\ba votre credit\b/.test(
    foldWord(text),
  );

/** Pieces of a row, cut at wide gaps between words. */
function piecesOf(row: PaperRow, letters: number): string[] {
  const pieces: string[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width } of row.words) {
    if (x - end > letters * 2 || pieces.length === 0) pieces.push([]);
    pieces.at(-1)?.push(text);
    end = x + width;
  }
  const whole = textOf(row);
  return [...new Set([...pieces.map((words) => words.join(" ")), whole])];
}
