import type { Operation, OperationOf } from "#shared/sync/operations.ts";
import { isOffice } from "./oracle-goods.ts";
import type { GoodsScene } from "./oracle-judge-goods.ts";
import { staff } from "./oracle-rights.ts";

type Purchase = OperationOf<"purchase">;
type Back = OperationOf<"purchase.return">;

const plain = (one: string) => one.toLowerCase().replace(/[^a-z0-9]/g, "");

type Spent = OperationOf<"expense" | "expense.undo">;

const isExpense = (operation: Operation): operation is Spent =>
  operation.kind === "expense" || operation.kind === "expense.undo";

/** Whether something was bought, given back, or spent. */
export const isPurchase = (operation: Operation): operation is Purchase | Back | Spent =>
  operation.kind === "purchase" || operation.kind === "purchase.return" || isExpense(operation);

/** Flags of these, and of expenses, that the oracle works out to the letter. */
export const judgedOfPurchases = {
  purchase: ["unknown-product", "reference-used", "seller-dismissed"],
  "purchase.return": ["unknown-product", "more-returned-than-sold", "seller-dismissed"],
  expense: ["seller-dismissed"],
  "expense.undo": ["seller-dismissed"],
} as const;

/** The invoices that a shop has told of, by accepted operations alone. */
export class OraclePurchases {
  readonly #told = new Set<string>();

  /** Pieces that came by each purchase and have not gone back, by its products. */
  readonly #left = new Map<string, Map<string, number>>();

  take(operation: Purchase | Back | Spent): void {
    if (isExpense(operation)) return;
    const isBack = operation.kind === "purchase.return";
    const id = isBack ? operation.body.purchaseId : operation.id;
    if (!isBack) this.#told.add(invoiceOf(operation.body));
    const left = this.#left.get(id) ?? new Map<string, number>();
    for (const { productId, quantity } of operation.body.lines)
      left.set(productId, (left.get(productId) ?? 0) + (isBack ? -quantity : quantity));
    this.#left.set(id, left);
  }

  /** The flags that it must bear (G4), as far as they follow from what was taken before it. */
  flags(operation: Purchase | Back | Spent, { isArticle, standing }: GoodsScene): Set<string> {
    const flags = new Set<string>();
    if (isExpense(operation)) {
      // Who works in the shop may spend for it (X1).
      const works = standing?.active && staff.includes(standing.role);
      return works ? flags : flags.add("seller-dismissed");
    }
    const { lines } = operation.body;
    if (!lines.every(({ productId }) => isArticle(productId))) flags.add("unknown-product");
    if (operation.kind === "purchase") {
      const { body } = operation;
      if (body.supplierId && body.reference && this.#told.has(invoiceOf(body)))
        flags.add("reference-used");
    } else {
      const left = new Map(this.#left.get(operation.body.purchaseId));
      for (const { productId, quantity } of lines) {
        const rest = (left.get(productId) ?? 0) - quantity;
        left.set(productId, rest);
        if (rest < 0) flags.add("more-returned-than-sold");
      }
    }
    if (!isOffice(standing)) flags.add("seller-dismissed");
    return flags;
  }
}

const invoiceOf = ({ supplierId, reference }: Purchase["body"]) =>
  `${supplierId} ${plain(reference ?? "")}`;
