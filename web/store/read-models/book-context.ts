import type { DayCut } from "#shared/rules/business-day.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Decision } from "#shared/schemas/transfer.ts";
import { doneBy, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { momentOf } from "./facts/moment-of.ts";

/** What books ask of the rest of the device, to put own operations into the shape of rows. */
export type BookContext = {
  shopId: string;
  cut(): DayCut;
  /** The signed-in person. */
  me(): string | undefined;
  /** Name of a member, as it was at a moment where one is given; undefined when this device may not know it. */
  nameOf(userId: string, at?: string): string | undefined;
  /** The role by which an own operation is judged: of those who signed in and who acted, whoever may do less. */
  roleOf(record: OperationRecord): Role | undefined;
  nameOfShop(shopId: string): string;
};

/** A decision as its own device shows it before the row is back. */
export function ownDecision(record: OperationRecord, note: string, { cut }: BookContext): Decision {
  const { at } = momentOf(record, cut());
  return { by: doneBy(record), name: record.shown.sellerName, at, note };
}

/** Newest first, for rows that say when they were. */
export function newestFirst(a: { at: string; id: string }, b: { at: string; id: string }): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}
