import { foldedTitle, isAmong, listOf, type TitleWords } from "./column-words.ts";
import type { ImportColumn } from "./import-column.ts";
import { titleNames } from "./import-title-names.ts";

/** Words that tell what a column holds, and words that say that it holds something else. */
const words: Record<ImportColumn, { any: string; with?: string; never: string }> = {
  name: {
    any: "nom noms name names designation designations libelle libelles intitule denomination produit produits product products article articles item items titre title marchandise marchandises",
    never:
      "code codes ref reference id identifiant numero no prix price tarif pv pu stock qte quantite quantity categorie category famille type marque brand modele model fournisseur supplier vendeur client magasin boutique shop image photo url lien link date description couleur coloris color colour taille size unite unit nombre total",
  },
  brand: { any: "marque marques brand brands fabricant manufacturer", never: "code id url" },
  model: { any: "modele modeles model", never: "code id" },
  color: { any: "couleur couleurs coloris color colour teinte", never: "code id" },
  dimensions: {
    any: "dimension dimensions taille size contenance format conditionnement volume packaging pointure",
    never: "code id prix price stock",
  },
  barcode: {
    any: "ean ean8 ean13 gtin upc isbn gencod gencode barcode barcodes barre barres codebarre codebarres",
    never: "prix",
  },
  uniqueCode: {
    any: "code ref reference references sku",
    never:
      "barre barres ean ean8 ean13 gtin upc isbn postal tva tax taxe account compte fournisseur supplier client famille categorie category prix date",
  },
  category: {
    any: "categorie categories category rayon famille familles family groupe group departement",
    never: "code id url",
  },
  price: {
    any: "prix price pv pvttc tarif pu puttc",
    never:
      "achat achats cost cout revient purchase buying fournisseur supplier gros wholesale floor min mini minimum minimal plancher lowest ancien old barre ht excl excluded date remise promo promotional total marge",
  },
  minPrice: {
    any: "min mini minimum minimal minimale plancher lowest floor",
    with: "prix price pv tarif vente",
    never: "stock achat cost",
  },
  stockThreshold: {
    any: "seuil alerte threshold reorder min mini minimum minimal",
    with: "seuil alerte threshold reorder stock qte quantite quantity qty",
    never: "prix price date",
  },
  stock: {
    any: "stock stocks qte qtes quantite quantites quantity qty inventaire disponible restant hand nombre nbre nb",
    never:
      "min mini minimum minimal max maxi maximum seuil alerte threshold reorder date code valeur value prix price unite emplacement vendu vendue vendus sold commande commandee entree sortie",
  },
  unit: {
    any: "unite unit",
    with: "vente mesure sale measure",
    never: "prix price cout cost code nombre stock qte quantite quantity",
  },
  packs: {
    any: "carton cartons paquet paquets packs",
    never: "prix price code stock qte quantite quantity nombre",
  },
  taxGroup: {
    any: "tva vat taxe tax",
    with: "groupe group regime",
    never: "taux rate montant amount code ht prix price total",
  },
  family: {
    any: "variantes variante variants variant",
    with: "famille family",
    never: "code id nombre prix price stock",
  },
  cost: {
    any: "cout cost achat revient supply",
    never:
      "vente date qte quantite quantity fournisseur supplier total valeur value stock commande code",
  },
};

type Words = TitleWords & { with: ReadonlySet<string> | undefined };
const sets = Object.fromEntries(
  Object.entries(words).map(([column, told]) => [
    column,
    {
      any: listOf(told.any),
      with: told.with === undefined ? undefined : listOf(told.with),
      never: listOf(told.never),
    },
  ]),
) as Record<ImportColumn, Words>;

/** What says little more than a word of everyday language: any word beside it may make it another thing. */
const describing: ReadonlySet<ImportColumn> = new Set([
  ...(["brand", "model", "color", "dimensions", "category"] as const),
]);
const fillers = listOf(
  "nom name sous sub produit produits product article item principal principale main des les",
);

/** Most characters of a title; what is longer is a sentence. */
const longestTitle = 60;

/**
 * How surely a folded title says that its column holds this, from 0 to 1: by a usual name of it, else by words that
 * stand in it, such as « prix mini » or « product name fr ».
 */
export function titleSays(column: ImportColumn, title: string): number {
  const known = titleNames[column];
  const at = known.indexOf(title);
  // The last ones of a list are shared with other columns, or say little.
  if (at >= 0) return at === known.length - 1 && known.length > 6 ? 0.7 : 1 - at / 100;
  if (title.length > longestTitle) return 0;
  const told = title.split(" ");
  const { any, with: also, never } = sets[column];
  const rest = told.filter((word) => !isAmong(any, word));
  const says = rest.length < told.length && !told.some((word) => isAmong(never, word));
  if (describing.has(column) && !rest.every((word) => word.length <= 2 || fillers.has(word)))
    return 0;
  return says && (!also || told.some((word) => also.has(word))) ? 0.6 : 0;
}

const sums = listOf(
  "total totaux totals somme sum sous-total sous-totaux subtotal sub-total grand-total total-general total-ht total-ttc montant-total",
);

/** Whether a name says that its row adds up those above: « TOTAL », « Sous-total : », « Total général (FCFA) ». */
export function namesSum(name: string): boolean {
  return sums.has(foldedTitle(name).replaceAll(" ", "-"));
}
