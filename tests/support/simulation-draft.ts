import type { OperationBody, OperationKind, OperationOf } from "#shared/sync/operations.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import type { SimulatedShop } from "./simulation-world.ts";
import type { TestDevice } from "./test-device.ts";

export type PlannedDraft = Omit<Draft, "shopId" | "by">;

/**
 * What somebody does on a device: the draft of an operation, several that are written in one act, or nothing when there
 * is nothing to do it with.
 */
export type PlannedAct = PlannedDraft | PlannedDraft[] | undefined;

/** What somebody sees who is about to do something. */
export type Scene = {
  device: TestDevice;
  shop: SimulatedShop;
  shops: readonly SimulatedShop[];
  catalogue: Catalogue;
  rng: Rng;
  /** With tills: tickets of the shop that the books do not hold, papers in people's hands. */
  papers: readonly OperationOf<"sale">[];
  /** Nearly everything that is done is a sale. */
  isBusy: boolean;
};

export function draft<K extends OperationKind>(
  kind: K,
  rng: Rng,
  body: (receipt: number) => OperationBody<K>,
  names: string[] = [],
): PlannedDraft {
  const cartId = rng.chance(0.9) ? uuidOf(rng) : null;
  // Some programs claim to be somebody else; nothing in a body is believed about it (J1).
  const claim = kind !== "sale" && rng.chance(0.2) ? { role: "owner" } : {};
  const told = (receipt: number) => ({ ...body(receipt), ...claim });
  return { kind, cartId, body: told, shown: () => ({ names, sellerName: "" }) } as PlannedDraft;
}
