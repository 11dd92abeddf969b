import { foldedTitle, listOf } from "./column-words.ts";
import { nameKey } from "./person-name.ts";

const sums = listOf("total totaux totals somme sommes sum sous subtotal grand");
const idle = listOf(
  "total totaux totals subtotal sum general generaux generale grand sous du de des due dues dus d a the of for client clients customer customers fournisseur fournisseurs supplier suppliers creances creance dettes dette debts ht ttc recevoir payer amount montant montants solde soldes balance reste receivable payable receivables payables page cumul partiel",
);

/**
 * True for a row that adds up others: it has a word for a sum in place of the name or the line's number. « Total
 * Energies » is a name, unless its amount is the sum of all rows above; « Total Awa » is the sum of a person above.
 */
export function isSumRow(
  name: string,
  cells: readonly string[],
  above: { hasName: (key: string) => boolean; isTheirSum: boolean },
): boolean {
  const said = foldedTitle(name || (cells.find((cell) => /\p{L}/u.test(cell)) ?? ""));
  const [first = "", ...rest] = said.split(" ");
  if (name === "" && said === "") return above.isTheirSum;
  if (!sums.has(first)) return false;
  const others = rest.filter((word) => !idle.has(word));
  if (others.length === 0) return first !== "sous" && first !== "grand" ? true : rest.length > 0;
  return above.isTheirSum || above.hasName(nameKey(others.join(" ")));
}
