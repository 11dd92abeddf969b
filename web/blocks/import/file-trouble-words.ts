import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FileTrouble } from "#web/blocks/spreadsheet/sheet-messages.ts";

/** Reason why a file cannot be read, and what to do about it. */
export const fileTroubleWords: Record<FileTrouble, MessageDescriptor> = {
  "too-large": msg`Ce fichier est trop grand : 25 Mo au plus.`,
  "too-many-rows": msg`Ce fichier a trop de lignes : 100 000 au plus. Coupez-le en plusieurs.`,
  empty: msg`Ce fichier est vide.`,
  unreadable: msg`Ce fichier n’est pas une liste lisible. Choisissez un fichier CSV ou Excel.`,
  "reader-absent": msg`La lecture d’Excel n’est pas encore sur cet appareil. Connectez-vous une fois, ou enregistrez le fichier en CSV.`,
  password: msg`Ce fichier a un mot de passe. Ouvrez-le, enregistrez-le sans mot de passe, puis choisissez-le de nouveau.`,
  damaged: msg`Ce fichier est abîmé ou coupé : il manque une partie. Demandez-le ou exportez-le de nouveau.`,
  numbers: msg`Ce fichier Numbers n’a pas pu être lu. Dans Numbers : Fichier, Exporter vers, Excel ou CSV.`,
  pdf: msg`Un PDF n’est pas un tableau. Exportez la liste en Excel ou CSV, ou photographiez-la.`,
  document: msg`C’est un texte, pas un tableau. Copiez le tableau dans Excel et enregistrez-le en Excel ou CSV.`,
  picture: msg`C’est une image. Pour une liste de prix sur papier, choisissez « Photographier une liste de prix ».`,
  archive: msg`Ce fichier en contient d’autres. Ouvrez-le d’abord, puis choisissez la liste qui est dedans.`,
};
