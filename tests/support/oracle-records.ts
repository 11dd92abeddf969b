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

/** The records that a shop and its resellers hold, by what was kept of their making: in which notebook each is. */
export class RecordBook {
  readonly #held = new Map<string, string>();

  /** Undefined for what is done to no record. */
  objections({ kind, body }: Operation, notebook: string): string[] | undefined {
    const record = byOperation.get(kind);
    if (!record) return undefined;
    const held = this.#held.get(idIn(body, record));
    if (kind === record.create) return held === undefined ? [] : ["id-taken"];
    return held === notebook ? [] : [record.unknown];
  }

  /** What the server kept. */
  take({ kind, body }: Operation, notebook: string): void {
    const record = byOperation.get(kind);
    if (record?.create === kind) this.#held.set(idIn(body, record), notebook);
  }
}

const idIn = (body: object, { idField }: RecordPart) =>
  `${(body as Record<string, unknown>)[idField]}`;
