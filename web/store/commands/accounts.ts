import { plusDays } from "#shared/rules/customer-account.ts";
import { inNotebook, mayInNotebook } from "#shared/rules/notebook-rights.ts";
import type { NotebookName } from "#shared/schemas/customer.ts";
import type { AdjustAccountBody } from "#shared/schemas/customer-account.ts";
import { idsCarrying, type MeansWith } from "#shared/schemas/means.ts";
import type { Role } from "#shared/schemas/person.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { notebookOf, suppliersOf } from "#web/store/read-models/customers/keep-customers.ts";
import { type Actor, act, actorIn, draftOf } from "./act.ts";
import { type Acted, acted } from "./acted.ts";
import { takenOut } from "./drawer-move.ts";
import { type InNotebook, ofNotebook } from "./of-notebook.ts";

type OnAccount = InNotebook & { customerId: string; amount: number };

/** What a device shows of somebody's account, and what they are called. */
export async function shownOf(
  device: Device,
  { shopId, suppliers, customerId }: Omit<OnAccount, "amount">,
) {
  const notebook = await (suppliers ? suppliersOf : notebookOf)(device, shopId);
  const customer = notebook?.customers.get(customerId);
  return {
    owedBefore: notebook?.whole.owed(customerId) ?? 0,
    name: customer?.name ?? "?",
    termDays: customer?.termDays ?? null,
  };
}

/**
 * The charge of what a sale, or a purchase of a supplier, leaves on an account, in francs: to be written with it
 * (`recordSale`, `also`). Undefined without access to the shop. `today`: the business day, from which the term counts.
 */
export async function chargeWithSale(
  device: Device,
  { shopId, suppliers, customerId, amount, today }: OnAccount & { today: string },
): Promise<Draft | undefined> {
  const actor = actorIn(device, shopId);
  if (!actor) return undefined;
  const { owedBefore, name, termDays } = await shownOf(device, { shopId, suppliers, customerId });
  const of = ofNotebook(device, { shopId, suppliers });
  const due = termDays === null ? {} : { dueDay: plusDays(today, termDays) };
  return withAct(actor, shopId, name, (saleId) => ({
    ...{ kind: "charge", ...of, customerId, amount, owedBefore, saleId, ...due },
  }));
}

/** What a return takes off an account, in francs: to be written with the return. `saleId`: the ticket, or the purchase. */
export async function refundWithReturn(
  device: Device,
  { shopId, suppliers, customerId, amount, saleId }: OnAccount & { saleId: string },
): Promise<Draft | undefined> {
  const actor = actorIn(device, shopId);
  if (!actor) return undefined;
  const { owedBefore, name } = await shownOf(device, { shopId, suppliers, customerId });
  const of = suppliers ? ofNotebook(device, { shopId, suppliers }) : {};
  return withAct(actor, shopId, name, () => ({
    ...{ kind: "refund", ...of, customerId, amount, owedBefore, saleId },
  }));
}

/**
 * Change of a sale that stays here, in francs: to be written with it (C9). Undefined without access to the shop; with
 * nothing, or more than the change, the screen does not ask for it.
 */
export async function keptChange(
  device: Device,
  { shopId, customerId, amount }: OnAccount,
): Promise<Draft | undefined> {
  const actor = actorIn(device, shopId);
  if (!actor) return undefined;
  const { owedBefore, name } = await shownOf(device, { shopId, customerId });
  const told = { kind: "payment" as const, customerId, amount, owedBefore, method: cash };
  const given = { shopId, kind: "account.move" as const, formId: null, names: [name] };
  const bodyOf = (receipt: number, ofChange: string) => ({ ...told, receipt, ofChange });
  const draft = draftOf<"account.move">(actor, { ...given, body: (no) => bodyOf(no, "") });
  return numberedPayment(actor.access.deviceCode, {
    ...draft,
    shown: (receipt: number) => ({ ...draft.shown(receipt), kept: amount }),
    body: (receipt: number, before: readonly OperationRecord[]) =>
      bodyOf(receipt, before[0]?.id ?? ""),
  } as unknown as Draft);
}

const [cash] = idsCarrying("tendered") as [MeansWith<{ carries: "tendered" }>];

/** Numbered in the series of payments, and called by its number. */
function numberedPayment(code: string, draft: Draft): Draft {
  return {
    ...draft,
    series: "payments",
    shown: (receipt) => ({
      ...draft.shown(receipt),
      receiptNo: `${code}-P${String(receipt).padStart(5, "0")}`,
    }),
  };
}

type MoveBody = ReturnType<Draft<"account.move">["body"]>;

/** What is written with an act, and names it: `bodyOf` makes the move from the act's identifier. */
export function withAct(
  actor: Actor,
  shopId: string,
  name: string,
  bodyOf: (actId: string) => MoveBody,
): Draft {
  const given = { shopId, kind: "account.move" as const, formId: null, names: [name] };
  const draft = draftOf<"account.move">(actor, { ...given, body: bodyOf("") });
  return {
    ...draft,
    body: (_receipt: number, before: readonly OperationRecord[]) => bodyOf(before[0]?.id ?? ""),
  } as unknown as Draft;
}

/** By what a debt is paid. */
export type PaidBy =
  | { method: MeansWith<{ carries: "tendered" }> }
  | { method: MeansWith<{ carries: "reference" }>; reference?: string | undefined };

export type PaymentToRecord = OnAccount & {
  formId: string;
  by: PaidBy;
  /** What is paid to a supplier leaves the drawer of this till: why, as the till says it (G3). */
  fromDrawer?: string | undefined;
  /** The tickets that it is meant for; the oldest where none is named. */
  saleIds?: readonly string[] | undefined;
};

/**
 * Takes money on an account; more than is owed stays as a deposit. Resolves when it is on the disk, with a receipt of its
 * own series.
 */
export function takePayment(
  device: Device,
  payment: PaymentToRecord,
): Promise<Acted<OperationRecord>> {
  return acted(async () => {
    const { shopId, suppliers, amount, fromDrawer } = payment;
    if (!Number.isSafeInteger(amount) || amount < 1) return refused("quantity-invalid");
    const actor = actorIn(device, shopId);
    if (!actor) return { ok: false, refusal: "no-access" };
    if (!mayInNotebook(actor.access.role, "sell", suppliers)) return refused("not-allowed");
    const draft = await paymentDraft(device, actor, payment);
    const also = fromDrawer ? [takenOut(actor, { shopId, amount, reason: fromDrawer })] : [];
    return agreed(await device.outbox.recordWith(draft, also));
  });
}

/** A payment as the outbox takes it. `more`: francs that are owed more by what is written before it, which it pays. */
export async function paymentDraft(
  device: Device,
  actor: Actor,
  {
    shopId,
    suppliers,
    customerId,
    amount,
    by,
    saleIds = [],
    formId,
    more,
  }: Omit<PaymentToRecord, "formId"> & { formId: string | null; more?: number },
): Promise<Draft> {
  const { owedBefore, name } = await shownOf(device, { shopId, suppliers, customerId });
  const of = ofNotebook(device, { shopId, suppliers });
  const owed = owedBefore + (more ?? 0);
  const told = { kind: "payment" as const, ...of, customerId, amount, owedBefore: owed };
  const reference = "reference" in by && by.reference ? { reference: by.reference } : {};
  const { method } = by;
  const given = { shopId, kind: "account.move" as const, formId, names: [name] };
  const bodyOf = (receipt: number, [act]: readonly OperationRecord[]) => {
    const paid = more !== undefined && act ? [act.id] : saleIds;
    const meant = paid.length > 0 ? { saleIds: [...paid] } : {};
    return { ...told, ...meant, ...reference, method, receipt } as MoveBody;
  };
  const draft = draftOf<"account.move">(actor, { ...given, body: (no) => bodyOf(no, []) });
  return numberedPayment(actor.access.deviceCode, {
    ...draft,
    body: bodyOf,
  } as unknown as Draft);
}

/** Says what was owed before, forgives, or puts right: by the office, or by whose notebook it is. */
export async function adjustAccount(
  device: Device,
  {
    shopId,
    suppliers,
    formId,
    ...body
  }: InNotebook & Omit<AdjustAccountBody, NotebookName> & { formId: string },
): Promise<Acted<OperationRecord>> {
  const { customerId } = body;
  const { name } = await shownOf(device, { shopId, suppliers, customerId });
  if (!Number.isSafeInteger(body.change) || body.change === 0) return refused("quantity-invalid");
  if (body.reason.trim() === "") return refused("reason-required");
  const action = (role: Role) => inNotebook(role, "adjust-account", suppliers);
  const given = { ...ofNotebook(device, { shopId, suppliers }), ...body };
  const kind = "account.adjust";
  return act(device, { shopId, action, kind, formId, body: given, names: [name] });
}
