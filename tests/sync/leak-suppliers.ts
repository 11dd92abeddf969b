import type { Operation } from "#shared/sync/operations.ts";
import { type HandDevice, uuidOf } from "#tests/support/builders.ts";
import type { Rng } from "#tests/support/random.ts";
import type { LeakShop } from "./leak-shop.ts";

/** Francs that nothing but the cost of a product of the shop is. */
const markOfCosts = ({ id }: LeakShop) => 7_000_000 + (Number.parseInt(id.slice(-5), 16) % 999_983);

const markOfSuppliers = ({ secret }: LeakShop) => `${secret}fournisseur`;

/** A supplier who is owed for goods that came, an order, what was spent, and what the office says that goods cost; whatever is said of them bears a mark. */
export function suppliersOf(shop: LeakShop, till: HandDevice, rng: Rng): Operation[] {
  const mark = markOfSuppliers(shop);
  const supplierId = uuidOf(rng);
  shop.supplierIds.push(supplierId);
  const lines = [{ productId: shop.productIds[0] ?? "", quantity: 1, cost: 700 }];
  const bought = till.operation(shop.id, "purchase", { supplierId, reference: mark, lines });
  shop.supplierIds.push(bought.id);
  const spent = { category: "rent", amount: 700, means: "cash", note: mark } as const;
  const expense = till.operation(shop.id, "expense", spent);
  const undo = till.operation(shop.id, "expense.undo", { expenseId: expense.id });
  shop.supplierIds.push(expense.id, undo.id);
  const orderId = uuidOf(rng);
  shop.supplierIds.push(orderId);
  const productId = shop.productIds[1] ?? "";
  return [
    expense,
    undo,
    till.operation(shop.id, "cost.set", { productId, cost: markOfCosts(shop) }),
    till.operation(shop.id, "customer.create", {
      ...{ customerId: supplierId, suppliers: true, name: `Grossiste ${mark}`, phone: "" },
      ...{ otherPhone: mark, note: "", creditLimit: null, termDays: null, wantsMessages: false },
    }),
    bought,
    till.operation(shop.id, "order.create", {
      ...{ orderId, supplierId, note: mark, state: "sent", expectedDay: null, sentDay: null },
      lines: [{ productId: shop.productIds[0] ?? "", quantity: 3, cost: 2100 }],
    }),
    till.operation(shop.id, "account.move", {
      ...{ kind: "charge", suppliers: true, customerId: supplierId, amount: 700 },
      ...{ owedBefore: 0, saleId: bought.id },
    }),
  ];
}

/** What stands in an answer of suppliers and of what goods cost, to somebody who is not of the office (any more). */
export function suppliersOfAnother(
  shop: LeakShop,
  userId: string,
  text: string,
  isAllowed: (number: string) => boolean,
): string | undefined {
  const standing = shop.members.get(userId);
  const isOfOffice = standing?.role === "owner" || standing?.role === "manager";
  if (standing?.active && isOfOffice) return undefined;
  const costs = [markOfCosts(shop), `${markOfCosts(shop)}000000`].map(String);
  const found = [markOfSuppliers(shop), ...costs, ...shop.supplierIds].find(
    (word) => text.includes(word) && !isAllowed(word),
  );
  return found && `the suppliers of ${shop.name}: ${found}`;
}
