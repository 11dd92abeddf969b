type Means = {
  /** Its name on the wire and in the books, for ever. */
  id: string;
  /** It lies in the drawer of the till: a closing expects it there. */
  inDrawer: boolean;
  /**
   * What a payment tells beside its amount: what was handed over, of which the rest goes back as change; a reference,
   * which may come later; the customer on whose account it stands; or the one whose points are spent.
   */
  carries: "tendered" | "reference" | "customer" | "loyalty";
  /** A message on the phone proves it: it is ticked off when the till is closed. */
  byMessage: boolean;
  /** Its figures in days, months and tills: francs taken in and given back. In SQL the same in snake_case. */
  received: string;
  refunded: string;
  /** Its figure in tills of debts that were paid by it, francs; null for what is no money. */
  debts: string | null;
  /** It uses what its customer had left as a deposit. */
  usesDeposit?: true;
  /** Closings and months of before do not tell its figures. */
  cameLater: boolean;
};

/**
 * The means by which a till takes money in and gives it back, in the order of screens and papers. What differs between
 * two of them stands here; schemas, figures, statements and screens follow from it. Without a validator, so that a till
 * opens without one.
 */
export const meansOfPayment = [
  {
    id: "cash",
    inDrawer: true,
    carries: "tendered",
    byMessage: false,
    received: "cash",
    refunded: "refundedCash",
    debts: "debtsCash",
    cameLater: false,
  },
  {
    id: "mobile-money",
    inDrawer: false,
    carries: "reference",
    byMessage: true,
    received: "mobileMoney",
    refunded: "refundedMobileMoney",
    debts: "debtsMobileMoney",
    cameLater: false,
  },
  {
    id: "credit",
    inDrawer: false,
    carries: "customer",
    byMessage: false,
    received: "credit",
    refunded: "refundedCredit",
    debts: null,
    cameLater: true,
  },
  {
    id: "deposit",
    inDrawer: false,
    carries: "customer",
    byMessage: false,
    received: "fromDeposit",
    refunded: "refundedDeposit",
    debts: null,
    usesDeposit: true,
    cameLater: true,
  },
  {
    id: "points",
    inDrawer: false,
    carries: "loyalty",
    byMessage: false,
    received: "fromPoints",
    refunded: "refundedPoints",
    debts: null,
    cameLater: true,
  },
] as const satisfies readonly Means[];

/** By which an owner pays commissions: at no till. */
export const meansOfCommission = ["cash", "mobile-money", "bank"] as const;
