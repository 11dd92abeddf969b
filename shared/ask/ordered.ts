import type { Concept } from "./concept-words.ts";
import type { Slot } from "./kinds.ts";
import type { OrderAbout } from "./question.ts";
import type { Token } from "./token.ts";

const abouts: readonly [about: OrderAbout, of: readonly (Concept | `@${Slot}` | `=${string}`)[]][] =
  [
    ["sell", ["=vends", "=vendez", "=vendre", "=sell"]],
    ["reports", ["=rapport", "=report", "=bilan"]],
    ["till", ["DRAWER", "CLOSE"]],
    ["tickets", ["TICKET", "@ticket", "VOID", "RETURN", "REFUND", "SALES", "SOLD", "DISCOUNT"]],
    ["expenses", ["SPEND", "@expense"]],
    ["suppliers", ["@supplier", "SUPPLIER", "BUY", "ORDER"]],
    ["products", ["@product", "PRICE", "PRODUCT", "STOCK", "@category", "CATEGORY"]],
    ["customers", ["@customer", "CUSTOMER", "OWE", "CREDIT", "REMIND"]],
    ["team", ["@seller", "SELLER", "TEAM", "@reseller", "RESELLER"]],
  ];

/** Subject of an order, by the words and names in it; undefined where they tell nothing. */
export function orderedOf(tokens: readonly Token[]): OrderAbout | undefined {
  // The number in « à 400 » is no ticket.
  const isOf = ({ concepts, names, text, isNumber }: Token, of: string) =>
    of.startsWith("=")
      ? text.split(" ").includes(of.slice(1))
      : of.startsWith("@")
        ? !isNumber && of.slice(1) in names
        : concepts.has(of as Concept);
  return abouts.find(([, all]) => tokens.some((token) => all.some((of) => isOf(token, of))))?.[0];
}
