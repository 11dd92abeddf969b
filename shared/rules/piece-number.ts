/**
 * Format of the document number of each kind of fact (K11): the letters after the device code, and the least number of
 * digits. Receipts of tickets have their own count, and so have receipts of payments, and closings. A commission takes
 * the count of the receipt that earned it; every other fact takes the number of its operation on its device.
 */
export const pieceForms = {
  sale: { letters: "", digits: 6 },
  return: { letters: "R", digits: 6 },
  "return-tax": { letters: "RT", digits: 6 },
  payment: { letters: "P", digits: 5 },
  "customer-account": { letters: "C", digits: 6 },
  "supplier-account": { letters: "F", digits: 6 },
  purchase: { letters: "A", digits: 6 },
  "purchase-return": { letters: "AR", digits: 6 },
  "till-move": { letters: "M", digits: 6 },
  "till-close": { letters: "Z", digits: 1 },
  expense: { letters: "D", digits: 6 },
  "expense-undone": { letters: "DX", digits: 6 },
  commission: { letters: "V", digits: 6 },
} as const;
export type PieceKind = keyof typeof pieceForms;

/** The number of one fact, on its paper and in the journal: `A-R000042`. */
export function pieceNumber(kind: PieceKind, deviceCode: string, count: number): string {
  const { letters, digits } = pieceForms[kind];
  return `${deviceCode}-${letters}${String(count).padStart(digits, "0")}`;
}
