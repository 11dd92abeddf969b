/** Where the worker keeps what is too large to be kept beforehand. Older installations know it by this name. */
export const largePartsCache = "wasm";

/** What large files of the page begin with, of those that are fetched when first asked for. */
export type LargePart = "charts" | "pdf";

/**
 * Whether a large part of the page may be imported: it is kept here, or the server answers. An import that fails has
 * failed for as long as the page is open, so nothing is imported that cannot come.
 */
export async function isWithinReach(part: LargePart): Promise<boolean> {
  return (await isKept(part)) || (await isServerThere());
}

async function isKept(part: LargePart): Promise<boolean> {
  if (!globalThis.caches) return false;
  const kept = await (await caches.open(largePartsCache)).keys();
  return kept.some(({ url }) => new URL(url).pathname.startsWith(`/assets/${part}-`));
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch("/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
