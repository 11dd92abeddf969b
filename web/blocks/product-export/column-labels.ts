import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ImportColumn } from "#shared/rules/import-column.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";

/** What each column of a file of products is called, in the order in which files are written. An import knows them all. */
export const columnLabels: Record<ImportColumn, MessageDescriptor> = {
  name: msg`Nom`,
  brand: msg`Marque`,
  model: msg`Modèle`,
  color: msg`Couleur`,
  dimensions: msg`Dimensions`,
  barcode: msg`Code-barres`,
  uniqueCode: msg`Code unique`,
  category: msg`Catégorie`,
  price: msg`Prix de vente`,
  minPrice: msg`Prix minimum`,
  stockThreshold: msg`Seuil d’alerte`,
  stock: msg`Stock`,
  unit: msg`Se vend`,
  packs: msg`Cartons et paquets`,
  taxGroup: msg`TVA`,
  family: msg`Famille de variantes`,
  cost: msg`Coût d’achat`,
};

/** What a file says of the tax of a product; an import reads both languages. */
export const taxGroupWords: Record<TaxGroup | "normal", MessageDescriptor> = {
  normal: msg({ message: "Normal", context: "taux de TVA" }),
  reduced: msg({ message: "Réduit", context: "taux de TVA" }),
  exempt: msg({ message: "Exonéré", context: "taux de TVA" }),
};
