import { mostFrancs } from "#shared/schemas/bounds.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { type Actor, actorIn, draftOf } from "./act.ts";
import type { Acted } from "./acted.ts";
import { createProduct, type ProductToCreate } from "./create-product.ts";
import { editProduct, type ProductToEdit } from "./edit-product.ts";
import { setCost } from "./set-cost.ts";

/** Francs that one piece costs; undefined: nothing is said of it. */
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
    costDraft(actor, { shopId, productId, cost, name: fields.name }),
  ];
  return createProduct(device, { ...given, also });
}

/** Changes a product and says what it costs, both in one writing (N3). Nothing changed is nothing written. */
export async function editProductWithCost(
  device: Device,
  { cost, name, ...given }: Omit<ProductToEdit, "also"> & WithCost & { name: string },
): Promise<Acted<OperationRecord | null>> {
  if (cost === undefined) return editProduct(device, given);
  if (cost > mostFrancs) return refused("amount-too-large");
  const { shopId, formId, productId } = given;
  const actor = actorIn(device, shopId);
  if (!actor) return { ok: false, refusal: "no-access" };
  const also = [costDraft(actor, { shopId, productId, cost, name })];
  const edited = await editProduct(device, { ...given, also });
  if (!edited.ok || edited.value) return edited;
  return setCost(device, { shopId, formId, productId, cost, name });
}

type CostOf = { shopId: string; productId: string; cost: number; name: string };

function costDraft(actor: Actor, { shopId, productId, cost, name }: CostOf): Draft {
  const body = { productId, cost };
  const draft = { shopId, kind: "cost.set" as const, formId: null, body, names: [name] };
  return draftOf(actor, draft) as unknown as Draft;
}
