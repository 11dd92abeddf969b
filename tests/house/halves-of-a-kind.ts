/** One line that a new kind needs in a file; it stands above a line that is there once. */
export type Half = {
  file: string;
  above: string;
  /** `code`: the number on the wire. */
  line: (kind: string, code: number) => string;
};
/** What is said of a kind in each of the files that list kinds. */
export type Halves = Readonly<Record<string, Half>>;

/** A kind of row that resembles an agency. */
export const rowHalves = {
  schema: {
    file: "shared/sync/row-schemas.ts",
    above: "} as const satisfies Record<string, z.ZodType<{ rev: number }>>;",
    line: (kind) => `  ${kind}: agencySchema,`,
  },
  key: {
    file: "shared/sync/rows.ts",
    above: "} as const satisfies { [K in RowKind]: KindFacts<K> };",
    line: (kind) => `  ${kind}: { key: "id" },`,
  },
  server: {
    file: "sync-server/sync/kinds/registry.ts",
    above: '} satisfies Record<Exclude<RowKind, "stocks">, KindOnServer>;',
    line: (kind) => `  ${kind}: agencies,`,
  },
  shape: {
    file: "web/store/read-models/row-shapes.ts",
    above: "  agencies: {",
    line: (kind) =>
      `  ${kind}: { id: "string", name: "string", address: "string", archived: "boolean", was: "array?", rev: "integer" },`,
  },
  essence: {
    file: "tests/support/oracle-books.ts",
    above: '  agencies: ["name", "archived"],',
    line: (kind) => `  ${kind}: ["name", "archived"],`,
  },
} satisfies Halves;

/** A kind of operation that resembles the one for a new agency. */
export const operationHalves = {
  body: {
    file: "shared/sync/operations.ts",
    above: '  "agency.create": createAgencyBodySchema,',
    line: (kind) => `  "${kind}": createAgencyBodySchema,`,
  },
  number: {
    file: "shared/sync/operation-kinds.ts",
    above: '  "agency.create": { code: 17, isFact: false },',
    line: (kind, code) => `  "${kind}": { code: ${code}, isFact: false },`,
  },
  rule: {
    file: "sync-server/sync/operations/registry.ts",
    above: '  "agency.create": createAgency,',
    line: (kind) =>
      `  "${kind}": { way: "in-turn", action: () => "edit-agency", write: () => Promise.reject(new Error()) },`,
  },
  moves: {
    file: "shared/rules/stock.ts",
    above: '        | "agency.create"',
    line: (kind) => `        | "${kind}"`,
  },
  words: {
    file: "web/features/waiting/operation-words.tsx",
    above: '    case "agency.create":',
    line: (kind) => `    case "${kind}":`,
  },
} satisfies Halves;

/** A half with something else in its line. */
const said = (half: Half, line: Half["line"]): Half => ({ ...half, line });
const agencyBut = (rest: string): Half["line"] => {
  return (kind) => `  ${kind}: { ...agencies, ${rest} },`;
};
const { key, server, shape } = rowHalves;
const loadBut = (rest: string) => agencyBut(`load: { ...agencies.load, ${rest} }`);

const elsewhere = 'changes: "from planted g", load: { ...agencies.load, from: "planted g" }';

/** What compiles although it is left out, and the test of a loop that says of which kind it is. */
export const silentRows: Record<string, { halves: Halves; named: string }> = {
  withoutField: {
    halves: {
      shape: said(shape, (kind) => shape.line(kind).replace('archived: "boolean", ', "")),
    },
    named: "the shape of withoutField is the one of the shared schema",
  },
  withoutEnd: {
    halves: { key: said(key, (kind) => `  ${kind}: { key: "id", days: 90 },`) },
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

const { number } = operationHalves;
export const silentOperations: Record<string, { halves: Halves; named: string }> = {
  "without.rule-of-spec": {
    halves: {
      number: said(number, (kind, code) => number.line(kind, code).replace("false", "true")),
    },
    named: "[J3] [J4] without.rule-of-spec is a fact where the specification calls it one",
  },
  // Behind all others, for who stands behind a gap has another number too.
  "without.place": {
    halves: { number: said(number, (kind) => number.line(kind, 99)) },
    named: "without.place has the number behind the last",
  },
};
