import { readFileSync } from "node:fs";

/** One line that a new kind needs in a file; it stands above a line that is there once. */
export type LineHalf = {
  file: string;
  above: string;
  /** `code`: the number on the wire. */
  line: (kind: string, code: number) => string;
  /** Where the compiler misses it; without it, in the file itself. */
  missedIn?: string;
};
/** A file of its own in a folder that is read whole. */
export type FileHalf = { folder: string; text: (kind: string) => string };
export type Half = LineHalf | FileHalf;
/** What is said of a kind in each of the files that list kinds. */
export type Halves = Readonly<Record<string, Half>>;

/** A kind of row that resembles an agency. */
export const rowHalves = {
  entry: {
    file: "shared/sync/kinds.ts",
    above: "  agencies: rowKind(agencySchema),",
    line: (kind) => `  ${kind}: rowKind(agencySchema),`,
  },
  server: {
    file: "sync-server/sync/records/registry.ts",
    above: "  agencies: agencyKind,",
    line: (kind) => `  ${kind}: agencyKind,`,
    missedIn: "sync-server/sync/kinds/registry.ts",
  },
  part: {
    folder: "tests/support/records",
    text: (kind) =>
      readFileSync("tests/support/records/agencies.ts", "utf8").replace('"agencies"', `"${kind}"`),
  },
} satisfies Halves;

/** A kind of operation that resembles the one for a new agency. */
export const operationHalves = {
  entry: {
    file: "shared/sync/kinds.ts",
    above:
      '  "agency.create": { code: 17, isFact: false, moves: false, body: createAgencyBodySchema },',
    line: (kind, code) =>
      `  "${kind}": { code: ${code}, isFact: false, moves: false, body: createAgencyBodySchema },`,
  },
  rule: {
    file: "sync-server/sync/records/registry.ts",
    above: '  "agency.create": createAgency,',
    line: (kind) =>
      `  "${kind}": { way: "in-turn", action: () => "edit-agency", write: () => Promise.reject(new Error()) },`,
    missedIn: "sync-server/sync/operations/registry.ts",
  },
  words: {
    file: "web/features/waiting/operation-words.tsx",
    above: '    case "agency.create":',
    line: (kind) => `    case "${kind}":`,
  },
} satisfies Halves;

/** A half with something else in its line. */
const said = (half: LineHalf, line: LineHalf["line"]): LineHalf => ({ ...half, line });
const agencyBut = (rest: string): LineHalf["line"] => {
  return (kind) => `  ${kind}: { ...agencyKind, ${rest} },`;
};
const { entry, server } = rowHalves;
const { entry: operation } = operationHalves;
const without = (text: string): LineHalf["line"] => {
  return (kind, code) => operation.line(kind, code).replace(text, "");
};
/** Entries that lack something: what names a row; what is said of an operation. */
export const lackingRows: Record<string, Halves> = {
  keyless: { entry: said(entry, (kind) => `  ${kind}: rowKind(agencySchema.omit({ id: true })),`) },
};
export const lackingOperations: Record<string, Halves> = {
  number: { entry: said(operation, (kind) => without("code: 99, ")(kind, 99)) },
  moves: { entry: said(operation, without("moves: false, ")) },
  fact: { entry: said(operation, without("isFact: false, ")) },
  body: { entry: said(operation, without("body: createAgencyBodySchema ")) },
};
const loadBut = (rest: string) => agencyBut(`load: { ...agencyKind.load, ${rest} }`);

const elsewhere = 'changes: "from planted g", load: { ...agencyKind.load, from: "planted g" }';

/** What compiles although it is left out, and the test of a loop that says of which kind it is. */
export const silentRows: Record<string, { halves: Halves; named: string; without?: string }> = {
  withoutPartOfTests: {
    halves: {},
    without: "part",
    named: "the oracle knows in what of withoutPartOfTests books and devices must agree",
  },
  withoutEnd: {
    halves: { entry: said(entry, (kind) => `  ${kind}: rowKind(agencySchema, { days: 90 }),`) },
    named: "a first load holds of withoutEnd what devices keep, and no more",
  },
  withoutWeight: {
    halves: { server: said(server, agencyBut("weight: { staff: null, reseller: null }")) },
    named: "withoutWeight count towards the size of a page, or come only with what does",
  },
  withoutChanges: {
    halves: { server: said(server, agencyBut('changes: "null"')) },
    named: "what changed of withoutChanges is read from the table of its first load",
  },
  withoutColumn: {
    halves: { server: said(server, loadBut(`row: "json_build_object('id', g.id)"`)) },
    named: "a row of withoutColumn is written with every field of its schema",
  },
  withoutTable: {
    halves: { server: said(server, agencyBut(elsewhere)) },
    named: "migrations make a table for withoutTable, of which a deletion knows the shop",
  },
  withoutPart: {
    halves: { server: said(server, loadBut('part: "goods"')) },
    named: "rows of withoutPart come in a first load, each once",
  },
};

export const silentOperations: Record<string, { halves: Halves; named: string }> = {
  "without.rule-of-spec": {
    halves: {
      entry: said(operation, (kind, code) => operation.line(kind, code).replace("false", "true")),
    },
    named: "[J3] [J4] without.rule-of-spec is a fact where the specification calls it one",
  },
  // Behind all others, for who stands behind a gap has another number too.
  "without.place": {
    halves: { entry: said(operation, (kind) => operation.line(kind, 99)) },
    named: "without.place has the number behind the last",
  },
};
