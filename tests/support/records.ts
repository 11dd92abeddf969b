import { readdirSync } from "node:fs";
import postgres from "postgres";
import type { recordKinds, recordRules } from "#server/sync/records/registry.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Rng } from "./random.ts";

export type RecordKind = keyof typeof recordKinds;
type Form = { shopId: string; formId: string };
export type AnyRow = { id: string; name: string; archived: boolean };

/** All that tests know of one record: what the simulation plays of it, what the oracle says, what every record must do. */
export type RecordPart<Row extends AnyRow = AnyRow, Fields extends object = object> = {
  kind: RecordKind;
  create: Extract<keyof typeof recordRules, `${string}.create`>;
  edit: Extract<keyof typeof recordRules, `${string}.edit`>;
  /** By which field the bodies of both name it. */
  idField: string;
  /** Who may make and edit it, written down a second time. */
  by: readonly Role[];
  /** Resellers keep some of their own, which their bodies say (C10). */
  ofResellers?: true;
  unknown: string;
  /** The fields of a row that books and devices must agree on. */
  essential: readonly (keyof Row & string)[];
  /** People of the simulation make and edit it, under these names. */
  played: readonly string[] | false;
  fields(name: string, rng: Rng): Fields;
  /** Edits that somebody could make of it, field by field. */
  changes(row: Row, name: string): { [K in keyof Row]?: [Row[K], Row[K]] }[];
  /** The product's own commands. */
  makeOn(own: Device, form: Form, fields: Fields): Promise<Acted<OperationRecord>>;
  editOn(
    own: Device,
    form: Form,
    row: Row,
    patch: { [K in keyof Row]?: [Row[K], Row[K]] },
  ): Promise<Acted<OperationRecord | null>>;
};

/** Every record, each from its own file in `tests/support/records`. */
export const records: readonly RecordPart[] = await Promise.all(
  readdirSync("tests/support/records")
    .sort()
    .map(async (file) => {
      const { record } = await import(`./records/${file.slice(0, -".ts".length)}.ts`);
      return record as RecordPart;
    }),
);

/** The table in which a record stands. */
export const recordTable = (kind: RecordKind): string => postgres.fromCamel(kind);
