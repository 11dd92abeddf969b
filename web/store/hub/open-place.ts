import { isSitePath } from "#shared/site-paths.ts";

type Page = { url: string; focus(): Promise<unknown>; postMessage(told: object): void };

/** As much of a worker's `clients` as is asked of them. */
type Windows = {
  matchAll(wanted: { type: "window" }): Promise<readonly Page[]>;
  openWindow(path: string): Promise<unknown>;
};

/** Leads the page of the application that was looked at last to a place, or opens one; the public site's hear nothing. */
export async function openPlace(windows: Windows, path: string): Promise<void> {
  const pages = await windows.matchAll({ type: "window" });
  const page = pages.find(({ url }) => !isSitePath(new URL(url).pathname));
  const isInFront = await page?.focus().then(
    () => true,
    () => false,
  );
  if (page && isInFront) page.postMessage({ type: "OPEN_PLACE", path });
  else await windows.openWindow(path);
}
