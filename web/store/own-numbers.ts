import { create } from "zustand";

/** The shop's own numbers (E.164) that somebody named on this device, by shop. Nothing sends them. */
type Known = { byShop: Readonly<Record<string, readonly string[]>> };

/** The key bears the shop, so that forgetting it on this device forgets them. */
const keyOf = (shopId: string) => `own-numbers ${shopId}`;
const none: readonly string[] = [];

const useKnown = create<Known>()(() => ({ byShop: {} }));
const asStored = new Map<string, readonly string[]>();

function stored(shopId: string): readonly string[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(keyOf(shopId)) ?? "[]");
    const numbers = Array.isArray(told) ? told.filter((one) => typeof one === "string") : [];
    return numbers.length > 0 ? numbers : none;
  } catch {
    return none;
  }
}

/** The numbers that this device knows as the shop's own, by which a transfer between two numbers tells its way. */
export function useOwnNumbers(shopId: string): readonly string[] {
  return useKnown(({ byShop }) => byShop[shopId]) ?? ownNumbers(shopId);
}

/** The same, outside of a screen. */
export function ownNumbers(shopId: string): readonly string[] {
  const known = useKnown.getState().byShop[shopId] ?? asStored.get(shopId);
  if (known) return known;
  const numbers = stored(shopId);
  // Of one page the same list each time: what was read by it is not read anew.
  asStored.set(shopId, numbers);
  return numbers;
}

/** Keeps a number as the shop's own. Where the browser keeps nothing it lasts as long as the page. */
export function keepOwnNumber(shopId: string, phone: string): void {
  put(shopId, [...new Set([...ownNumbers(shopId), phone])]);
}

/** Takes a number back that was named by mistake. */
export function dropOwnNumber(shopId: string, phone: string): void {
  put(
    shopId,
    ownNumbers(shopId).filter((one) => one !== phone),
  );
}

function put(shopId: string, numbers: readonly string[]): void {
  useKnown.setState(({ byShop }) => ({ byShop: { ...byShop, [shopId]: numbers } }));
  try {
    if (numbers.length > 0) localStorage.setItem(keyOf(shopId), JSON.stringify(numbers));
    else localStorage.removeItem(keyOf(shopId));
  } catch {
    // They last as long as the page.
  }
}
