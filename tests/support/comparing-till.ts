import { expect } from "vitest";
import type { Sql } from "#server/db/client.ts";
import { readChanges } from "#server/sync/answers/changes.ts";
import { createSync, type SyncDeps } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { messagesScopeFor } from "#shared/rules/message.ts";
import { may, officeScope, scopeFor } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { type Cursor, type ExchangeAnswer, protocolVersion } from "#shared/sync/protocol.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";
import type { HandDevice } from "./builders.ts";
import type { SyncWorld } from "./sync-world.ts";

/** A server instance that counts how often it asked the books for what changed. */
export type CountingInstance = { sync: SyncDeps; readings: number };

export function countingInstance(world: SyncWorld): CountingInstance {
  const made: CountingInstance = { readings: 0, sync: undefined as never };
  const sql = new Proxy(world.database.sql, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "unsafe") return value;
      return (text: string, ...more: unknown[]) => {
        if (text.includes("is_member")) made.readings += 1;
        return (target.unsafe as (...all: unknown[]) => unknown)(text, ...more);
      };
    },
  }) as Sql;
  made.sync = createSync({ database: { sql, db: world.database.db }, clock: world.clock });
  return made;
}

export type Asked = [string, Cursor | null][];
export type Comparison = { answer: ExchangeAnswer; fromMemory: boolean; soldByOthers: number };

/** A device of somebody that follows its cursors, and compares each answer with the books. */
export class ComparingTill {
  readonly userId: string;
  readonly shop: string;
  readonly device: HandDevice;
  readonly #world: SyncWorld;
  readonly #cursors = new Map<string, Cursor | null>();
  #accessRev = 0;

  constructor(world: SyncWorld, shop: string, userId: string, role: Role) {
    this.#world = world;
    this.shop = shop;
    this.userId = userId;
    this.device = world.device();
    this.#cursors.set(scopeFor(shop, userId, role) ?? "", null);
    this.#cursors.set(messagesScopeFor(shop, userId, role), null);
    if (may(role, "keep-suppliers")) this.#cursors.set(officeScope(shop), null);
  }

  /** What it asked last time, to be asked once more by a device that heard no answer. */
  asked(): Asked {
    return [...this.#cursors];
  }

  async send(
    on: CountingInstance,
    operations: readonly Operation[],
    given: { rowBudget?: number; cursors?: Asked } = {},
  ): Promise<Comparison> {
    const { rowBudget, cursors = this.asked() } = given;
    const before = on.readings;
    const request = this.device.request(operations, {
      accessRev: this.#accessRev,
      cursors,
      ...(rowBudget && { rowBudget }),
    });
    const answer = await exchange(on.sync, { userId: this.userId }, request);
    const fromMemory = on.readings === before;
    const soldByOthers = await this.#compare(answer, operations, cursors, rowBudget);
    this.#accessRev = answer.access?.rev ?? this.#accessRev;
    for (const change of answer.changes)
      if (change.state === "rows") this.#cursors.set(change.scope, change.cursor);
      else if (change.state === "reset") this.#cursors.set(change.scope, change.snapshot.cursor);
    return { answer, fromMemory, soldByOthers };
  }

  /** The answer says what the books say, but for own sales that the device knows. */
  async #compare(
    answer: ExchangeAnswer,
    operations: readonly Operation[],
    cursors: Asked,
    rowBudget: number | undefined,
  ): Promise<number> {
    const scopes = cursors.map(([scope, cursor]) => ({ scope, cursor }));
    const asked = { userId: this.userId, scopes, omit: [], rowBudget, v: protocolVersion };
    const books = await readChanges({ sql: this.#world.database.sql, isSpread: false }, asked);
    const own = new Map(operations.map(({ id }, place) => [id, answer.verdicts[place]?.[0]]));
    expect(answer.changes.map(({ scope, state }) => [scope, state])).toEqual(
      books.pages.map(({ scope, state }) => [scope, state]),
    );
    expect(answer.access?.rev ?? this.#accessRev).toBe(books.accessRev);
    let others = 0;
    for (const [place, page] of books.pages.entries()) {
      const told = answer.changes[place];
      if (page.state !== "rows" || told?.state !== "rows") continue;
      const isOmitted = ({ id }: { id: string }) =>
        own.get(id) === "applied" && !told.rows.sales?.some((sale) => sale.id === id);
      const sales = page.rows.sales?.filter((sale) => !isOmitted(sale)) ?? [];
      expect({ ...told, rows: inOrder(told.rows) }).toEqual({
        ...page,
        rows: inOrder({ ...page.rows, sales }),
      });
      others += sales.filter(({ id }) => !own.has(id)).length;
    }
    return others;
  }
}

/** Rows of a kind come in any order; a kind without rows is as good as none. */
function inOrder(rows: Partial<RowsByKind>): Record<string, unknown[]> {
  const kinds = Object.entries(rows).filter(([, list]) => list.length > 0);
  const text = (row: unknown) => JSON.stringify(row, Object.keys(row as object).toSorted());
  return Object.fromEntries(
    kinds.map(([kind, list]) => [
      kind,
      [...list].sort((one, other) => (text(one) < text(other) ? -1 : 1)),
    ]),
  );
}
