import type { ProductFields } from "#shared/schemas/product.ts";
import type { SaleBody, SaleLine } from "#shared/schemas/sale.ts";
import type { Operation, OperationBody, OperationKind } from "#shared/sync/operations.ts";
import { packOperations } from "#shared/sync/pack.ts";
import { type ExchangeRequest, protocolVersion } from "#shared/sync/protocol.ts";
import { operationId, randomUuid } from "#shared/sync/uuid.ts";
import type { Rng } from "./random.ts";

/** A product as somebody would type it; `key` makes its code and name its own. */
export function productFields(key: string, given: Partial<ProductFields> = {}): ProductFields {
  return {
    name: `Article ${key}`,
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode: null,
    uniqueCode: `C-${key}`.slice(0, 20),
    category: "",
    price: 500,
    minPrice: 400,
    stockThreshold: 0,
    images: [],
    ...given,
  };
}

/** One piece at 500 francs, unless said otherwise. */
export function aLine(productId: string, given: Partial<SaleLine> = {}): SaleLine {
  return { productId, quantity: 1, price: 500, ...given };
}

/** A cash sale, paid exactly. */
export function saleBody(lines: SaleLine[], given: Partial<SaleBody> = {}): SaleBody {
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return {
    receipt: 1,
    catalogRev: 0,
    lines,
    payments: [{ method: "cash", amount: total, tendered: total }],
    total,
    ...given,
  };
}

export function uuidOf(rng: Rng, time = 1_700_000_000_000): string {
  return randomUuid(time, rng.bytes(10));
}

/** A device that speaks the protocol by hand: numbers its operations, counts its receipts, packs its requests. */
export type HandDevice = {
  id: string;
  epoch: number;
  operation<K extends OperationKind>(
    shopId: string,
    kind: K,
    body: OperationBody<K>,
    at?: number,
  ): Operation;
  /** A sale with the next receipt number. */
  sale(shopId: string, lines: SaleLine[], given?: Partial<SaleBody>): Operation;
  request(operations: readonly Operation[], given?: Partial<ExchangeRequest>): ExchangeRequest;
};

export function handDevice(rng: Rng, clock: () => number, epoch = 1): HandDevice {
  const id = uuidOf(rng);
  const writer = { deviceId: id, epoch };
  let seq = 0;
  const receipts = new Map<string, number>();
  const device: HandDevice = {
    id,
    epoch,
    operation: (shopId, kind, body, at = clock()) => {
      seq += 1;
      const head = { id: operationId(at, writer, seq), seq, shopId, at, clockOffset: 0 };
      return { ...head, kind, body } as Operation;
    },
    sale: (shopId, lines, given = {}) => {
      const receipt = (receipts.get(shopId) ?? 0) + 1;
      receipts.set(shopId, receipt);
      return device.operation(shopId, "sale", saleBody(lines, { receipt, ...given }));
    },
    request: (operations, given = {}) => ({
      v: protocolVersion,
      app: "test",
      device: { id, epoch, label: "", lastSeq: seq },
      now: clock(),
      accessRev: 0,
      cursors: [],
      operations: packOperations(operations, writer),
      ...given,
    }),
  };
  return device;
}
