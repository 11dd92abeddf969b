import type { Device } from "#web/store/device.ts";

/** How many more products the shop's plan allows on sale, as far as this device knows; no limit is infinite. */
export async function planRoom(device: Device, shopId: string): Promise<number> {
  const scope = device.accessTo(shopId)?.scope;
  const catalogue = await device.catalogue(shopId);
  if (!scope || !catalogue) return 0;
  const shop = await device.readModels.row(scope, "shops", shopId);
  const most = shop?.maxProducts ?? Number.POSITIVE_INFINITY;
  return Math.max(0, most - catalogue.ids().length);
}
