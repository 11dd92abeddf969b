/** The number printed on a receipt: the code of the device in the shop, then its own count with six digits. */
export function receiptNumber(deviceCode: string, receipt: number): string {
  return `${deviceCode}-${String(receipt).padStart(6, "0")}`;
}

/** Code of the device that wrote a receipt. */
export function deviceOfReceipt(receiptNo: string): string {
  return receiptNo.split("-")[0] ?? "";
}

/**
 * Part of an amount that is tax, for prices that include it: whole francs, rounded half up, exact for any sum.
 * `vatRate` in hundredths of a percent.
 */
export function vatIncluded(total: number, vatRate: number): number {
  const whole = 10_000 + vatRate;
  const times = Math.floor(total / whole);
  return times * vatRate + Math.round(((total - times * whole) * vatRate) / whole);
}
