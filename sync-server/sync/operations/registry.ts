import type { OperationRule } from "#server/sync/entries/rule.ts";
import { adjustAccount, moveAccount } from "#server/sync/records/accounts.ts";
import { recordRules } from "#server/sync/records/registry.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import { adjustStock } from "./adjust-stock.ts";
import { createProduct } from "./create-product.ts";
import { decideResellerSale } from "./decide-reseller-sale.ts";
import { decideTransfer } from "./decide-transfer.ts";
import { editProduct } from "./edit-product.ts";
import { editShop } from "./edit-shop.ts";
import { importProducts } from "./import-products.ts";
import { noteExpense, undoExpense } from "./note-expense.ts";
import { createOrder, editOrder } from "./orders.ts";
import { payCommissions } from "./pay-commissions.ts";
import { readNotifications } from "./read-notifications.ts";
import { receiveFromShop } from "./receive-from-shop.ts";
import { recordPurchase, returnPurchase } from "./record-purchase.ts";
import { recordResellerSale } from "./record-reseller-sale.ts";
import { recordReturn } from "./record-return.ts";
import { recordSale } from "./record-sale.ts";
import { returnTransfer } from "./return-transfer.ts";
import { readMessages, sendMessage } from "./send-message.ts";
import { sendToShop } from "./send-to-shop.ts";
import { setCost } from "./set-cost.ts";
import { settleSale } from "./settle-sale.ts";
import { tellReference } from "./tell-reference.ts";
import { closeTill, moveTill, openTill } from "./till.ts";
import { handOver } from "./transfer.ts";
import { withdrawFromWay } from "./withdraw-from-way.ts";

/** Every kind that travels has its rule; a forgotten one does not compile. */
export const operationRules = {
  sale: recordSale,
  return: recordReturn,
  adjust: adjustStock,
  "product.create": createProduct,
  "product.edit": editProduct,
  purchase: recordPurchase,
  "purchase.return": returnPurchase,
  "cost.set": setCost,
  expense: noteExpense,
  "expense.undo": undoExpense,
  "order.create": createOrder,
  "order.edit": editOrder,
  "sale.settle": settleSale,
  "product.import": importProducts,
  transfer: handOver,
  "transfer.decide": decideTransfer,
  "transfer.return": returnTransfer,
  "reseller-sale": recordResellerSale,
  "reseller-sale.decide": decideResellerSale,
  "commission.pay": payCommissions,
  "shop-transfer": sendToShop,
  "shop-transfer.receive": receiveFromShop,
  "notification.read": readNotifications,
  "shop.edit": editShop,
  ...recordRules,
  "account.move": moveAccount,
  "account.adjust": adjustAccount,
  "message.send": sendMessage,
  "message.read": readMessages,
  "till.open": openTill,
  "till.move": moveTill,
  "till.close": closeTill,
  "sale.reference": tellReference,
  "shop-transfer.withdraw": withdrawFromWay,
} satisfies { [K in OperationKind]: OperationRule<K> };
