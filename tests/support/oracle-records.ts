import type { Role } from "#shared/schemas/person.ts";
import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { type RecordPart, records } from "./records.ts";

const byOperation = new Map<string, RecordPart>(
  records.flatMap((record) => [record.create, record.edit].map((kind) => [kind, record] as const)),
);

/** Who may make and edit records. */
export const mayAskOfRecords: Record<string, readonly Role[]> = Object.fromEntries(
  [...byOperation].map(([kind, { by }]) => [kind, by]),
);

/** The records that a shop and its resellers hold, by what was kept of their making: in which notebook each is. */
export class RecordBook {
  readonly #held = new Map<string, string>();
  readonly #orders = new Set<string>();

  /** Undefined for what is done to no record. */
  objections(operation: Operation, notebook: string): string[] | undefined {
    const { kind, body } = operation;
    if (isOrder(operation)) return this.#objectionsToOrder(operation);
    const record = byOperation.get(kind);
    if (!record) return undefined;
    const held = this.#held.get(idIn(body, record));
    if (kind === record.create) return held === undefined ? [] : ["id-taken"];
    return held === notebook ? [] : [record.unknown];
  }

  /** What the server kept. */
  take(operation: Operation, notebook: string): void {
    const { kind, body } = operation;
    if (isOrder(operation)) this.#orders.add(operation.body.orderId);
    const record = byOperation.get(kind);
    if (record?.create === kind) this.#held.set(idIn(body, record), notebook);
  }

  /** An order is made once, of a supplier whom the shop holds, and edited where it was made (O1). */
  #objectionsToOrder({ kind, shopId, body }: OrderOperation): string[] {
    const isMade = this.#orders.has(body.orderId);
    if (kind === "order.create" && isMade) return ["id-taken"];
    if (kind === "order.edit" && !isMade) return ["unknown-record"];
    const supplierId = "supplierId" in body ? body.supplierId : body.patch.supplierId?.[1];
    const isHeld = supplierId === undefined || this.#held.get(supplierId) === shopId;
    return isHeld ? [] : ["unknown-record"];
  }
}

type OrderOperation = OperationOf<"order.create" | "order.edit">;

const isOrder = (operation: Operation): operation is OrderOperation =>
  operation.kind === "order.create" || operation.kind === "order.edit";

const idIn = (body: object, { idField }: RecordPart) =>
  `${(body as Record<string, unknown>)[idField]}`;
