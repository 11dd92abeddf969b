import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";

/** What money was spent on, as the merchant says it. */
export const expenseWords: Record<ExpenseCategory, MessageDescriptor> = {
  rent: msg`Loyer`,
  "power-and-water": msg`Électricité et eau`,
  wages: msg`Salaires`,
  transport: msg`Transport`,
  airtime: msg`Crédit téléphone et internet`,
  taxes: msg`Impôts et patente`,
  repairs: msg`Réparations`,
  supplies: msg`Fournitures`,
  meals: msg`Repas`,
  other: msg`Autre dépense`,
};
