import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AsideReason } from "#shared/rules/form-rows.ts";
import type { ImportNote, ImportRefusal, PlannedRow } from "#shared/rules/planned-row.ts";
import type { NameAnswer } from "#shared/rules/same-names.ts";
import { fileTroubleWords } from "#web/blocks/import/file-trouble-words.ts";
import type { Tone } from "#web/ui/badge.tsx";
import type { ImportTrouble } from "./use-import.ts";

export const outcomeWords: Record<PlannedRow["outcome"], MessageDescriptor> = {
  create: msg`À créer`,
  update: msg`À modifier`,
  same: msg`Sans changement`,
  refused: msg({ message: "Refusée", context: "ligne d’un fichier" }),
  asked: msg`À décider`,
  merged: msg`Réunie`,
  aside: msg`Laissée de côté`,
};

export const outcomeTones: Record<PlannedRow["outcome"], Tone> = {
  create: "ok",
  update: "brand",
  same: "neutral",
  refused: "stop",
  asked: "attention",
  merged: "ok",
  aside: "neutral",
};

/** Why a row is not taken, and what to do where there is something to do. */
export const refusalWords: Record<Exclude<ImportRefusal, "repeated">, MessageDescriptor> = {
  "name-missing": msg`Le nom manque.`,
  "name-too-long": msg`Le nom dépasse 200 caractères.`,
  "name-lost": msg`Excel a fait une date ou une erreur du nom : corrigez-le dans le fichier.`,
  "code-too-long": msg`Le code unique dépasse 20 caractères.`,
  "price-missing": msg`Le prix manque. Donnez un prix pour les cellules vides.`,
  "price-not-understood": msg`Le prix n’est pas un nombre entier de francs.`,
  "threshold-not-understood": msg`Le seuil d’alerte n’est pas un nombre entier.`,
  "stock-not-understood": msg`Le stock n’est ni un nombre entier de pièces, ni des kilos.`,
  "unit-not-understood": msg`« Se vend » n’est ni pièce, ni kg, ni litre, ni mètre.`,
  "packs-not-understood": msg`Les cartons s’écrivent Nom|contenu|prix|code, séparés par un point-virgule.`,
  "tax-not-understood": msg`La TVA n’est ni « Normal », ni « Réduit », ni « Exonéré ».`,
  "cost-not-understood": msg`Le coût d’achat n’est pas un nombre entier de francs.`,
  "pack-code-taken": msg`Le code d’un carton est déjà celui d’un produit ou d’un autre carton.`,
  "unit-with-stock": msg`« Se vend » se change quand le stock est à zéro.`,
  "sum-row": msg`C’est une ligne de total, pas un article.`,
  "price-below-minimum": msg`Prix de vente inférieur au prix minimal`,
  "code-shared": msg`Le fichier donne ce code à plusieurs noms, et la boutique le connaît : rien ne dit lequel est le bon.`,
  "code-not-sure": msg`Un produit de la boutique porte ce code, mais ce n’est pas un code-barres vérifiable. Ajoutez le code unique du produit.`,
  "keys-disagree": msg`Le code-barres et le code unique désignent deux produits différents.`,
  deleted: msg`Ce produit a été supprimé de la boutique : remettez-le d’abord en vente.`,
  "name-exists": msg`Un produit de ce nom existe déjà, et la ligne n’a pas de code sûr.`,
  "plan-limit": msg`La limite de votre abonnement est atteinte.`,
};

/** Reason why a row is set aside: it stands for no goods that this shop sells. */
export const asideWords: Record<AsideReason, MessageDescriptor> = {
  "parent-row": msg`C’est l’en-tête de variantes : elles sont reprises une à une.`,
  "detail-row": msg`C’est une photo ou un composant de l’article au-dessus, pas un article.`,
  "service-row": msg`C’est un service : rien à compter en stock. Ajoutez-le à la main s’il se vend à la caisse.`,
  "archived-row": msg`L’autre programme l’a archivé ou désactivé.`,
  "not-for-sale-row": msg`L’autre programme ne le vend pas dans cette boutique.`,
};

/** Wording of each answer about rows of one name. */
export const answerWords: Record<NameAnswer, MessageDescriptor> = {
  apart: msg`Des produits différents : un par ligne, chacun avec un nom à lui`,
  sum: msg`Un seul produit : les stocks s’additionnent, le reste vient de la première ligne`,
  first: msg`Un seul produit : la première ligne seule compte`,
};

export const noteWords: Record<ImportNote, MessageDescriptor> = {
  "damaged-code": msg`Code-barres abîmé, laissé de côté`,
  "shared-code": msg`Code donné à plusieurs noms, laissé de côté`,
  "check-digit": msg`Chiffre de contrôle du code-barres faux`,
  "scale-code": msg`Code d’une balance : il change à chaque étiquette`,
  "label-code": msg`La caisse lit ce code comme une étiquette de balance : donnez le numéro de l’article seul`,
  "unique-code-lost": msg`Code unique illisible ou répété : un nouveau sera donné`,
  "unique-code-kept": msg`Le code unique ne change pas`,
  "barcode-kept": msg`Le code-barres ne change pas`,
  "stock-kept": msg`Le stock ne change pas : passez par l’inventaire`,
  "text-lost": msg`Excel a fait une date ou une erreur d’un texte : laissé de côté`,
  "text-cut": msg`Texte trop long, coupé`,
  "counted-by": msg`Prix d’un carton, casier ou tas entier`,
  "stock-below": msg`Stock négatif : commence à 0`,
  "price-zero": msg`Prix 0 dans le fichier : à donner`,
  "same-name": msg`Une autre ligne porte le même nom, avec un autre code`,
  "state-unread": msg`Un mot sur son état ou son genre n’est pas compris`,
  kit: msg`Article composé : ses composants ne sont pas repris, son stock se compte à part`,
};

export const importTroubleWords: Record<ImportTrouble, MessageDescriptor> = {
  ...fileTroubleWords,
  lost: msg`La mémoire de l’appareil n’a pas suffi, et rien n’a été enregistré. Fermez d’autres applications, puis choisissez le fichier de nouveau.`,
};
