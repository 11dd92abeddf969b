import type { OperationRecord } from "./operation-record.ts";

/** Operations in memory, found by their identifier and by the cart or form they were made of. */
export class HeldRecords {
  readonly #byId = new Map<string, OperationRecord>();
  readonly #byCart = new Map<string, OperationRecord>();

  get(id: string): OperationRecord | undefined {
    return this.#byId.get(id);
  }

  ofCart(cartId: string): OperationRecord | undefined {
    return this.#byCart.get(cartId);
  }

  values(): Iterable<OperationRecord> {
    return this.#byId.values();
  }

  /** As it now stands: written again under a new identifier, an operation leaves its cart to the new one. */
  keep(record: OperationRecord): void {
    this.#leaveCart(record.id);
    this.#byId.set(record.id, record);
    if (record.cartId !== null) this.#byCart.set(record.cartId, record);
  }

  drop(id: string): void {
    this.#leaveCart(id);
    this.#byId.delete(id);
  }

  #leaveCart(id: string): void {
    const cartId = this.#byId.get(id)?.cartId ?? null;
    if (cartId !== null && this.#byCart.get(cartId)?.id === id) this.#byCart.delete(cartId);
  }
}
