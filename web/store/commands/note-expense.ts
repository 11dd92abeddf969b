import { mostFrancs } from "#shared/schemas/bounds.ts";
import type { ExpenseBody } from "#shared/schemas/expense.ts";
import { meansById } from "#shared/schemas/means.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { act, actorIn } from "./act.ts";
import type { Acted } from "./acted.ts";
import { drawerMove } from "./drawer-move.ts";

export type ExpenseToNote = Omit<ExpenseBody, "fromDrawer"> & {
  shopId: string;
  /** Confirmed twice, it is one expense (W4). */
  formId: string;
  /** It leaves the drawer of this till: what the till says of it, which all of the staff reads (X3). */
  fromDrawer?: string | undefined;
};

/**
 * Writes down money that was spent, with what left the drawer: both or nothing, without a network too (X1, X3). Resolves
 * when it is on the disk.
 */
export async function noteExpense(
  device: Device,
  { shopId, formId, fromDrawer, note: typed = "", imageId, ...told }: ExpenseToNote,
): Promise<Acted<OperationRecord>> {
  const { amount, means } = told;
  if (!Number.isSafeInteger(amount) || amount < 1) return refused("quantity-invalid");
  if (amount > mostFrancs) return refused("amount-too-large");
  const actor = actorIn(device, shopId);
  if (!actor) return { ok: false, refusal: "no-access" };
  const left = meansById[means].inDrawer ? fromDrawer : undefined;
  const note = typed.trim();
  const body: ExpenseBody = {
    ...told,
    ...(left && { fromDrawer: true as const }),
    ...(note !== "" && { note }),
    ...(imageId && { imageId }),
  };
  const also = left
    ? [drawerMove(actor, { shopId, direction: "out", amount, reason: left })]
    : undefined;
  const given = { shopId, action: "sell", kind: "expense", formId } as const;
  return act(device, { ...given, body, names: [], also });
}

export type ExpenseToUndo = {
  shopId: string;
  formId: string;
  expenseId: string;
  /** Its francs go back into the drawer of this till: how many, and what the till says of it (X3). */
  toDrawer?: { amount: number; reason: string } | undefined;
  /** How it is called where it waits. */
  name: string;
};

/** Says that an expense counts nothing any more, with what goes back into the drawer (X2, X3). */
export async function undoExpense(
  device: Device,
  { shopId, formId, expenseId, toDrawer, name }: ExpenseToUndo,
): Promise<Acted<OperationRecord>> {
  const actor = actorIn(device, shopId);
  if (!actor) return { ok: false, refusal: "no-access" };
  const body = { expenseId, ...(toDrawer && { toDrawer: true as const }) };
  const also = toDrawer ? [drawerMove(actor, { shopId, direction: "in", ...toDrawer })] : undefined;
  const given = { shopId, action: "sell", kind: "expense.undo", formId } as const;
  return act(device, { ...given, body, names: [name], also });
}
