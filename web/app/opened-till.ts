import { openStore } from "#web/store/current-store.ts";
import { currentShop, useSession } from "#web/store/session.ts";

/** What takes longer is drawn when it comes, ms. */
const longest = 1000;

/**
 * Opens the device's data while the code that shows them is read, so that a till is drawn once, with its products; not
 * waited for longer than a second. `drawn` resolves when something stands: what the first screen does not need waits
 * for it.
 */
export async function openedTill(pathname: string, drawn: Promise<void>): Promise<void> {
  const shop = currentShop(useSession.getState().session);
  if (pathname !== "/point-of-sale" || !shop) return;
  const filled = openStore(drawn).then((store) => {
    const view = store?.views.of(shop.id);
    if (view && !view.catalogue())
      return new Promise<void>((tell) => view.subscribeCatalogue(() => tell()));
  });
  await Promise.race([filled, new Promise((resolve) => setTimeout(resolve, longest))]);
}
