import { z } from "zod";
import { adjustmentBodySchema } from "#shared/schemas/adjustment.ts";
import { createAgencyBodySchema, editAgencyBodySchema } from "#shared/schemas/agency.ts";
import { mostPieces } from "#shared/schemas/bounds.ts";
import { readMessagesBodySchema, sendMessageBodySchema } from "#shared/schemas/message.ts";
import { readNotificationsBodySchema } from "#shared/schemas/notification.ts";
import { deviceTimeSchema, productIdSchema, uuidSchema } from "#shared/schemas/primitives.ts";
import { productFieldsSchema } from "#shared/schemas/product.ts";
import {
  decideResellerSaleBodySchema,
  payCommissionsBodySchema,
  resellerSaleBodySchema,
} from "#shared/schemas/reseller-sale.ts";
import { returnBodySchema, saleBodySchema, tellReferenceBodySchema } from "#shared/schemas/sale.ts";
import { editShopBodySchema } from "#shared/schemas/shop.ts";
import {
  receiveShopTransferBodySchema,
  shopTransferBodySchema,
  withdrawShopTransferBodySchema,
} from "#shared/schemas/shop-transfer.ts";
import {
  closeTillBodySchema,
  moveTillBodySchema,
  openTillBodySchema,
} from "#shared/schemas/till.ts";
import {
  decideTransferBodySchema,
  returnTransferBodySchema,
  transferBodySchema,
} from "#shared/schemas/transfer.ts";

/** A new product with the pieces found on the shelf. */
export const createProductBodySchema = z.object({
  productId: productIdSchema,
  fields: productFieldsSchema,
  initialStock: z.int().min(0).max(mostPieces),
});
export type CreateProductBody = z.infer<typeof createProductBodySchema>;

const changed = <T extends z.ZodType>(schema: T) => z.tuple([schema, schema]).optional();
const field = productFieldsSchema.shape;

/** An edit: for each field what the editor saw and what it shall become. Barcode and code stay as created. */
export const editProductBodySchema = z.object({
  productId: productIdSchema,
  patch: z
    .object({
      name: changed(field.name),
      brand: changed(field.brand),
      model: changed(field.model),
      color: changed(field.color),
      dimensions: changed(field.dimensions),
      /** Only from nothing to something: a code once given stays. */
      barcode: z.tuple([z.null(), z.string().min(1).max(60)]).optional(),
      category: changed(field.category),
      price: changed(field.price),
      minPrice: changed(field.minPrice),
      stockThreshold: changed(field.stockThreshold),
      images: changed(field.images),
      archived: changed(z.boolean()),
    })
    .refine((patch) => Object.values(patch).some((pair) => pair !== undefined)),
});
export type EditProductBody = z.infer<typeof editProductBodySchema>;

/** Most rows in one operation of an import. */
export const importRows = 200;

/**
 * One part of a file of products. All parts of a file are written in one act on the device, so that a file is imported
 * or not; each row is judged by itself, like a creation or an edit of its own.
 */
export const importProductsBodySchema = z.object({
  importId: uuidSchema,
  part: z.int().min(1),
  parts: z.int().min(1).max(5000),
  creates: z.array(createProductBodySchema).max(importRows),
  edits: z.array(editProductBodySchema).max(importRows),
});
export type ImportProductsBody = z.infer<typeof importProductsBodySchema>;

/** The owner has seen a flagged sale and puts it to rest. */
export const settleSaleBodySchema = z.object({
  saleId: uuidSchema,
  note: z.string().max(300),
});
export type SettleSaleBody = z.infer<typeof settleSaleBodySchema>;

/** Every kind that travels, with the shape of its body. Facts are never refused once understood; the others may be. */
export const operationBodies = {
  sale: saleBodySchema,
  return: returnBodySchema,
  adjust: adjustmentBodySchema,
  "product.create": createProductBodySchema,
  "product.edit": editProductBodySchema,
  "sale.settle": settleSaleBodySchema,
  "product.import": importProductsBodySchema,
  transfer: transferBodySchema,
  "transfer.decide": decideTransferBodySchema,
  "transfer.return": returnTransferBodySchema,
  "reseller-sale": resellerSaleBodySchema,
  "reseller-sale.decide": decideResellerSaleBodySchema,
  "commission.pay": payCommissionsBodySchema,
  "shop-transfer": shopTransferBodySchema,
  "shop-transfer.receive": receiveShopTransferBodySchema,
  "notification.read": readNotificationsBodySchema,
  "shop.edit": editShopBodySchema,
  "agency.create": createAgencyBodySchema,
  "agency.edit": editAgencyBodySchema,
  "message.send": sendMessageBodySchema,
  "message.read": readMessagesBodySchema,
  "till.open": openTillBodySchema,
  "till.move": moveTillBodySchema,
  "till.close": closeTillBodySchema,
  "sale.reference": tellReferenceBodySchema,
  "shop-transfer.withdraw": withdrawShopTransferBodySchema,
} as const;

export type OperationKind = keyof typeof operationBodies;
export type OperationBody<K extends OperationKind> = z.infer<(typeof operationBodies)[K]>;

/** What every operation carries beside its body. */
export type OperationHead = {
  /** UUIDv7; the same for ever, whatever happens to the answer. */
  id: string;
  /** Numbers the operations of one device in one epoch, from 1, without gaps. */
  seq: number;
  shopId: string;
  /** Device clock in ms: a label, never an order. */
  at: number;
  /** Server time − device time in ms when last heard, null when never heard. */
  clockOffset: number | null;
  /**
   * Who did it, when it is not the person signed in on the device: somebody switched in by their PIN. A sale names
   * them in its body (`sellerId`), and so did returns and tills before.
   */
  actorId?: string | undefined;
};

/** One act of one person on one device. */
export type Operation = {
  [K in OperationKind]: OperationHead & { kind: K; body: OperationBody<K> };
}[OperationKind];

export type OperationOf<K extends OperationKind> = Extract<Operation, { kind: K }>;

export const operationHeadSchema = z.object({
  id: uuidSchema,
  seq: z.int().min(1),
  shopId: uuidSchema,
  at: deviceTimeSchema,
  clockOffset: z.int().nullable(),
  actorId: uuidSchema.optional(),
});

/**
 * The text that the server hashes to tell "the same again" from "another under the same id".
 * Keys in schema order (the parsed body), so that it does not depend on how the operation was packed.
 * Without `actorId`: for a server of before, which does not read it, it is the same act.
 */
export function canonicalText(operation: Operation): string {
  return JSON.stringify([operation.kind, operation.shopId, operation.at, operation.body]);
}
