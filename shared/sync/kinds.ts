import type { z } from "zod";
import { adjustmentBodySchema, adjustmentSchema } from "#shared/schemas/adjustment.ts";
import {
  agencySchema,
  createAgencyBodySchema,
  editAgencyBodySchema,
} from "#shared/schemas/agency.ts";
import { costMonthSchema, productCostSchema, setCostBodySchema } from "#shared/schemas/cost.ts";
import {
  createCustomerBodySchema,
  customerSchema,
  editCustomerBodySchema,
} from "#shared/schemas/customer.ts";
import {
  accountMoveBodySchema,
  accountMoveSchema,
  accountSchema,
  adjustAccountBodySchema,
} from "#shared/schemas/customer-account.ts";
import {
  expenseBodySchema,
  expenseSchema,
  undoExpenseBodySchema,
} from "#shared/schemas/expense.ts";
import {
  messageSchema,
  readMessagesBodySchema,
  sendMessageBodySchema,
} from "#shared/schemas/message.ts";
import { monthBookSchema } from "#shared/schemas/month-book.ts";
import { notificationSchema, readNotificationsBodySchema } from "#shared/schemas/notification.ts";
import { createOrderBodySchema, editOrderBodySchema, orderSchema } from "#shared/schemas/order.ts";
import { memberSchema } from "#shared/schemas/person.ts";
import { productSchema, stockSchema } from "#shared/schemas/product.ts";
import {
  createProductBodySchema,
  editProductBodySchema,
  importProductsBodySchema,
} from "#shared/schemas/product-bodies.ts";
import {
  purchaseBodySchema,
  purchaseSchema,
  returnPurchaseBodySchema,
} from "#shared/schemas/purchase.ts";
import {
  decideResellerSaleBodySchema,
  payCommissionsBodySchema,
  resellerSaleBodySchema,
  resellerSaleSchema,
} from "#shared/schemas/reseller-sale.ts";
import {
  returnBodySchema,
  returnSchema,
  saleBodySchema,
  saleSchema,
  settleSaleBodySchema,
  tellReferenceBodySchema,
} from "#shared/schemas/sale.ts";
import { sealSchema } from "#shared/schemas/seal.ts";
import { editShopBodySchema, shopSchema } from "#shared/schemas/shop.ts";
import {
  receiveShopTransferBodySchema,
  shopTransferBodySchema,
  shopTransferSchema,
  withdrawShopTransferBodySchema,
} from "#shared/schemas/shop-transfer.ts";
import {
  closeTillBodySchema,
  moveTillBodySchema,
  openTillBodySchema,
  tillActSchema,
} from "#shared/schemas/till.ts";
import {
  decideTransferBodySchema,
  returnTransferBodySchema,
  transferBodySchema,
  transferSchema,
} from "#shared/schemas/transfer.ts";

/** A kind of row. What has no `id` says by which field it is named inside its shop, or does not compile. */
function rowKind<S extends z.ZodType<{ rev: number }>>(
  schema: S,
  ...[facts]: z.infer<S> extends { id: string } ? [facts?: RowFacts<S>] : [facts: Keyed<S>]
) {
  return { schema, key: facts?.key ?? "id", days: facts?.days };
}

/** `days`: for how many of them devices keep rows; without it they keep all. */
type RowFacts<S extends z.ZodType> = { key?: keyof z.infer<S> & string; days?: number };
type Keyed<S extends z.ZodType> = RowFacts<S> & { key: keyof z.infer<S> & string };

/**
 * What comes back from the server, by kind. Rows are whole and their latest state; nothing is ever removed, only
 * archived or ended. The one list of kinds: everything that knows kinds is made from it, or does not compile without
 * the new one. Not for devices, which open without a validator (`kind-facts.ts`).
 */
export const rowEntries = {
  shops: rowKind(shopSchema),
  members: rowKind(memberSchema, { key: "userId" }),
  products: rowKind(productSchema),
  stocks: rowKind(stockSchema, { key: "productId" }),
  sales: rowKind(saleSchema, { days: 90 }),
  returns: rowKind(returnSchema, { days: 90 }),
  adjustments: rowKind(adjustmentSchema, { days: 90 }),
  transfers: rowKind(transferSchema),
  resellerSales: rowKind(resellerSaleSchema),
  shopTransfers: rowKind(shopTransferSchema),
  notifications: rowKind(notificationSchema, { days: 90 }),
  agencies: rowKind(agencySchema),
  customers: rowKind(customerSchema),
  accounts: rowKind(accountSchema, { key: "customerId" }),
  accountMoves: rowKind(accountMoveSchema),
  messages: rowKind(messageSchema, { days: 90 }),
  tillActs: rowKind(tillActSchema, { days: 400 }),
  months: rowKind(monthBookSchema),
  purchases: rowKind(purchaseSchema, { days: 400 }),
  productCosts: rowKind(productCostSchema, { key: "productId" }),
  costMonths: rowKind(costMonthSchema),
  expenses: rowKind(expenseSchema),
  orders: rowKind(orderSchema),
  seals: rowKind(sealSchema, { days: 60 }),
};

type OperationEntry = {
  /** Its number on the wire, for good: a new kind takes the next one. */
  code: number;
  /** Whether it says what happened; any other asks, and may be refused (J3, J4). `count`: where it is a count. */
  isFact: boolean | "count";
  /** Whether it moves goods in or out of the books of the shop (`shared/rules/stock.ts`). */
  moves: boolean;
  /** It concerns whoever is signed in and nobody else: nobody does it with another person's sign-in (J11). */
  isPersonal?: true;
  body: z.ZodType;
};

/** Every kind that travels. Facts are never refused once understood; the others may be. */
export const operationEntries = {
  sale: { code: 0, isFact: true, moves: true, body: saleBodySchema },
  return: { code: 1, isFact: true, moves: true, body: returnBodySchema },
  adjust: { code: 2, isFact: "count", moves: true, body: adjustmentBodySchema },
  "product.create": { code: 3, isFact: false, moves: true, body: createProductBodySchema },
  "product.edit": { code: 4, isFact: false, moves: false, body: editProductBodySchema },
  "sale.settle": { code: 5, isFact: false, moves: false, body: settleSaleBodySchema },
  "product.import": { code: 6, isFact: false, moves: true, body: importProductsBodySchema },
  transfer: { code: 7, isFact: true, moves: true, body: transferBodySchema },
  "transfer.decide": { code: 8, isFact: false, moves: true, body: decideTransferBodySchema },
  "transfer.return": { code: 9, isFact: true, moves: true, body: returnTransferBodySchema },
  "reseller-sale": { code: 10, isFact: true, moves: false, body: resellerSaleBodySchema },
  "reseller-sale.decide": {
    code: 11,
    isFact: false,
    moves: false,
    body: decideResellerSaleBodySchema,
  },
  "commission.pay": { code: 12, isFact: false, moves: false, body: payCommissionsBodySchema },
  "shop-transfer": { code: 13, isFact: true, moves: true, body: shopTransferBodySchema },
  "shop-transfer.receive": {
    code: 14,
    isFact: false,
    moves: true,
    body: receiveShopTransferBodySchema,
  },
  "notification.read": {
    code: 15,
    isFact: false,
    moves: false,
    isPersonal: true,
    body: readNotificationsBodySchema,
  },
  "shop.edit": { code: 16, isFact: false, moves: false, body: editShopBodySchema },
  "agency.create": { code: 17, isFact: false, moves: false, body: createAgencyBodySchema },
  "agency.edit": { code: 18, isFact: false, moves: false, body: editAgencyBodySchema },
  "message.send": {
    code: 19,
    isFact: true,
    moves: false,
    isPersonal: true,
    body: sendMessageBodySchema,
  },
  "message.read": {
    code: 20,
    isFact: false,
    moves: false,
    isPersonal: true,
    body: readMessagesBodySchema,
  },
  "till.open": { code: 21, isFact: true, moves: false, body: openTillBodySchema },
  "till.move": { code: 22, isFact: true, moves: false, body: moveTillBodySchema },
  "till.close": { code: 23, isFact: true, moves: false, body: closeTillBodySchema },
  "sale.reference": { code: 24, isFact: false, moves: false, body: tellReferenceBodySchema },
  "shop-transfer.withdraw": {
    code: 25,
    isFact: false,
    moves: true,
    body: withdrawShopTransferBodySchema,
  },
  "customer.create": { code: 26, isFact: false, moves: false, body: createCustomerBodySchema },
  "customer.edit": { code: 27, isFact: false, moves: false, body: editCustomerBodySchema },
  "account.move": { code: 28, isFact: true, moves: false, body: accountMoveBodySchema },
  "account.adjust": { code: 29, isFact: false, moves: false, body: adjustAccountBodySchema },
  purchase: { code: 30, isFact: true, moves: true, body: purchaseBodySchema },
  "purchase.return": { code: 31, isFact: true, moves: true, body: returnPurchaseBodySchema },
  "cost.set": { code: 32, isFact: false, moves: false, body: setCostBodySchema },
  expense: { code: 33, isFact: true, moves: false, body: expenseBodySchema },
  "expense.undo": { code: 34, isFact: true, moves: false, body: undoExpenseBodySchema },
  "order.create": { code: 35, isFact: false, moves: false, body: createOrderBodySchema },
  "order.edit": { code: 36, isFact: false, moves: false, body: editOrderBodySchema },
} as const satisfies Record<string, OperationEntry>;
