import { lastDigits } from "#shared/rules/code-readings.ts";
import { findByBarcode } from "#web/store/queries/use-catalogue.ts";

/** Shorter words are no whole code. */
const shortestCode = 3;

/** Those who bear what was typed as their whole code. */
export function bearersOf(shopId: string, text: string): readonly string[] {
  const code = text.trim();
  return code.length < shortestCode ? [] : findByBarcode(shopId, code).map(({ id }) => id);
}

/** A whole code, typed or pasted, finds its products too, before those found by their name. */
export function withBearers(
  shopId: string,
  text: string,
  found: readonly string[],
): readonly string[] {
  const bearers = bearersOf(shopId, text);
  return bearers.length === 0 ? found : [...new Set([...bearers, ...found])];
}

/** What Enter takes of what was found: the first, unless the code or the last digits that were typed leave a choice. */
export function firstOf(
  shopId: string,
  text: string,
  found: readonly string[],
): string | undefined {
  const bearers = bearersOf(shopId, text).length;
  const isOpen =
    bearers > 1 || (bearers === 0 && lastDigits(text) !== undefined && found.length > 1);
  return isOpen ? undefined : found[0];
}
