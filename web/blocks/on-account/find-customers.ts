import type { AccountMoveRow, CustomerRow } from "#web/store/queries/use-notebook.ts";
import { foldText } from "#web/store/read-models/catalogue/fold-text.ts";

/** As many as one sees without looking for them. */
const mostShown = 8;

type Known = Pick<CustomerRow, "id" | "name" | "phone" | "otherPhone" | "archived">;

/** Whoever came last, then the others by name. `moves` newest first. */
export function recentCustomers<C extends Known>(
  customers: readonly C[],
  moves: readonly Pick<AccountMoveRow, "customerId">[],
): C[] {
  const active = customers.filter(({ archived }) => !archived);
  const byId = new Map(active.map((one) => [one.id, one]));
  const last = [...new Set(moves.map(({ customerId }) => customerId))];
  const recent = last.flatMap((id) => byId.get(id) ?? []);
  return [...new Set([...recent, ...active])].slice(0, mostShown);
}

/** Customers whose name has all these words, or whose telephone ends in these digits; names that begin so come first. */
export function foundCustomers<C extends Known>(customers: readonly C[], typed: string): C[] {
  const text = foldText(typed).trim();
  const words = text.split(" ");
  const digits = text.replace(/\D/g, "");
  const isNumber = digits.length > 1 && /^[\d .+-]+$/.test(text);
  const found = customers.flatMap((one) => {
    if (one.archived) return [];
    const name = foldText(one.name);
    const ends = [one.phone, one.otherPhone].some((phone) => digitsOf(phone).endsWith(digits));
    if (isNumber && ends) return [{ one, place: 0 }];
    if (!words.every((word) => name.includes(word))) return [];
    return [{ one, place: name.startsWith(text) ? 0 : 1 }];
  });
  return found
    .sort((a, b) => a.place - b.place)
    .slice(0, mostShown)
    .map(({ one }) => one);
}

const digitsOf = (phone: string) => phone.replace(/\D/g, "");

/** Whether somebody is called just so. */
export const isNamed = (customers: readonly Known[], typed: string): boolean =>
  customers.some(({ name, archived }) => !archived && foldText(name) === foldText(typed.trim()));
