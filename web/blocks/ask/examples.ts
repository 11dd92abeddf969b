import type { I18n } from "@lingui/core";
import { type AskKind, type Slot, traitsOf } from "#shared/ask/kinds.ts";
import type { AskShop } from "#shared/ask/question.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { exampleOf } from "./example-words.ts";

/** A question of a kind, about the first of the shop that bears a name; undefined where nothing does. */
export function exampleIn(kind: AskKind, shop: AskShop, i18n: I18n): string | undefined {
  const { needs } = traitsOf(kind);
  if (needs === undefined) return i18n._(exampleOf[kind](""));
  const name = firstName(needs, shop, i18n);
  return name && i18n._(exampleOf[kind](name));
}

function firstName(slot: Slot, shop: AskShop, i18n: I18n): string | undefined {
  switch (slot) {
    case "product":
      return shop.products[0]?.name;
    case "category":
      return shop.categories[0];
    case "customer":
      return shop.customers[0]?.name;
    case "supplier":
      return shop.suppliers?.[0]?.name;
    case "seller":
      return shop.sellers[0]?.name;
    case "reseller":
      return shop.resellers[0]?.name;
    case "agency":
      return shop.agencies[0]?.name;
    case "expense":
      return i18n._(expenseWords.transport);
    default:
      return undefined;
  }
}
