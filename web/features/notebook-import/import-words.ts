import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CustomerColumn, CustomerRowTrouble } from "#shared/rules/customer-import.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";

/** What is wrong with a line. */
export const troubleWords: Record<CustomerRowTrouble, MessageDescriptor> = {
  "name-missing": msg`Le nom manque.`,
  "name-too-long": msg`Le nom dépasse 120 signes.`,
  "phone-too-long": msg`Le téléphone dépasse 40 signes.`,
  "note-too-long": msg`La note dépasse 200 signes.`,
  "limit-not-understood": msg`Le plafond n’est pas un nombre entier de francs.`,
  "term-not-understood": msg`Le délai n’est pas un nombre de jours (365 au plus).`,
  "balance-not-understood": msg`Le solde n’est pas un nombre entier de francs.`,
  "sum-row": msg`C’est une ligne de total, pas un nom.`,
};

/** The titles of a file that is written here, which are read again. */
export const columnTitles: Record<CustomerColumn, MessageDescriptor> = {
  name: msg({ message: "Nom", context: "titre de colonne" }),
  phone: msg({ message: "Téléphone", context: "titre de colonne" }),
  otherPhone: msg({ message: "Autre téléphone", context: "titre de colonne" }),
  note: msg({ message: "Note", context: "titre de colonne" }),
  creditLimit: msg({ message: "Plafond", context: "titre de colonne" }),
  termDays: msg({ message: "Délai jours", context: "titre de colonne" }),
  balance: msg({ message: "Solde", context: "titre de colonne" }),
};

/** What the screen says of customers. */
const ofCustomers = {
  title: msg`Importer et exporter des clients`,
  importHead: msg`Importer des clients`,
  importText: msg`Un fichier CSV ou Excel, une ligne par client, avec des titres : Nom, Téléphone, Note, Plafond, Délai, Solde. Vous verrez tout avant que rien ne soit enregistré.`,
  file: msg`Fichier de clients`,
  cannot: msg`Impossible de noter ces clients`,
  reason: msg`Ancien cahier`,
  exportHead: msg`Exporter les clients`,
  exportText: msg`Tous les clients avec ce que chacun doit.`,
  sheet: msg`Clients`,
} as const;

/** The same of suppliers. */
const ofSuppliers: Record<keyof typeof ofCustomers, MessageDescriptor> = {
  title: msg`Importer et exporter des fournisseurs`,
  importHead: msg`Importer des fournisseurs`,
  importText: msg`Un fichier CSV ou Excel, une ligne par fournisseur, avec des titres : Nom, Téléphone, Note, Délai, Solde (ce que vous lui devez). Vous verrez tout avant que rien ne soit enregistré.`,
  file: msg`Fichier de fournisseurs`,
  cannot: msg`Impossible de noter ces fournisseurs`,
  reason: msg`Anciens comptes`,
  exportHead: msg`Exporter les fournisseurs`,
  exportText: msg`Tous les fournisseurs avec ce que vous devez à chacun.`,
  sheet: msg`Fournisseurs`,
};

/** What is said of the notebook that is before one: of customers, or of suppliers. */
export const useImportMessages = () => (useSuppliersSide() ? ofSuppliers : ofCustomers);

/** Says it, in the language of the screen. */
export function useImportWords(): (what: keyof typeof ofCustomers) => string {
  const { i18n } = useLingui();
  const words = useImportMessages();
  return (what) => i18n._(words[what]);
}
