import { may } from "#shared/rules/permissions.ts";
import { openStore } from "#web/store/current-store.ts";
import { currentShop, useSession } from "#web/store/session.ts";

/** What takes longer is drawn when it comes, ms. */
const longest = 500;

/**
 * Opens the device's data while the code that shows them is read, so that a till is drawn once, with its products.
 * `drawn` resolves when something stands: what the first screen does not need waits for it.
 */
export function openedTill(pathname: string, drawn: Promise<void>): Promise<void> {
  const shop = currentShop(useSession.getState().session);
  if (pathname !== "/point-of-sale" || !shop || may(shop.role, "sell-own-stock"))
    return Promise.resolve();
  return filled(shop.id, drawn);
}

/** Waits for it, but not for long. */
export async function soon(opened: Promise<void>): Promise<void> {
  await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, longest))]);
}

async function filled(shopId: string, drawn: Promise<void>): Promise<void> {
  const view = (await openStore(drawn))?.views.of(shopId);
  if (!view || view.catalogue()) return;
  await new Promise<void>((resolve) => {
    const stop = view.subscribeCatalogue(() => {
      stop();
      resolve();
    });
  });
}
