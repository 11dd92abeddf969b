import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Means, MeansOfPayment } from "#shared/schemas/means.ts";

type Words = {
  /** What was taken in by it, less what was given back. */
  net: MessageDescriptor;
  /** So many francs, as they are written, by it. */
  amount: (amount: string) => MessageDescriptor;
};
/** What sales bring into the drawer, and what leaves it for what came back. */
type InDrawer = { sold: MessageDescriptor; givenBack: MessageDescriptor };
/** The part of the net sales that lies in no drawer. */
type BesideDrawer = { ofWhich: MessageDescriptor };
/** Debts that were paid by it. */
type Money = { debtsPaid: MessageDescriptor };
/** Where its reference is found, and that it is still to come. */
type Referenced = { hint: MessageDescriptor; later: MessageDescriptor };

type WordsOf<One extends Means> = Words &
  (One extends { inDrawer: true } ? InDrawer : BesideDrawer) &
  (One extends { debts: string } ? Money : unknown) &
  (One extends { carries: "reference" } ? Referenced : unknown);

/** What the office says of means of payment, beside their names (`payment-words.ts`). */
export const meansWords: { [Id in MeansOfPayment]: WordsOf<Extract<Means, { id: Id }>> } = {
  cash: {
    net: msg`Espèces, net`,
    amount: (amount) => msg`${amount} en espèces`,
    sold: msg`Ventes en espèces`,
    givenBack: msg`Rendu en espèces`,
    debtsPaid: msg`Dettes payées en espèces`,
  },
  // Orange Money, MTN MoMo and the like.
  "mobile-money": {
    net: msg`Mobile money, net`,
    amount: (amount) => msg`${amount} par mobile money`,
    ofWhich: msg`dont mobile money`,
    debtsPaid: msg`Dettes payées par mobile money`,
    hint: msg`Le numéro de transaction du message reçu`,
    later: msg`Référence à venir : le SMS n’est pas encore là`,
  },
  credit: {
    net: msg`Ventes à crédit, net`,
    amount: (amount) => msg`${amount} à crédit`,
    ofWhich: msg`dont à crédit`,
  },
  // Money that the customer had left before.
  deposit: {
    net: msg`Pris sur avances, net`,
    amount: (amount) => msg`${amount} pris sur l’avance`,
    ofWhich: msg`dont pris sur avances`,
  },
  // No money: what the shop had promised for earlier purchases.
  points: {
    net: msg`Payé en points, net`,
    amount: (amount) => msg`${amount} en points`,
    ofWhich: msg`dont payé en points`,
  },
};
