import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { accountMoves, accounts } from "#server/db/tables/accounts.ts";
import { customers } from "#server/db/tables/customers.ts";
import { paymentReferences } from "#server/db/tables/facts.ts";
import {
  changed,
  factsInPart,
  type KindOnServer,
  notebookAsked,
  ofNotebooks,
  ofStaff,
  rowsOf,
  turned,
  weighed,
} from "#server/sync/entries/kind.ts";
import { deviceCode, moment } from "#server/sync/entries/row-parts.ts";
import { flagsOfTelling, type OperationRule, type Standing } from "#server/sync/entries/rule.ts";
import { countInTotals } from "#server/sync/figures/totals.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { rootOf } from "#shared/rules/alias.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { changeOf, isOverLimit, pointsOf } from "#shared/rules/customer-account.ts";
import { actionIn } from "#shared/rules/notebook-rights.ts";
import { foldReference } from "#shared/rules/reference.ts";
import type { AccountMoveBody } from "#shared/schemas/customer-account.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { notebookToldOf } from "#shared/sync/operation-kinds.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import { inNotebook } from "./customers.ts";
import { notebookIdOf, type Told } from "./notebooks.ts";
import { isPaidTwice, linesIn, ofChange } from "./paid-twice.ts";

const accountRow = `json_build_object('customerId', ac.customer_id, 'balance', ac.balance, 'points', ac.points, 'rev', ac.rev)`;
/** What stands in other notebooks than that of the shop's customers: of few each, and so summed up when read. No statement of the shop's accounts knows them. */
const elsewhere = `(select shop_id, reseller_id, customer_id, sum(change)::bigint as balance, sum(points)::bigint as points, max(rev) as rev
  from account_moves where reseller_id is not null group by 1, 2, 3) ac`;
const ofShop = ofStaff({
  table: "accounts",
  as: "ac",
  row: accountRow,
  counts: "1",
  order: "ac.customer_id",
  part: { rows: factsInPart, turn: 0 },
});

export const accountKind: KindOnServer = {
  changes: `case when a.reseller or a.office then case when ${turned} then ${rowsOf(
    accountRow,
    `${elsewhere} where ${changed("ac")} and ac.reseller_id = ${notebookAsked}`,
  )} end else ${ofShop.changes} end`,
  weight: {
    staff: ofShop.weight.staff,
    reseller: weighed("1", "account_moves", `and w.reseller_id = $1 and ${turned}`),
    office: weighed("1", "account_moves", `and w.reseller_id = w.shop_id and ${turned}`),
  },
  load: { ...ofShop.load, ownFrom: elsewhere, own: "ac.reseller_id::text = :owner", office: "too" },
};

export const accountMoveKind = ofNotebooks({
  table: "account_moves",
  as: "am",
  row: `json_build_object('id', am.id, 'customerId', am.customer_id, 'kind', am.kind, 'change', am.change,
    'points', nullif(am.points, 0),
    'at', ${moment("am.at")}, 'deviceAt', am.device_at, 'day', am.day, 'sellerId', am.seller_id,
    'deviceCode', ${deviceCode("am")}, 'seq', am.seq,
    'receiptNo', ${deviceCode("am")} || '-P' || lpad(am.receipt::text, greatest(5, length(am.receipt::text)), '0'),
    'method', am.method, 'reference', am.reference, 'saleIds', am.sale_ids, 'dueDay', am.due_day, 'ofChange', am.of_change,
    'reason', am.reason, 'flags', am.flags, 'rev', am.rev)`,
  counts: "2",
  order: "am.at desc, am.id",
  part: "rest",
});

/** What happened on an account: a fact, flagged where somebody should look (C4). */
export const moveAccount = {
  way: "in-turn",
  action: (body) => actionIn(notebookToldOf({ body }), "sell"),
  async write(turn, operation, standing) {
    const { body } = operation;
    const flags = flagsOfTelling(standing);
    // What comes back is asked nothing but whom it is of.
    const { root, members } =
      body.kind === "refund" ? alone(body.customerId) : await wholeOf(turn, body);
    const [customer, isTwice, isUsed] = await Promise.all([
      customerOf(turn, root, body),
      isPaidTwice(turn, body, members, standing.happened.at),
      isReferenceUsed(turn, operation),
    ]);
    if (!customer) flags.push("unknown-customer");
    if (isTwice) flags.push("paid-twice");
    if (isUsed) flags.push("reference-used");
    const moved = { change: changeOf(operation), points: pointsOf(operation) };
    const limit = customer?.creditLimit ?? null;
    const isOfShop = notebookIdOf(turn, body) === null;
    const booking = isOfShop ? book(turn, body.customerId, moved) : undefined;
    const whole = () => wholeAccount(turn, body, members, { booking, moved });
    if (body.kind === "charge") {
      // Whoever has no limit is never above it.
      const owed = limit === null ? 0 : (await whole()).balance;
      if (isOverLimit(body.owedBefore, moved.change, limit)) flags.push("over-limit");
      else if (isOverLimit(owed, 0, limit)) flags.push("over-limit-together");
    }
    if (body.kind === "spend" && (await whole()).points < 0) flags.push("points-overdrawn");
    const line = { ...lineOf(body), ...moved, flags };
    await Promise.all([booking, enter(turn, operation, standing, line)]);
    return kept(flags);
  },
} satisfies OperationRule<"account.move">;

/** What the office says of an account: an intention (C6). */
export const adjustAccount = {
  way: "in-turn",
  action: (body) => actionIn(notebookToldOf({ body }), "adjust-account"),
  async write(turn, operation, standing) {
    const { kind, change, customerId, reason } = operation.body;
    if (!(await customerOf(turn, customerId, operation.body))) return notKept("unknown-record");
    if (notebookIdOf(turn, operation.body) === null)
      await book(turn, customerId, { change, points: 0 });
    await enter(turn, operation, standing, { kind, change, reason, saleIds: [], flags: [] });
    return kept();
  },
} satisfies OperationRule<"account.adjust">;

async function customerOf(turn: Turn, id: string, body: Told) {
  const [customer] = await turn.tx
    .select({ creditLimit: customers.creditLimit })
    .from(customers)
    .where(and(inNotebook(turn, body), eq(customers.id, id)));
  return customer;
}

const alone = (customerId: string) => ({ root: customerId, members: [customerId] });

/** For whom a customer stands, and all who are one account with them, themselves among them (C8). */
async function wholeOf(turn: Turn, body: AccountMoveBody) {
  const { customerId } = body;
  const into = await mergedIn(turn, body);
  const rootIn = (id: string) => rootOf(id, (of) => into.get(of));
  const root = rootIn(customerId);
  const others = [...into.keys()].filter((id) => id !== root && rootIn(id) === root);
  return { root, members: [root, ...others] };
}

async function mergedIn(turn: Turn, body: Told): Promise<ReadonlyMap<string, string>> {
  const isOfShop = notebookIdOf(turn, body) === null;
  if (isOfShop && turn.mergedInto) return turn.mergedInto;
  const merged = await turn.tx
    .select({ id: customers.id, into: customers.mergedInto })
    .from(customers)
    .where(and(inNotebook(turn, body), isNotNull(customers.mergedInto)));
  const found = new Map(merged.flatMap(({ id, into }) => (into ? [[id, into]] : [])));
  if (isOfShop) turn.mergedInto = found;
  return found;
}

type Standings = { balance: number; points: number };
type Moved = { change: number; points: number };

/** What all of one account owe together, francs, and their points, this move among it (C8). */
async function wholeAccount(
  turn: Turn,
  body: AccountMoveBody,
  members: string[],
  { booking, moved }: { booking: Promise<Standings> | undefined; moved: Moved },
): Promise<Standings> {
  const { tx, shopId } = turn;
  if (!booking) {
    const lines = await tx
      .select({ balance: accountMoves.change, points: accountMoves.points })
      .from(accountMoves)
      .where(and(linesIn(turn, body), inArray(accountMoves.customerId, members)));
    return sumOf([{ balance: moved.change, points: moved.points }, ...lines]);
  }
  const own = await booking;
  const others = members.filter((id) => id !== body.customerId);
  if (others.length === 0) return own;
  const found = await tx
    .select({ balance: accounts.balance, points: accounts.points })
    .from(accounts)
    .where(and(eq(accounts.shopId, shopId), inArray(accounts.customerId, others)));
  return sumOf([own, ...found]);
}

const sumOf = (all: readonly Standings[]): Standings => ({
  balance: all.reduce((sum, { balance }) => sum + balance, 0),
  points: all.reduce((sum, { points }) => sum + points, 0),
});

/** Whoever enters a reference first has it, sales among them (P1). */
async function isReferenceUsed(
  turn: Turn,
  { id: saleId, body }: OperationOf<"account.move">,
): Promise<boolean> {
  // What a reseller was paid is no money of the shop (C10), what a supplier was paid none that came in (G3).
  if (notebookIdOf(turn, body) !== null) return false;
  const { tx, shopId } = turn;
  const reference = foldReference(("reference" in body && body.reference) || "");
  if (reference === "") return false;
  const entered = await tx
    .insert(paymentReferences)
    .values({ shopId, saleId, reference })
    .onConflictDoNothing()
    .returning({ saleId: paymentReferences.saleId });
  return entered.length === 0;
}

/** Moves what a customer of the shop owes, francs, and the points; gives both as they are then. */
async function book(
  { tx, shopId, rev }: Turn,
  customerId: string,
  { change, points }: Moved,
): Promise<Standings> {
  const [account] = await tx
    .insert(accounts)
    .values({ shopId, customerId, balance: change, points, rev })
    .onConflictDoUpdate({
      target: [accounts.shopId, accounts.customerId],
      set: {
        ...{ balance: sql`${accounts.balance} + ${change}`, rev },
        points: sql`${accounts.points} + ${points}`,
      },
    })
    .returning({ balance: accounts.balance, points: accounts.points });
  return account ?? { balance: change, points };
}

function lineOf(body: AccountMoveBody) {
  const { kind } = body;
  if (kind === "payment") {
    const reference = "reference" in body ? body.reference : undefined;
    const { receipt, method, saleIds = [] } = body;
    const told = { ofChange: ofChange(body), reference: reference ?? null, reason: "" };
    return { kind, receipt, method, saleIds, ...told };
  }
  const dueDay = kind === "charge" ? body.dueDay : undefined;
  return { kind, saleIds: [body.saleId], dueDay: dueDay ?? null, reason: "" };
}

type Line = Pick<
  typeof accountMoves.$inferInsert,
  | "kind"
  | "change"
  | "points"
  | "receipt"
  | "method"
  | "reference"
  | "saleIds"
  | "dueDay"
  | "ofChange"
  | "reason"
> & { flags: Flag[] };

/** Writes a line, and what follows of it in the notebook of the shop's customers: no figure of the shop counts another (C10, G3). */
async function enter(
  turn: Turn,
  { id, seq, at, body }: OperationOf<"account.move" | "account.adjust">,
  { happened }: Standing,
  line: Line,
): Promise<void> {
  const { tx, shopId, rev, device, userId, recordedBy } = turn;
  const { customerId } = body;
  const notebookId = notebookIdOf(turn, body);
  const day = businessDay(happened.at, turn);
  const { kind, change, method } = line;
  await tx.insert(accountMoves).values({
    ...{ shopId, id, rev, deviceNo: device.no, seq, sellerId: userId, recordedBy },
    ...{ at: new Date(happened.at), deviceAt: at, day, customerId, ...line },
    notebookId,
  });
  if (notebookId !== null) return;
  const counted = { day, sellerId: userId, kind, change, method };
  await countInTotals(turn, { moves: [counted] });
}
