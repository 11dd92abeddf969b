import type { Role } from "#shared/schemas/person.ts";
import { mayAskOfRecords } from "./oracle-records.ts";

export const staff: readonly Role[] = ["owner", "manager", "employee", "seller"];
const office: readonly Role[] = ["owner", "manager"];

/** Who may ask for what, written down a second time. Facts need no permission. */
export const mayAsk: Record<string, readonly Role[]> = {
  adjust: staff,
  "product.create": office,
  "product.edit": office,
  "product.import": office,
  "sale.settle": office,
  "sale.reference": staff,
  "transfer.decide": [...office, "reseller"],
  "reseller-sale.decide": office,
  "commission.pay": ["owner"],
  "shop-transfer.receive": staff,
  "shop-transfer.withdraw": ["owner"],
  "notification.read": [...staff, "reseller"],
  "message.read": [...staff, "reseller"],
  ...mayAskOfRecords,
  "account.adjust": office,
};

export const facts = [
  ...["sale", "return", "transfer", "transfer.return", "reseller-sale", "shop-transfer"],
  ...["message.send", "till.open", "till.move", "till.close", "account.move"],
];

/** All that a reseller does of themselves; whatever else is told is the work of people of the shop. */
export const ofResellers = ["transfer.return", "reseller-sale", "message.send"];
