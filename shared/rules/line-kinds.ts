import { foldedTitle, listOf } from "./column-words.ts";

/**
 * Kind of a line: the side of its amount (they owe the shop, or the shop owes them), or an act (goods taken, money
 * paid).
 */
export type LineKind = "they-owe" | "we-owe" | "taken" | "paid";

const theyOwe = listOf("d dr debit debiteur receivable collect get gave doit receive");
const weOwe = listOf("c cr crediteur payable pay give got avoir");
const taken = listOf(
  "achat achats vente ventes facture invoice sale purchase pris emprunt dette debt livraison sortie goods",
);
const paid = listOf(
  "paiement payment paid paye verse versement reglement regle remboursement rembourse avance acompte recu received rendu encaissement deposit",
);

/**
 * Reads the kind of each line from its column of words. « crédit » is a debt among payments, and a payment beside «
 * débit ».
 */
export function kindsOf(cells: readonly string[]): (cell: string) => LineKind | undefined {
  const said = cells.map((cell) => foldedTitle(cell).split(" "));
  const hasDebit = said.some((told) => told.some((word) => theyOwe.has(word)));
  return (cell) => {
    const told = foldedTitle(cell).split(" ");
    const has = (list: ReadonlySet<string>) => told.some((word) => list.has(word));
    if (has(paid)) return "paid";
    if (has(taken)) return "taken";
    if (has(theyOwe)) return "they-owe";
    if (has(weOwe)) return "we-owe";
    if (told.includes("credit")) return hasDebit ? "we-owe" : "taken";
    return undefined;
  };
}

const yes = listOf("oui yes paye payee paid regle reglee solde ok x fait done y o");
const no = listOf("non no impaye impayee unpaid n pas credit due open");

/** True for a word that means paid, false for unpaid; undefined for any other. */
export function settledBy(cell: string): boolean | undefined {
  const told = foldedTitle(cell).split(" ");
  if (told.some((word) => no.has(word))) return false;
  return told.some((word) => yes.has(word)) ? true : undefined;
}
