import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";

/**
 * The transfer that goods come back of: the chosen one, or the only one there is while none was. One that was chosen
 * and has left the list is not replaced by another: what was typed was meant for it.
 */
export function transferMeant(
  transfers: readonly TransferRow[],
  chosen: string | undefined,
): TransferRow | undefined {
  if (chosen === undefined && transfers.length === 1) return transfers[0];
  return transfers.find(({ id }) => id === chosen);
}
