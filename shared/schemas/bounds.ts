/**
 * What the wire and the books take. Screens and commands hold to it before anything is written: what a device has
 * confirmed must never be refused for its size.
 */

/** The largest amount of one line or field, in francs. */
export const mostFrancs = 9_999_999_999;

/** The most pieces of one line or movement. */
export const mostPieces = 1_000_000;

/** The most grams, millilitres or centimetres of one line or movement: a hundred tonnes. */
export const mostUnits = 100_000_000;

/** The most of one line or movement: pieces, or what a product is kept in. */
export const mostOf = (unit: string | null | undefined): number => (unit ? mostUnits : mostPieces);

/** Packs of one product, archived ones included. */
export const mostPacks = 20;

/** Lines of one ticket. */
export const mostLines = 1000;

/** Lines of one sale of a reseller: one for each transfer that it is taken from. */
export const mostResellerLines = 200;

/** Returns of other devices that one closing counts; what is more waits for the next. */
export const mostElsewhere = 500;

/** Commissions that one payment names. */
export const mostCommissions = 500;

/** Lines of one purchase. */
export const mostPurchaseLines = 500;

/** Costs of one purchase beside the price of its goods. */
export const mostExtraCosts = 10;

/** Payments of one ticket. */
export const mostPayments = 10;

/** Characters of the reference of a payment. */
export const longestReference = 60;

/** Characters of a barcode; what is longer is an address or a text, as on many packages. */
export const longestBarcode = 60;

/** The latest hour after midnight at which the day of a shop may turn. */
export const latestTurn = 12;
