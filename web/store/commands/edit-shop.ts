import { changedIn } from "#shared/rules/merge.ts";
import { shopObjection } from "#shared/rules/shop-objection.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { EditShopBody } from "#shared/schemas/shop.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act } from "./act.ts";
import type { Acted } from "./acted.ts";

export type ShopToEdit = {
  shopId: string;
  /** The form it comes from: confirmed twice, it is one edit. */
  formId: string;
  /** For each changed field what the editor saw and what it shall become. */
  patch: EditShopBody["patch"];
};

/** Changes what is said of a shop, field by field, with or without a network. Nothing changed is nothing written. */
export async function editShop(
  device: Device,
  { shopId, formId, patch: given }: ShopToEdit,
): Promise<Acted<OperationRecord | null>> {
  const patch = changedIn(given);
  if (!patch) return agreed(null);
  const body = { patch };
  const refusal = shopObjection(body);
  if (refusal) return refused(refusal);
  return act(device, { shopId, action: "edit-shop", kind: "shop.edit", formId, body, names: [] });
}
