import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PersonColumn } from "#shared/rules/person-column.ts";
import type { PersonTrouble } from "#shared/rules/person-reading.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";

/** What is wrong with a line. */
export const troubleWords: Record<PersonTrouble, MessageDescriptor> = {
  "name-missing": msg`Le nom manque.`,
  "name-too-long": msg`Le nom dépasse 120 signes.`,
  "limit-not-understood": msg`Le plafond n’est pas un nombre entier de francs.`,
  "term-not-understood": msg`Le délai n’est pas un nombre de jours (365 au plus).`,
  "balance-not-understood": msg`Le solde n’est pas un nombre entier de francs.`,
  "no-person": msg`C’est un texte du fichier, pas un nom.`,
  "titles-again": msg`Ce sont les titres, répétés.`,
  "is-supplier": msg`C’est un fournisseur : importez ce fichier aussi sous « Fournisseurs ».`,
  "is-customer": msg`C’est un client : importez ce fichier aussi dans le cahier des clients.`,
  "role-unknown": msg`Le fichier ne le dit ni client ni fournisseur.`,
  "sum-row": msg`C’est une ligne de total, pas un nom.`,
};

/** Title of each column of a file of people. An exported file uses some of them, and the import reads them. */
export const columnTitles: Record<PersonColumn, MessageDescriptor> = {
  name: msg({ message: "Nom", context: "titre de colonne" }),
  title: msg({ message: "Civilité", context: "titre de colonne" }),
  firstName: msg({ message: "Prénom", context: "titre de colonne" }),
  middleName: msg({ message: "Deuxième nom", context: "titre de colonne" }),
  lastName: msg({ message: "Nom de famille", context: "titre de colonne" }),
  company: msg({ message: "Société", context: "titre de colonne" }),
  nickname: msg({ message: "Surnom", context: "titre de colonne" }),
  phone: msg({ message: "Téléphone", context: "titre de colonne" }),
  otherPhone: msg({ message: "Autre téléphone", context: "titre de colonne" }),
  thirdPhone: msg({ message: "Troisième téléphone", context: "titre de colonne" }),
  balance: msg({ message: "Solde dû", context: "titre de colonne" }),
  theyOwe: msg({ message: "Débit (on vous doit)", context: "titre de colonne" }),
  weOwe: msg({ message: "Crédit (vous devez)", context: "titre de colonne" }),
  bought: msg({ message: "Montant de l’achat", context: "titre de colonne" }),
  paid: msg({ message: "Déjà payé", context: "titre de colonne" }),
  kind: msg({ message: "Sens (débit ou crédit)", context: "titre de colonne" }),
  role: msg({ message: "Client ou fournisseur", context: "titre de colonne" }),
  settled: msg({ message: "Payé, oui ou non", context: "titre de colonne" }),
  date: msg({ message: "Date de la ligne", context: "titre de colonne" }),
  article: msg({ message: "Article de la ligne", context: "titre de colonne" }),
  creditLimit: msg({ message: "Plafond", context: "titre de colonne" }),
  termDays: msg({ message: "Délai jours", context: "titre de colonne" }),
  note: msg({ message: "Note", context: "titre de colonne" }),
  address: msg({ message: "Adresse", context: "titre de colonne" }),
  email: msg({ message: "E-mail", context: "titre de colonne" }),
};

/** What the screen says of customers. */
const ofCustomers = {
  title: msg`Importer et exporter des clients`,
  importHead: msg`Importer des clients`,
  importText: msg`Un fichier CSV ou Excel, une ligne par client, ou un cahier avec plusieurs lignes par client. Vous choisissez les colonnes et verrez tout avant que rien ne soit enregistré.`,
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
  importText: msg`Un fichier CSV ou Excel, une ligne par fournisseur, ou plusieurs factures par fournisseur. Vous choisissez les colonnes et verrez tout avant que rien ne soit enregistré.`,
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
