import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";

/** What a notebook says of those who buy. */
const ofCustomers = {
  title: msg`Cahier`,
  listed: msg`Clients`,
  card: msg`Fiche du client`,
  back: msg`Retour au cahier`,
  open: msg`Ouvrir le cahier`,
  unknown: msg`Client inconnu`,
  newOne: msg`Nouveau client`,
  edit: msg`Modifier le client`,
  note: msg`Noter ce client`,
  nameMissing: msg`Donnez un nom à ce client.`,
  search: msg`Chercher un client`,
  owing: msg`Doivent`,
  owedInAll: msg`On vous doit`,
  owes: msg`Doit`,
  owesNothing: msg`Ne doit rien`,
  deposit: msg`Avance`,
  term: msg`Doit payer sous (jours)`,
  notHere: msg`Ce client n’est pas sur cet appareil`,
  empty: msg`Le cahier est vide`,
  emptyNext: msg`Notez vos clients, ce qu’ils vous doivent déjà et ce qu’ils vous paient. Seul le nom est obligatoire.`,
  emptyPicker: msg`Le cahier est vide : tapez le nom du client.`,
  noteTyped: msg`Le noter comme nouveau client`,
  nobodyOwes: msg`Personne ne vous doit rien.`,
  allArchived: msg`Tous vos clients sont archivés.`,
  seeAll: msg`Voir tous les clients`,
  noMoves: msg`Rien encore. Ce que ce client achète à crédit et ce qu’il paie s’écrit ici, ligne par ligne.`,
  cannotSave: msg`Impossible d’enregistrer ce client`,
  notSaved: msg`Client non enregistré`,
  this: msg`Ce client`,
  afterwards: msg`Ensuite, ce client :`,
  opening: msg`Il me devait déjà`,
  openingDeposit: msg`Il m’avait déjà avancé`,
  forgiven: msg`J’efface une dette`,
  more: msg`Correction : il doit plus`,
  less: msg`Correction : il doit moins`,
  amountPaid: msg`Montant reçu`,
  cannotPay: msg`Impossible d’encaisser`,
} as const;

/** The same of those whom the shop buys from. */
const ofSuppliers: Record<keyof typeof ofCustomers, MessageDescriptor> = {
  title: msg`Fournisseurs`,
  listed: msg`Fournisseurs`,
  card: msg`Fiche du fournisseur`,
  back: msg`Retour aux fournisseurs`,
  open: msg`Voir les fournisseurs`,
  unknown: msg`Fournisseur inconnu`,
  newOne: msg`Nouveau fournisseur`,
  edit: msg`Modifier le fournisseur`,
  note: msg`Noter ce fournisseur`,
  nameMissing: msg`Donnez un nom à ce fournisseur.`,
  search: msg`Chercher un fournisseur`,
  owing: msg`À payer`,
  owedInAll: msg`Vous devez`,
  owes: msg`Vous lui devez`,
  owesNothing: msg`Rien à payer`,
  deposit: msg`Payé d’avance`,
  term: msg`À payer sous (jours)`,
  notHere: msg`Ce fournisseur n’est pas sur cet appareil`,
  empty: msg`Aucun fournisseur noté`,
  emptyNext: msg`Notez ceux chez qui vous achetez, ce que vous leur devez déjà et ce que vous leur payez. Seul le nom est obligatoire.`,
  emptyPicker: msg`Aucun fournisseur noté : tapez son nom.`,
  noteTyped: msg`Le noter comme nouveau fournisseur`,
  nobodyOwes: msg`Vous ne devez rien à personne.`,
  allArchived: msg`Tous vos fournisseurs sont archivés.`,
  seeAll: msg`Voir tous les fournisseurs`,
  noMoves: msg`Rien encore. Ce que vous achetez chez lui et ce que vous lui payez s’écrit ici, ligne par ligne.`,
  cannotSave: msg`Impossible d’enregistrer ce fournisseur`,
  notSaved: msg`Fournisseur non enregistré`,
  this: msg`À ce fournisseur,`,
  afterwards: msg`Ensuite, à ce fournisseur,`,
  opening: msg`Je lui devais déjà`,
  openingDeposit: msg`Je lui avais déjà avancé`,
  forgiven: msg`Il efface ce que je dois`,
  more: msg`Correction : je dois plus`,
  less: msg`Correction : je dois moins`,
  amountPaid: msg`Montant payé`,
  cannotPay: msg`Paiement non enregistré`,
};

/** What is said of the notebook that is before one: of customers, or of suppliers. */
export const useSideMessages = () => (useSuppliersSide() ? ofSuppliers : ofCustomers);

/** Says it, in the language of the screen. */
export function useSideWords(): (what: keyof typeof ofCustomers) => string {
  const { i18n } = useLingui();
  const words = useSideMessages();
  return (what) => i18n._(words[what]);
}

/** Under which address the notebook stands that is before one. */
export const useSideRoot = (): string => (useSuppliersSide() ? "/suppliers" : "/notebook");
