import type { OperationRecord, OutboxMeta } from "./operation-record.ts";

/**
 * Unsent operations as a file: names and receipt numbers for people in front, the operations themselves behind,
 * so that nothing is lost should this device never reach the server again.
 */
export function unsentFile(
  meta: Readonly<OutboxMeta>,
  records: readonly OperationRecord[],
  now: number,
): string {
  const shopNames = new Map(
    meta.access.flatMap((known) => known.shops.map((shop) => [shop.shopId, shop.shopName])),
  );
  const file = {
    format: "boutika-unsent",
    version: 1,
    exportedAt: new Date(now).toISOString(),
    device: meta.device,
    count: records.length,
    operations: records.map(({ epoch, by, operation, shown }) => ({
      shop: shopNames.get(operation.shopId) ?? operation.shopId,
      seller: shown.sellerName,
      receiptNo: shown.receiptNo ?? null,
      at: new Date(operation.at).toISOString(),
      products: shown.names,
      epoch,
      by,
      operation,
    })),
  };
  return JSON.stringify(file, null, 2);
}
