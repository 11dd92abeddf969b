import { type Cursor, defaultRowBudget, mostRowBudget } from "#shared/sync/protocol.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";

/** A scope taken apart. */
export type ScopeParts = {
  shopId: string;
  /** Whose part of the shop it is; undefined for owner and staff. */
  resellerId: string | undefined;
  /** Set for messages alone: those of one member's conversation, or all of them for the owner. */
  messages?: { of: string | "everybody" };
  /** What the office alone reads (G2). */
  office?: true;
};

/** A scope beside the books of the shop, in which nothing changes unless a turn is taken: while nothing did, nothing is said of it (M5). */
export const isBeside = ({ messages, office }: ScopeParts): boolean =>
  messages !== undefined || office === true;

export type AskedScope = { scope: string; cursor: Cursor | null };

/** Rows of a scope after a cursor. */
export type PageOfRows = {
  scope: string;
  state: "rows";
  cursor: Cursor;
  rows: Partial<RowsByKind>;
  more: boolean;
};

/** What stands behind one scope: nothing that may be read, a page, or a first load to be made. */
export type ScopePage =
  | { scope: string; state: "gone" }
  | { scope: string; state: "reset" }
  | PageOfRows;

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const shape = new RegExp(`^shop:(${uuid})(?::(reseller:|messages:?|office)(${uuid})?)?$`);

/** Undefined for what is no scope, or none of this person: such a scope is answered as one that is gone. */
export function partsOfScope(scope: string, userId: string): ScopeParts | undefined {
  const [, shopId, part, personId] = shape.exec(scope) ?? [];
  if (!shopId || (personId && personId !== userId)) return undefined;
  if (part === "messages" && !personId)
    return { shopId, resellerId: undefined, messages: { of: "everybody" } };
  if (part === undefined) return { shopId, resellerId: undefined };
  if (part === "office")
    return personId ? undefined : { shopId, resellerId: undefined, office: true };
  if (!personId) return undefined;
  if (part === "reseller:") return { shopId, resellerId: personId };
  return part === "messages:"
    ? { shopId, resellerId: undefined, messages: { of: personId } }
    : undefined;
}

/**
 * Rows that each of so many scopes may bring: what was asked for, or its share of what one answer holds. At least its
 * next revision comes in any case, so all of them get on.
 */
export function budgetOfEach(scopes: number, rowBudget = defaultRowBudget): number {
  return Math.max(1, Math.min(rowBudget, Math.floor(mostRowBudget / scopes)));
}
