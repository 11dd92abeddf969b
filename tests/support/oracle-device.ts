import { operationEntries } from "#shared/sync/kinds.ts";

import type { Cursor } from "#shared/sync/protocol.ts";
import { type RowKind, type RowsByKind, rowKinds } from "#shared/sync/rows.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Oracle } from "./oracle.ts";
import type { ShownWhole } from "./oracle-accounts.ts";
import { essenceOf } from "./oracle-books.ts";
import { describe } from "./oracle-judge.ts";
import { calledIn, essenceIn, isOwnRow, placeOf } from "./oracle-scope.ts";
import { demand } from "./oracle-shop.ts";

type Row = RowsByKind[RowKind][number];

/** What the oracle may look at of a device: its disk, and the figures on its screens while it is on. */
export type SeenDevice = {
  name: string;
  record(id: string): OperationRecord | undefined;
  onDisk(id: string): OperationRecord | undefined;
  /** Every operation on the disk. */
  records(): Iterable<OperationRecord>;
  /** Codes under which it prints. */
  codes(): Iterable<{ shopId: string; deviceCode: string }>;
  /** Scopes whose rows are on the disk, and how far each was read. */
  scopes(): Iterable<[scope: string, cursor: Cursor | null]>;
  rows(scope: string, kind: RowKind): ReadonlyMap<string, Row>;
  /** Figure of each product on the screens, with the revision of the stock row it stands on; none when it is off. */
  figures(): Iterable<{
    shopId: string;
    productId: string;
    figure: number;
    rev: number;
    /** Of the books that the row was read from. */
    epoch: number | undefined;
  }>;
  /** What is left of each transfer on the screens, with the revision of the row it stands on. */
  held(): Iterable<{
    shopId: string;
    transferId: string;
    figure: number;
    rev: number;
    epoch: number | undefined;
  }>;
  /** What each customer owes on the screens, with the revision of the row it stands on. */
  balances(): Iterable<{
    shopId: string;
    /** Whose notebook it is: a reseller's, or the shop's by nothing. */
    notebook: string;
    customerId: string;
    owed: number;
    points: number;
    rev: number;
    epoch: number | undefined;
  }>;
  /** What those who were merged owe together on the screens, and each of them apart. */
  wholes(): Iterable<ShownWhole>;
  /** Another tab writes on the same disk: what lies there may be of books that this one has not heard of yet. */
  hasOtherTab: boolean;
  /** Who is or was signed in here. */
  people: ReadonlySet<string>;
  /** Sales and the like of business days before this are forgotten on purpose. */
  keepsSince: string;
};

/** Everything that must be true of a device at any instant. */
export function checkDevice(oracle: Oracle, device: SeenDevice, rowsToo: boolean): void {
  checkImports(oracle, device);
  checkOperations(oracle, device);
  checkCodes(oracle, device);
  if (!rowsToo) return;
  for (const [scope, cursor] of device.scopes()) checkRows(oracle, device, scope, cursor);
}

/** All parts of a file stand on the disk, or none (I1). They are never forgotten one by one while a run lasts. */
function checkImports(oracle: Oracle, device: SeenDevice): void {
  const parts = new Map<string, { there: Set<number>; of: number }>();
  for (const { operation } of device.records()) {
    if (operation.kind !== "product.import") continue;
    const { importId, part, parts: of } = operation.body;
    const file = parts.get(importId) ?? { there: new Set(), of };
    parts.set(importId, file);
    file.there.add(part);
  }
  for (const [importId, { there, of }] of parts) {
    oracle.checks += 1;
    demand(
      there.size === of,
      "I1",
      () => `${device.name} holds ${there.size} of ${of} parts of the file ${importId}`,
    );
  }
}

/** Nothing confirmed is lost: it waits here, or the books hold its verdict (F2). */
function checkOperations(oracle: Oracle, device: SeenDevice): void {
  for (const known of oracle.knownByDevice.get(device.name) ?? []) {
    oracle.checks += 1;
    const { id, shopId } = known.operation;
    const record = device.record(id);
    if (record) checkVerdict(oracle, device, record);
    if (!known.confirmed || known.mayBeLost) continue;
    demand(
      record !== undefined ||
        device.onDisk(id) !== undefined ||
        oracle.shops.get(shopId)?.books.ledger.has(id) === true,
      "F2",
      () => `confirmed ${describe(known.operation)} is neither on ${device.name} nor in the books`,
    );
  }
}

/** No two devices print under one code, at no time: their receipts would be alike, for each counts from one (W3). */
function checkCodes(oracle: Oracle, device: SeenDevice): void {
  for (const { shopId, deviceCode } of device.codes()) {
    const key = `${shopId} ${deviceCode}`;
    const first = oracle.codes.get(key) ?? device.name;
    oracle.codes.set(key, first);
    oracle.checks += 1;
    demand(
      first === device.name || deviceCode === "",
      "W3",
      () => `${device.name} prints as ${deviceCode} in ${shopId}, as ${first} has`,
    );
  }
}

/** What a device believes of an operation is what the ledger says, of these books or of those that were lost (S2, J2). */
function checkVerdict(oracle: Oracle, device: SeenDevice, record: OperationRecord): void {
  if (record.state === "waiting") return;
  const { shopId } = record.operation;
  const entries = oracle
    .everyBooksOf(shopId)
    .flatMap(({ books }) => books.ledger.get(record.id) ?? []);
  const believed = () =>
    `${device.name} believes ${describe(record.operation)} ${record.state} at ${record.ackRev}, the ledger says ${JSON.stringify(entries)}`;
  if (record.state === "refused") {
    const isUnheard = record.reasons.some(
      (reason) => reason === "id-reused" || reason === "not-a-member" || isPoison(record),
    );
    demand(isUnheard || entries.some(({ status }) => status === "refused"), "S2", believed);
  } else
    demand(
      entries.some(({ status, rev }) => status !== "refused" && rev === record.ackRev),
      "J2",
      believed,
    );
}

/** No server can understand it: its body breaks its own schema, or there is no such kind. */
export function isPoison({ operation }: OperationRecord): boolean {
  const schema = (operationEntries[operation.kind] as { body: unknown } | undefined)?.body as
    | { safeParse(body: unknown): { success: boolean } }
    | undefined;
  return schema?.safeParse(operation.body).success !== true;
}

/** Every row up to the cursor is here, in its latest state, and no row is here that may not be (R4, V1–V4). */
function checkRows(oracle: Oracle, device: SeenDevice, scope: string, cursor: Cursor | null): void {
  const [, shopId = ""] = scope.split(":");
  const shop = oracle.shops.get(shopId);
  if (!shop) return;
  const { books } = shop;
  const goods = oracle.judges.get(shopId)?.goods;
  const isMine = (kind: RowKind, key: string, row: object, counts?: (id: string) => boolean) =>
    isOwnRow({ kind, key, row: row as Record<string, unknown> }, scope, goods, counts);
  // A product comes with the row of its transfer, and this one in its latest state.
  const hasCome = (id: string) =>
    (books.rows.transfers.get(id)?.rev ?? Infinity) <= (cursor?.rev ?? 0);
  const isCurrent = cursor !== null && cursor.epoch === books.epoch;
  for (const kind of rowKinds) {
    const rows = device.rows(scope, kind);
    for (const [key, row] of rows) {
      oracle.checks += 1;
      const there = books.rows[kind].get(placeOf(scope, kind, key));
      if (!isCurrent) continue;
      demand(
        // Whose a customer is stands in the books alone.
        isMine(kind, key, there?.row ?? row),
        "T10",
        () => `${device.name} holds ${kind} ${key} in ${scope}`,
      );
      demand(
        there !== undefined && row.rev <= there.rev,
        "V4",
        () =>
          `${device.name} holds ${kind} ${key} at ${row.rev}, the books of ${shopId.slice(-4)} do not`,
      );
      if (row.rev === there.rev) {
        const mine = essenceOf(kind, row as unknown as Record<string, unknown>);
        const theirs = essenceIn(scope, { kind, key, ...there }, goods);
        demand(
          mine === theirs,
          "R6",
          () => `${device.name} holds ${kind} ${key} as ${mine}, the books as ${theirs}`,
        );
      }
    }
    if (!isCurrent) continue;
    for (const [key, { rev, day, row }] of books.rows[kind]) {
      if (!isMine(kind, key, row, hasCome)) continue;
      if (rev > cursor.rev || (day !== undefined && day < device.keepsSince)) continue;
      oracle.checks += 1;
      demand(
        (rows.get(calledIn(kind, key))?.rev ?? -1) >= rev,
        "R4",
        () => `${device.name} stands at ${cursor.rev} and misses ${kind} ${key} of revision ${rev}`,
      );
    }
  }
}
