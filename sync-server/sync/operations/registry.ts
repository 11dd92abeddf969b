import type { OperationKind } from "#shared/sync/operations.ts";
import { adjustStock } from "./adjust-stock.ts";
import { createProduct } from "./create-product.ts";
import { editProduct } from "./edit-product.ts";
import { recordReturn } from "./record-return.ts";
import { recordSale } from "./record-sale.ts";
import type { OperationRule } from "./rule.ts";
import { settleSale } from "./settle-sale.ts";

/** Every kind that travels has its rule; a forgotten one does not compile. */
export const operationRules = {
  sale: recordSale,
  return: recordReturn,
  adjust: adjustStock,
  "product.create": createProduct,
  "product.edit": editProduct,
  "sale.settle": settleSale,
} satisfies { [K in OperationKind]: OperationRule<K> };
