import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CustomerColumn, CustomerRowTrouble } from "#shared/rules/customer-import.ts";

/** What is wrong with a line. */
export const troubleWords: Record<CustomerRowTrouble, MessageDescriptor> = {
  "name-missing": msg`Le nom manque.`,
  "name-too-long": msg`Le nom dépasse 120 signes.`,
  "phone-too-long": msg`Le téléphone dépasse 40 signes.`,
  "note-too-long": msg`La note dépasse 200 signes.`,
  "limit-not-understood": msg`Le plafond n’est pas un nombre entier de francs.`,
  "term-not-understood": msg`Le délai n’est pas un nombre de jours (365 au plus).`,
  "balance-not-understood": msg`Le solde n’est pas un nombre entier de francs.`,
  "sum-row": msg`C’est une ligne de total, pas un client.`,
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
