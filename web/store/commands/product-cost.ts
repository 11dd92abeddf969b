import { pricedPer } from "#shared/rules/ware.ts";
import { mostFrancs } from "#shared/schemas/bounds.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type Actor, actorIn, draftOf } from "./act.ts";
import type { Acted } from "./acted.ts";
import { createProduct, type ProductToCreate } from "./create-product.ts";
import { editProduct, type ProductToEdit } from "./edit-product.ts";
import { setCost } from "./set-cost.ts";

/** Francs that one of it costs, a piece or a kilo; undefined: nothing is said of it. */
type WithCost = { cost: number | undefined };

/** Brings in a product and says what it costs, both in one writing (N3). */
export async function createProductWithCost(
  device: Device,
  { cost, ...given }: Omit<ProductToCreate, "also"> & WithCost,
): Promise<Acted<OperationRecord>> {
  if (cost === undefined) return createProduct(device, given);
  if (cost > mostFrancs) return refused("amount-too-large");
  const { shopId, fields } = given;
  const actor = actorIn(device, shopId);
  if (!actor) return { ok: false, refusal: "no-access" };
  const also = (productId: string) => [
    costDraft(actor, { shopId, productId, cost, name: fields.name, unit: fields.unit }),
  ];
  return createProduct(device, { ...given, also });
}

/** Changes a product and says what it costs, both in one writing (N3). Nothing changed is nothing written. */
export async function editProductWithCost(
  device: Device,
  { cost, name, unit, ...given }: Omit<ProductToEdit, "also"> & WithCost & Named,
): Promise<Acted<OperationRecord | null>> {
  if (cost === undefined) return editProduct(device, given);
  if (cost > mostFrancs) return refused("amount-too-large");
  const { shopId, formId, productId } = given;
  const actor = actorIn(device, shopId);
  if (!actor) return { ok: false, refusal: "no-access" };
  const also = [costDraft(actor, { shopId, productId, cost, name, unit })];
  const edited = await editProduct(device, { ...given, also });
  if (!edited.ok || edited.value) return edited;
  return setCost(device, { shopId, formId, productId, name, ...bodyOf(cost, unit) });
}

type Named = { name: string; unit?: Unit | null | undefined };
type CostOf = Named & { shopId: string; productId: string; cost: number };

/** What is said of a kilo is said of a thousand grams. */
const bodyOf = (cost: number, unit: Named["unit"]) =>
  unit ? { cost, pieces: pricedPer(unit) } : { cost };

/** What one of a product costs, to be written with others. */
export function costDraft(actor: Actor, { shopId, productId, cost, name, unit }: CostOf): Draft {
  const body = { productId, ...bodyOf(cost, unit) };
  const draft = { shopId, kind: "cost.set" as const, formId: null, body, names: [name] };
  return draftOf(actor, draft) as unknown as Draft;
}
