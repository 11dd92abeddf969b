import { z } from "zod";
import { deviceTimeSchema, uuidSchema } from "#shared/schemas/primitives.ts";
import type { operationEntries } from "./kinds.ts";

export type OperationKind = keyof typeof operationEntries;
export type OperationBody<K extends OperationKind> = z.infer<(typeof operationEntries)[K]["body"]>;

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

/** Kinds that move goods. */
export type MovingKind = {
  [K in OperationKind]: (typeof operationEntries)[K]["moves"] extends true ? K : never;
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
