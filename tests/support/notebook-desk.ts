import { readSnapshotPart } from "#server/sync/answers/snapshot.ts";
import type { Operation, OperationBody, OperationKind } from "#shared/sync/operations.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";
import type { HandDevice } from "./builders.ts";
import { reasonsIn, rowsIn, type SyncWorld } from "./sync-world.ts";

type Loose<K extends OperationKind> = Partial<OperationBody<K>> | Record<string, unknown>;
const id = () => crypto.randomUUID();

/** Somebody with a phone in their hand, who notes in notebooks of a shop. */
export function handIn(
  world: SyncWorld,
  { shop, who, device = world.device() }: { shop: string; who: string; device?: HandDevice },
) {
  const act = <K extends OperationKind>(kind: K, body: Loose<K>) =>
    device.operation(shop, kind, body as OperationBody<K>);
  let receipts = 0;
  return {
    act,
    make: (customerId: string, more: object = {}) =>
      act("customer.create", {
        ...{ customerId, name: "Awa Diop", phone: "", otherPhone: "", note: "" },
        ...{ creditLimit: null, termDays: null, wantsMessages: true, ...more },
      }),
    charge: (customerId: string, amount: number, more: object = {}) =>
      act("account.move", {
        ...{ kind: "charge", customerId, amount, owedBefore: 0, saleId: id(), ...more },
      }),
    pay: (customerId: string, amount: number, more: object = {}) =>
      act("account.move", {
        ...{ kind: "payment", customerId, amount, owedBefore: 0, method: "cash" },
        ...{ receipt: ++receipts, ...more },
      }),
    say: (customerId: string, change: number, more: object = {}) =>
      act("account.adjust", { customerId, kind: "opening", change, reason: "Carnet", ...more }),
    async send(...operations: Operation[]) {
      return reasonsIn(await world.send(who, device, operations));
    },
  };
}

type Notebook = Partial<Pick<RowsByKind, "customers" | "accounts" | "accountMoves">>;

/** Of a notebook that was read: names, balances and changes, each in order. */
export const told = ({ customers = [], accounts = [], accountMoves = [] }: Notebook) => ({
  customers: customers.map(({ name }) => name).sort(),
  balances: accounts.map(({ balance }) => balance).sort((a, b) => a - b),
  lines: accountMoves.map(({ change }) => change).sort((a, b) => a - b),
});

/** What somebody reads of notebooks as changes from the beginning, revision by revision. */
export async function readNotebook(world: SyncWorld, who: string, scope: string) {
  const found = { customers: new Map(), accounts: new Map(), accountMoves: new Map() };
  let cursor = { epoch: 1, rev: 0 };
  for (let isMore = true; isMore; ) {
    const given = { cursors: [[scope, cursor]] as [string, typeof cursor][], rowBudget: 1 };
    const answer = await world.send(who, world.device(), [], given);
    const [change] = answer.changes;
    // A scope beside the books says nothing where nothing is new.
    if (!change) break;
    const rows = rowsIn(answer, scope);
    for (const row of rows.customers ?? []) found.customers.set(row.id, row);
    for (const row of rows.accounts ?? []) found.accounts.set(row.customerId, row);
    for (const row of rows.accountMoves ?? []) found.accountMoves.set(row.id, row);
    if (change.state !== "rows") throw new Error("the scope is read");
    cursor = change.cursor;
    isMore = change.more;
  }
  return {
    customers: [...found.customers.values()],
    accounts: [...found.accounts.values()],
    accountMoves: [...found.accountMoves.values()],
  } as unknown as Required<Notebook>;
}

/** The same as a first load. */
export async function loadNotebook(
  world: SyncWorld,
  userId: string,
  scope: string,
): Promise<Notebook> {
  const { cursor, parts } = await world.sync.snapshots.plan(scope, userId);
  const all: Notebook = {};
  for (let part = 0; part < parts; part += 1) {
    const rows = await readSnapshotPart(world.sync, { userId }, { scope, cursor, part });
    for (const kind of ["customers", "accounts", "accountMoves"] as const)
      Object.assign(all, { [kind]: [...(all[kind] ?? []), ...(rows?.[kind] ?? [])] });
  }
  return all;
}
