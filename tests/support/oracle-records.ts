import type { Role } from "#shared/schemas/person.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { type RecordPart, records } from "./records.ts";

const byOperation = new Map<string, RecordPart>(
  records.flatMap((record) => [record.create, record.edit].map((kind) => [kind, record] as const)),
);

/** Who may make and edit records. */
export const mayAskOfRecords: Record<string, readonly Role[]> = Object.fromEntries(
  [...byOperation].map(([kind, { by }]) => [kind, by]),
);

/** The records that a shop holds, by what was kept of their making. */
export class RecordBook {
  readonly #held = new Set<string>();

  /** Undefined for what is done to no record. */
  objections({ kind, body }: Operation): string[] | undefined {
    const record = byOperation.get(kind);
    if (!record) return undefined;
    const isHeld = this.#held.has(idIn(body, record));
    if (kind === record.create) return isHeld ? ["id-taken"] : [];
    return isHeld ? [] : [record.unknown];
  }

  /** What the server kept. */
  take({ kind, body }: Operation): void {
    const record = byOperation.get(kind);
    if (record?.create === kind) this.#held.add(idIn(body, record));
  }
}

const idIn = (body: object, { idField }: RecordPart) =>
  `${(body as Record<string, unknown>)[idField]}`;
