import { eq, isNull } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Turn } from "#server/sync/shop/turn.ts";
import { notebookToldOf } from "#shared/sync/operation-kinds.ts";
import type { OperationOf } from "#shared/sync/operations.ts";

/** What says of which notebook it is. */
export type Told = Pick<
  OperationOf<"customer.create" | "customer.edit" | "account.move" | "account.adjust">,
  "body"
>["body"];

/**
 * The notebook that an act is of, as the books call it: that of a reseller by their identifier, that of the shop's
 * suppliers by the shop's own, that of its customers by none (C10, G1).
 */
export function notebookIdOf({ shopId, userId }: Turn, body: Told): string | null {
  const name = notebookToldOf({ body });
  if (name === undefined) return null;
  return name === "own" ? userId : shopId;
}

/** Whether a row is of the notebook that an act is of. */
export function isOfNotebook(column: PgColumn, turn: Turn, body: Told) {
  const id = notebookIdOf(turn, body);
  return id === null ? isNull(column) : eq(column, id);
}
