import { create } from "zustand";

/** Numbers (E.164) that somebody named on this device as the shop's own, by shop. They are never sent. */
type Known = { byShop: Readonly<Record<string, readonly string[]>> };

/** The key contains the shop: when the device forgets the shop, it forgets its numbers. */
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

/** Numbers known on this device as the shop's own. They give the direction of a transfer between two numbers. */
export function useOwnNumbers(shopId: string): readonly string[] {
  return useKnown(({ byShop }) => byShop[shopId]) ?? ownNumbers(shopId);
}

/** The same, outside of a component. */
export function ownNumbers(shopId: string): readonly string[] {
  const known = useKnown.getState().byShop[shopId] ?? asStored.get(shopId);
  if (known) return known;
  const numbers = stored(shopId);
  // Return the same array during one page: messages read with it need not be read again.
  asStored.set(shopId, numbers);
  return numbers;
}

/** Stores a number as the shop's own. Without browser storage it lasts as long as the page. */
export function keepOwnNumber(shopId: string, phone: string): void {
  put(shopId, [...new Set([...ownNumbers(shopId), phone])]);
}

/** Removes a number that was named by mistake. */
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
    // Without storage the numbers last as long as the page.
  }
}
