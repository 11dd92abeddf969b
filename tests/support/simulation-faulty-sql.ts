import { drizzle } from "drizzle-orm/postgres-js";
import type { Database, Sql } from "#server/db/client.ts";

/** What goes wrong on the way to Postgres, at the statement of this number. */
export type SqlTrouble = {
  at: number;
  /**
   * The instance dies before the statement, after it (it is committed and nobody learns), or stops for a while; or it
   * dies of the first commit, whatever the statement.
   */
  kind: "before" | "after" | "hold" | "committed";
};

export class InstanceDied extends Error {
  constructor() {
    super("the instance died");
    this.name = "InstanceDied";
  }
}

/** The pool of one server instance whose statements can be cut or held at will. */
export type FaultySql = {
  database: Pick<Database, "sql" | "db">;
  /** Arms the trouble for the statements from now on. */
  arm(trouble: SqlTrouble | undefined): void;
  /** True once a statement met its death. */
  isDead(): boolean;
  /** True while a statement is being held. */
  isHeld(): boolean;
  /** Resolves when a statement is being held. */
  held(): Promise<void>;
  release(): void;
};

type Query = Promise<unknown> & {
  handle: () => unknown;
  resolve: (value: unknown) => void;
  reject: (cause: unknown) => void;
};

export function faultySql(pool: Sql): FaultySql {
  let trouble: SqlTrouble | undefined;
  let statements = 0;
  let dead = false;
  let release: (() => void) | undefined;
  let tellHeld: (() => void) | undefined;

  /** What shall happen to the next statement. Inside a transaction nothing is held: it would keep the lock. */
  function next(inTransaction: boolean): SqlTrouble["kind"] | undefined {
    if (dead) return "before";
    statements += 1;
    if (!trouble || statements < trouble.at || trouble.kind === "committed") return undefined;
    const { kind } = trouble;
    if (kind === "hold" && inTransaction) return undefined;
    if (kind === "after" && inTransaction) return undefined;
    trouble = undefined;
    if (kind !== "hold") dead = true;
    return kind;
  }

  function watched<T>(made: T, inTransaction: boolean): T {
    const query = made as unknown as Query;
    if (typeof query?.handle !== "function") return made;
    const { handle } = query;
    query.handle = () => {
      query.handle = handle;
      const fate = next(inTransaction);
      if (fate === "before") return query.reject(new InstanceDied());
      if (fate === "after") query.resolve = () => query.reject(new InstanceDied());
      if (fate !== "hold") return handle.call(query);
      tellHeld?.();
      return new Promise<void>((resolve) => {
        release = resolve;
      }).then(() => {
        release = undefined;
        return handle.call(query);
      });
    };
    return made;
  }

  function wrapped<S extends object>(sql: S, inTransaction: boolean): S {
    return new Proxy(sql, {
      apply: (target, self, args) =>
        watched(Reflect.apply(target as never, self, args), inTransaction),
      get: (target, name) => {
        const part = Reflect.get(target, name) as unknown;
        if (name === "unsafe")
          return (...args: unknown[]) =>
            watched((part as (...given: unknown[]) => unknown)(...args), inTransaction);
        if (name === "begin" || name === "savepoint")
          return async (...args: unknown[]) => {
            const act = args.pop() as (tx: object) => unknown;
            const begin = part as (...given: unknown[]) => Promise<unknown>;
            if (dead) throw new InstanceDied();
            const result = await begin(...args, (tx: object) => act(wrapped(tx, true)));
            if (name === "begin" && trouble?.kind === "committed") {
              trouble = undefined;
              dead = true;
              throw new InstanceDied();
            }
            if (name === "begin" && next(false) !== undefined && dead) throw new InstanceDied();
            return result;
          };
        return part;
      },
    });
  }

  const sql = wrapped(pool as unknown as object, false) as unknown as Sql;
  return {
    database: { sql, db: drizzle(sql, { casing: "snake_case" }) },
    arm: (given) => {
      trouble = given;
      statements = 0;
      dead = false;
    },
    isDead: () => dead,
    isHeld: () => release !== undefined,
    held: () =>
      new Promise((resolve) => {
        tellHeld = resolve;
      }),
    release: () => release?.(),
  };
}
