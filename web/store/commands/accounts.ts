import { plusDays } from "#shared/rules/customer-account.ts";
import type { AdjustAccountBody } from "#shared/schemas/customer-account.ts";
import type { MeansWith } from "#shared/schemas/means.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { act, actorIn, draftOf } from "./act.ts";
import { type Acted, acted } from "./acted.ts";

type OnAccount = { shopId: string; customerId: string; amount: number };

/** What a device shows of somebody's account, and what they are called. */
async function shownOf(
  device: Device,
  { shopId, customerId }: Pick<OnAccount, "shopId" | "customerId">,
) {
  const notebook = await notebookOf(device, shopId);
  const customer = notebook?.customers.get(customerId);
  return {
    owedBefore: notebook?.balances.get(customerId)?.owed ?? 0,
    name: customer?.name ?? "?",
    termDays: customer?.termDays ?? null,
  };
}

/**
 * The charge of what a sale leaves on an account, in francs: to be written with the sale (`recordSale`, `also`). Undefined
 * without access to the shop. `today`: the business day, from which the term counts.
 */
export async function chargeWithSale(
  device: Device,
  { shopId, customerId, amount, today }: OnAccount & { today: string },
): Promise<Draft | undefined> {
  const actor = actorIn(device, shopId);
  if (!actor) return undefined;
  const { owedBefore, name, termDays } = await shownOf(device, { shopId, customerId });
  const due = termDays === null ? {} : { dueDay: plusDays(today, termDays) };
  return withAct(actor, shopId, name, (saleId) => ({
    ...{ kind: "charge", customerId, amount, owedBefore, saleId, ...due },
  }));
}

/** What a return takes off an account, in francs: to be written with the return. `saleId`: the ticket. */
export async function refundWithReturn(
  device: Device,
  { shopId, customerId, amount, saleId }: OnAccount & { saleId: string },
): Promise<Draft | undefined> {
  const actor = actorIn(device, shopId);
  if (!actor) return undefined;
  const { owedBefore, name } = await shownOf(device, { shopId, customerId });
  return withAct(actor, shopId, name, () => ({
    ...{ kind: "refund", customerId, amount, owedBefore, saleId },
  }));
}

type MoveBody = ReturnType<Draft<"account.move">["body"]>;

function withAct(
  actor: NonNullable<ReturnType<typeof actorIn>>,
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
  /** The tickets that it is meant for; the oldest where none is named. */
  saleIds?: readonly string[] | undefined;
};

/**
 * Takes money on an account; more than is owed stays as a deposit. Resolves when it is on the disk, with a receipt of its
 * own series.
 */
export function takePayment(
  device: Device,
  { shopId, customerId, amount, formId, by, saleIds }: PaymentToRecord,
): Promise<Acted<OperationRecord>> {
  return acted(async () => {
    if (!Number.isSafeInteger(amount) || amount < 1) return refused("quantity-invalid");
    const actor = actorIn(device, shopId);
    if (!actor) return { ok: false, refusal: "no-access" };
    const { owedBefore, name } = await shownOf(device, { shopId, customerId });
    const told = { kind: "payment" as const, customerId, amount, owedBefore };
    const meant = saleIds && saleIds.length > 0 ? { saleIds: [...saleIds] } : {};
    const reference = "reference" in by && by.reference ? { reference: by.reference } : {};
    const { method } = by;
    const draft = draftOf<"account.move">(actor, {
      ...{ shopId, kind: "account.move", formId, names: [name] },
      body: (receipt) => ({ ...told, ...meant, ...reference, method, receipt }) as MoveBody,
    });
    const code = actor.access.deviceCode;
    const record = await device.outbox.recordWith(
      {
        ...draft,
        series: "payments",
        shown: (receipt: number) => ({
          ...draft.shown(receipt),
          receiptNo: `${code}-P${String(receipt).padStart(5, "0")}`,
        }),
      } as unknown as Draft,
      [],
    );
    return agreed(record);
  });
}

/** Says what was owed before, forgives, or puts right: by the office alone. */
export async function adjustAccount(
  device: Device,
  { shopId, formId, ...body }: AdjustAccountBody & { shopId: string; formId: string },
): Promise<Acted<OperationRecord>> {
  const { name } = await shownOf(device, { shopId, customerId: body.customerId });
  if (!Number.isSafeInteger(body.change) || body.change === 0) return refused("quantity-invalid");
  if (body.reason.trim() === "") return refused("reason-required");
  const kind = "account.adjust";
  return act(device, { shopId, action: "adjust-account", kind, formId, body, names: [name] });
}
