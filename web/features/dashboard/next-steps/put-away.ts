const keyOf = (shopId: string) => `next-steps-away ${shopId}`;

/** Whether the next steps of a shop were put away in this browser. */
export function isPutAway(shopId: string): boolean {
  try {
    return globalThis.localStorage.getItem(keyOf(shopId)) !== null;
  } catch {
    return false;
  }
}

/** Puts them away for good; a browser that keeps nothing shows them again the next time. */
export function putAway(shopId: string): void {
  try {
    globalThis.localStorage.setItem(keyOf(shopId), "1");
  } catch {
    // Away as long as the page.
  }
}
