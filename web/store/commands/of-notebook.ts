import { may } from "#shared/rules/permissions.ts";
import type { NotebookName } from "#shared/schemas/customer.ts";
import type { Device } from "#web/store/device.ts";

/** A notebook of a shop: that of its suppliers, or of whoever buys. */
export type InNotebook = { shopId: string; suppliers?: boolean | undefined };

/** How an act says of which notebook it is: of the suppliers' (G1), or a reseller's of their own (C10). */
export function ofNotebook(
  device: Device,
  { shopId, suppliers }: InNotebook,
): { [N in NotebookName]?: true } {
  if (suppliers) return { suppliers };
  const role = device.accessTo(shopId)?.role;
  return role !== undefined && may(role, "keep-own-notebook") ? { own: true } : {};
}
