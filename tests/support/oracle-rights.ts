import type { Role } from "#shared/schemas/person.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { mayAskOfRecords } from "./oracle-records.ts";

export const staff: readonly Role[] = ["owner", "manager", "employee", "seller"];
const office: readonly Role[] = ["owner", "manager"];

/** Who may ask for what, written down a second time. Facts need no permission. */
export const mayAsk: Record<string, readonly Role[]> = {
  adjust: staff,
  "product.create": office,
  "product.edit": office,
  "product.import": office,
  "cost.set": office,
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
  "order.create": office,
  "order.edit": office,
};

export const facts = [
  ...["sale", "return", "transfer", "transfer.return", "reseller-sale", "shop-transfer"],
  ...["message.send", "till.open", "till.move", "till.close", "account.move"],
  ...["purchase", "purchase.return", "expense", "expense.undo"],
];

export type Reader = { active: boolean; role: Role } | undefined;

/** Whether somebody reads a scope, by what it is called: their part as a reseller, that of the office, or the shop's (V1). */
export function readsScope(scope: string, reader: Reader): boolean {
  if (!reader?.active) return false;
  const [, , part] = scope.split(":");
  if (part === "messages") return true;
  const roles = part === "office" ? office : part === "reseller" ? ["reseller"] : staff;
  return roles.includes(reader.role);
}

/** Who asks for anything in a notebook beside the shop's: the office in that of the suppliers (G2), a reseller in their own (C10). */
export const keepersOf = ({ shopId }: Operation, notebook: string): readonly Role[] =>
  notebook === shopId ? office : ["reseller"];

/** All that a reseller does of themselves; whatever else is told, but of their notebook, is the work of people of the shop. */
export const ofResellers = ["transfer.return", "reseller-sale", "message.send"];
