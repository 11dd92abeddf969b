import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { JournalAccount, JournalFact } from "#shared/schemas/journal.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";

/** What each account is, as the shop says it. */
export const accountWords: Record<JournalAccount, MessageDescriptor> = {
  cash: msg`Caisse`,
  wallet: msg`Mobile money`,
  bank: msg`Banque`,
  owner: msg`Compte de l’exploitant`,
  customers: msg`Clients`,
  suppliers: msg`Fournisseurs`,
  sales: msg`Ventes de marchandises`,
  vat: msg`TVA facturée`,
  points: msg`Points de fidélité`,
  purchases: msg`Achats de marchandises`,
  "purchase-costs": msg`Frais sur achats`,
  commissions: msg`Commissions des revendeurs`,
  "bad-debts": msg`Dettes effacées`,
  "supplier-gains": msg`Remises de fournisseurs`,
  "till-short": msg`Manquants de caisse`,
  "till-over": msg`Excédents de caisse`,
  opening: msg`Soldes de départ et corrections`,
  ...expenseWords,
};

/** What a line tells, and in which journal an accountant looks for it. */
export const factWords: Record<JournalFact, { label: MessageDescriptor; journal: string }> = {
  sale: { label: msg`Vente`, journal: "VE" },
  return: { label: msg`Retour de marchandises`, journal: "VE" },
  "return-tax": { label: msg`TVA d’un retour, rectifiée`, journal: "VE" },
  "customer-account": { label: msg`Compte client`, journal: "OD" },
  "supplier-account": { label: msg`Compte fournisseur`, journal: "OD" },
  purchase: { label: msg`Achat`, journal: "AC" },
  "purchase-return": { label: msg`Retour au fournisseur`, journal: "AC" },
  "till-move": { label: msg`Mouvement de caisse`, journal: "CA" },
  "till-close": { label: msg`Écart de caisse`, journal: "CA" },
  expense: { label: msg`Dépense`, journal: "OD" },
  commission: { label: msg`Commission payée`, journal: "OD" },
};
