import { isNearWord } from "#shared/spoken/near-word.ts";
import { foldWord } from "#shared/spoken/said-words.ts";
import type { PaperRow } from "./rows.ts";

/** What a column holds; `other`: numbers that say neither how many nor what they cost. */
export type ColumnRole = "name" | "count" | "price" | "total" | "unit" | "mark" | "other";
/** A column of a table: what it holds, and from where to where its title stands. */
export type Column = { role: ColumnRole; left: number; right: number };
/** The columns of a table in their order. */
export type Titles = readonly Column[];

const words: Record<ColumnRole, readonly string[]> = {
  name: "designation designations description descriptions article articles libelle libelles produit produits product products marchandise marchandises details particulars denomination nature".split(
    " ",
  ),
  count: "qte qty quantite quantites quantity nombre nbre nb poids colis weight qnt qtes".split(
    " ",
  ),
  price: "pu p.u prix price rate tarif unitaire punitaire p.unitaire puht unit-price".split(" "),
  total: "montant montants total amount amt somme valeur ptotal pt value".split(" "),
  unit: "unite unites unit units cond conditionnement emballage uom um".split(" "),
  mark: "ref refs reference code n no s/n sn observations item".split(" "),
  other:
    "remise remises rabais rem discount disc tva vat taxe tax lot colisage stock consigne".split(
      " ",
    ),
};
const roles = Object.keys(words) as ColumnRole[];

function roleOf(text: string): ColumnRole | undefined {
  const word = foldWord(text)
    .replace(/[^a-z./-]/g, "")
    .replace(/^[./-]+|[./-]+$/g, "");
  const bare = word.replace(/[./-]/g, "");
  if (bare === "") return undefined;
  for (const role of roles)
    if (words[role].includes(word) || words[role].includes(bare)) return role;
  for (const role of roles)
    if (words[role].some((one) => one.length > 4 && isNearWord(bare, one))) return role;
  return undefined;
}

/** The titles of a table's columns, where a row is these: at least two kinds of them, and hardly anything else. */
export function titlesOf({ words: read }: PaperRow): Titles | undefined {
  const found: (Column & { text: string })[] = [];
  let others = 0;
  for (const word of read) {
    const role = roleOf(word.text);
    const right = word.x + word.width;
    const before = found.at(-1);
    if (!role) {
      if (/\d{2}/.test(word.text)) return undefined;
      if (word.text.length > 2) others += 1;
    } else if (before && isSameTitle(before, role, word.text)) {
      before.role = before.role === "unit" ? "price" : before.role;
      before.right = right;
    } else found.push({ role, left: word.x, right, text: foldWord(word.text) });
  }
  if (!found.some(({ role }) => role === "name")) {
    const item = found.find(({ text }) => text.startsWith("item"));
    if (item) item.role = "name";
  }
  const kinds = new Set(found.map(({ role }) => role));
  const told = ["name", "count", "price", "total"].filter((role) => kinds.has(role as ColumnRole));
  if (told.length < 2 || others > found.length + 2) return undefined;
  return found
    .filter(({ role }, at) => role === "mark" || found.findIndex((one) => one.role === role) === at)
    .map(({ role, left, right }) => ({ role, left, right }));
}

/** « Prix unitaire », « Unit price », « Poids / Qté » are one title. */
function isSameTitle(
  before: { role: ColumnRole; text: string },
  role: ColumnRole,
  text: string,
): boolean {
  if (before.role === role) return role !== "mark";
  if (before.role === "unit" && role === "price")
    return before.text.startsWith("unit") && /^p/i.test(text);
  return before.role === "price" && role === "unit" && /unit/i.test(text);
}
