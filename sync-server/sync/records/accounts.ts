import { and, eq, gte, lte, ne, sql } from "drizzle-orm";
import { accountMoves, accounts } from "#server/db/tables/accounts.ts";
import { customers } from "#server/db/tables/customers.ts";
import { paymentReferences } from "#server/db/tables/facts.ts";
import { factsInPart, ofStaff } from "#server/sync/entries/kind.ts";
import { deviceCode, moment } from "#server/sync/entries/row-parts.ts";
import { flagsOfTelling, type OperationRule, type Standing } from "#server/sync/entries/rule.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { changeOf, isOverLimit } from "#shared/rules/customer-account.ts";
import { foldReference } from "#shared/rules/reference.ts";
import type { AccountMoveBody } from "#shared/schemas/customer-account.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { OperationOf } from "#shared/sync/operations.ts";

export const accountKind = ofStaff({
  table: "accounts",
  as: "ac",
  row: `json_build_object('customerId', ac.customer_id, 'balance', ac.balance, 'rev', ac.rev)`,
  counts: "1",
  order: "ac.customer_id",
  part: { rows: factsInPart, turn: 0 },
});

export const accountMoveKind = ofStaff({
  table: "account_moves",
  as: "am",
  row: `json_build_object('id', am.id, 'customerId', am.customer_id, 'kind', am.kind, 'change', am.change,
    'at', ${moment("am.at")}, 'deviceAt', am.device_at, 'day', am.day, 'sellerId', am.seller_id,
    'deviceCode', ${deviceCode("am")}, 'seq', am.seq,
    'receiptNo', ${deviceCode("am")} || '-P' || lpad(am.receipt::text, greatest(5, length(am.receipt::text)), '0'),
    'method', am.method, 'reference', am.reference, 'saleIds', am.sale_ids, 'dueDay', am.due_day,
    'reason', am.reason, 'flags', am.flags, 'rev', am.rev)`,
  counts: "2",
  order: "am.at desc, am.id",
  part: "rest",
});

/** What happened on an account: a fact, flagged where somebody should look (C4). */
export const moveAccount = {
  way: "in-turn",
  action: () => "sell",
  async write(turn, operation, standing) {
    const { body } = operation;
    const flags = flagsOfTelling(standing);
    const customer = await customerOf(turn, body.customerId);
    if (!customer) flags.push("unknown-customer");
    if (await isPaidTwice(turn, body, standing.happened.at)) flags.push("paid-twice");
    if (await isReferenceUsed(turn, operation)) flags.push("reference-used");
    const change = changeOf(operation);
    const balance = await book(turn, body.customerId, change);
    const limit = customer?.creditLimit ?? null;
    if (body.kind === "charge") {
      if (isOverLimit(body.owedBefore, change, limit)) flags.push("over-limit");
      else if (isOverLimit(balance, 0, limit)) flags.push("over-limit-together");
    }
    await enter(turn, operation, standing, { ...lineOf(body), change, flags });
    return kept(flags);
  },
} satisfies OperationRule<"account.move">;

/** What the office says of an account: an intention (C6). */
export const adjustAccount = {
  way: "in-turn",
  action: () => "adjust-account",
  async write(turn, operation, standing) {
    const { kind, change, customerId, reason } = operation.body;
    if (!(await customerOf(turn, customerId))) return notKept("unknown-record");
    await book(turn, customerId, change);
    await enter(turn, operation, standing, { kind, change, reason, saleIds: [], flags: [] });
    return kept();
  },
} satisfies OperationRule<"account.adjust">;

async function customerOf({ tx, shopId }: Turn, id: string) {
  const [customer] = await tx
    .select({ creditLimit: customers.creditLimit })
    .from(customers)
    .where(and(eq(customers.shopId, shopId), eq(customers.id, id)));
  return customer;
}

const tenMinutes = 600_000;

/** The same customer has paid the same amount on another device a moment before or after. */
async function isPaidTwice(
  { tx, shopId, device }: Turn,
  body: AccountMoveBody,
  at: number,
): Promise<boolean> {
  if (body.kind !== "payment") return false;
  const found = await tx
    .select({ id: accountMoves.id })
    .from(accountMoves)
    .where(
      and(
        ...[eq(accountMoves.shopId, shopId), eq(accountMoves.customerId, body.customerId)],
        ...[eq(accountMoves.kind, "payment"), eq(accountMoves.change, -body.amount)],
        ne(accountMoves.deviceNo, device.no),
        gte(accountMoves.at, new Date(at - tenMinutes)),
        lte(accountMoves.at, new Date(at + tenMinutes)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Whoever enters a reference first has it, sales among them (P1). */
async function isReferenceUsed(
  { tx, shopId }: Turn,
  { id: saleId, body }: OperationOf<"account.move">,
): Promise<boolean> {
  const reference = foldReference(("reference" in body && body.reference) || "");
  if (reference === "") return false;
  const entered = await tx
    .insert(paymentReferences)
    .values({ shopId, saleId, reference })
    .onConflictDoNothing()
    .returning({ saleId: paymentReferences.saleId });
  return entered.length === 0;
}

/** Moves the balance; gives what is owed then, francs. */
async function book({ tx, shopId, rev }: Turn, customerId: string, change: number) {
  const [account] = await tx
    .insert(accounts)
    .values({ shopId, customerId, balance: change, rev })
    .onConflictDoUpdate({
      target: [accounts.shopId, accounts.customerId],
      set: { balance: sql`${accounts.balance} + ${change}`, rev },
    })
    .returning({ balance: accounts.balance });
  return account?.balance ?? change;
}

function lineOf(body: AccountMoveBody) {
  const { kind } = body;
  if (kind === "payment") {
    const reference = "reference" in body ? body.reference : undefined;
    const { receipt, method, saleIds = [] } = body;
    return { kind, receipt, method, reference: reference ?? null, saleIds, reason: "" };
  }
  const dueDay = kind === "charge" ? body.dueDay : undefined;
  return { kind, saleIds: [body.saleId], dueDay: dueDay ?? null, reason: "" };
}

type Line = Pick<
  typeof accountMoves.$inferInsert,
  "kind" | "change" | "receipt" | "method" | "reference" | "saleIds" | "dueDay" | "reason"
> & { flags: Flag[] };

async function enter(
  { tx, shopId, rev, device, userId, recordedBy, ...cut }: Turn,
  { id, seq, at, body }: OperationOf<"account.move" | "account.adjust">,
  { happened }: Standing,
  line: Line,
): Promise<void> {
  await tx.insert(accountMoves).values({
    ...{ shopId, id, rev, deviceNo: device.no, seq, sellerId: userId, recordedBy },
    ...{ at: new Date(happened.at), deviceAt: at, day: businessDay(happened.at, cut) },
    ...{ customerId: body.customerId, ...line },
  });
}
