/**
 * What the server knows of a kind of row. Statements are text for Postgres: `a` is the scope that somebody asks for and
 * the place they have read it to, `r` the revisions of its shop, `c.cut` the end of the page, `$1` who asks, `:shop` the shop:
 * every part of a statement names it, for where its rows lie is known by that (decision 0088).
 */
export type KindOnServer = {
  /** The rows of the kind that changed after the cursor, as one column; null for who does not read it. */
  changes: string;
  /**
   * What a change counts towards the size of a page, for who reads the books of the shop, for a reseller, and for the
   * office in its own scope (G2); none where nothing of the kind is read, or comes only with rows that count.
   */
  weight: { staff: string | null; reseller: string | null; office?: string };
  /** Products whose stock may have moved with changes of the kind: selects of their identifiers. */
  moves?: readonly string[];
  load: Load;
  /**
   * A row as it travels, where that is not as Postgres writes it, from a version of the wire on, and fields that it has
   * then alone; devices of before read it as Postgres wrote it.
   */
  packed?: { from: number; fields: readonly string[]; row(row: unknown): unknown };
};

/** All that a first load holds of a kind. `:shop`, `:owner` (whose part it is, '' for staff), `:since`, `:rev` are filled in. */
export type Load = {
  /** A row as it travels, and how a reseller reads it where that is otherwise. */
  row: string;
  resellerRow?: string;
  from: string;
  /** Where it is read for one owner, where that is elsewhere. */
  ownFrom?: string;
  where: string;
  /** Which of them are an owner's: a reseller's, a member's, or of the office; without it none. */
  own?: string;
  /** Whether the scope of the office holds what is its own of it (`too`), or all of it and no other scope any (G2). */
  office?: "too" | "alone";
  /** Which are no older than devices keep them. */
  kept?: string;
  order: string;
  /** In which part of a load: with what is needed to sell, in parts of their own (so many rows each, the lowest turn first), or at the end. */
  part: "first" | "goods" | "rest" | { rows: number; turn: number };
};

/** Rows of facts in one part. */
export const factsInPart = 2000;

export const changed = (table: string): string =>
  `${table}.shop_id = :shop and ${table}.rev > a.rev and ${table}.rev <= c.cut`;
export const later = (table: string): string => `${table}.shop_id = :shop and ${table}.rev > a.rev`;
/** Nothing but sales and members has such rows when no turn was taken since. */
export const turned = "r.turns_rev > a.rev";
export const rowsOf = (row: string, from: string): string =>
  `(select json_agg(${row}) from ${from})`;

export const books = "not a.messages and not a.office";
export const staff = `${books} and not a.reseller`;
/** Of which notebook a scope speaks that holds one of its own: a reseller's (C10), or that of the suppliers (G2). */
export const notebookAsked = "case when a.office then :shop else $1 end";

/** The first revisions after the cursor with the number of rows each brings at most; sources of one page each. */
export const weighed = (weight: string, table: string, of = "", order = "w.rev"): string =>
  `(select w.rev, ${weight} as weight from ${table} w
      where w.shop_id = :shop and w.rev > a.rev ${of} order by ${order} limit $8)`;
const inTurn = (weight: string, table: string, of = "") =>
  weighed(weight, table, `${of} and ${turned}`);

type InTurn = Omit<Load, "where"> & {
  table: string;
  /** How statements call the table. */
  as: string;
  /** What one row counts. */
  counts: string;
  moves?: readonly string[];
};

/** A kind that only turns write and only staff reads. */
export function ofStaff({ table, as, counts, moves, ...load }: Omit<InTurn, "from">): KindOnServer {
  const from = `${table} ${as}`;
  return {
    changes: `case when ${turned} and ${staff} then ${rowsOf(load.row, `${from} where ${changed(as)}`)} end`,
    weight: { staff: inTurn(counts, table), reseller: null },
    load: { ...load, from, where: `${as}.shop_id = :shop` },
    ...(moves && { moves }),
  };
}

/** A kind that only turns write; staff reads all of it, a reseller what is their own by a column. */
export function ofStaffAndOwn(
  given: Omit<InTurn, "from" | "own"> & {
    /** The column that says whose it is. */
    owner: string;
    /** How a row is written in changes, where it depends on who reads. */
    changedRow?: string;
    ownCounts?: string;
  },
): KindOnServer {
  const { table, as, counts, owner, changedRow, ownCounts = counts, moves, ...load } = given;
  const from = `${table} ${as}`;
  return {
    changes: `case when ${books} and ${turned} then ${rowsOf(
      changedRow ?? load.row,
      `${from} where ${changed(as)} and (not a.reseller or ${as}.${owner} = $1)`,
    )} end`,
    weight: {
      staff: inTurn(counts, table),
      reseller: inTurn(ownCounts, table, `and w.${owner} = $1`),
    },
    load: {
      ...load,
      from,
      where: `${as}.shop_id = :shop`,
      own: `${as}.${owner}::text = :owner`,
    },
    ...(moves && { moves }),
  };
}

/**
 * A kind that only turns write, of notebooks: staff reads those rows that are of no other, a reseller their own (C10), the
 * office in its scope those of the suppliers (G2).
 */
export function ofNotebooks(given: Omit<InTurn, "from" | "own" | "moves">): KindOnServer {
  const { table, as, counts, ...load } = given;
  const from = `${table} ${as}`;
  const whose = `case when a.reseller or a.office then ${as}.reseller_id = ${notebookAsked} else ${as}.reseller_id is null end`;
  return {
    changes: `case when not a.messages and ${turned} then ${rowsOf(load.row, `${from} where ${changed(as)} and ${whose}`)} end`,
    weight: {
      staff: inTurn(counts, table, "and w.reseller_id is null"),
      reseller: inTurn(counts, table, "and w.reseller_id = $1"),
      office: inTurn(counts, table, "and w.reseller_id = w.shop_id"),
    },
    load: {
      ...load,
      from,
      where: `${as}.shop_id = :shop and coalesce(${as}.reseller_id::text, '') = :owner`,
      own: `${as}.reseller_id is not null`,
      office: "too",
    },
  };
}

/** A kind that only turns write and the office alone reads, in its own scope (G2). */
export function ofOffice(given: Omit<InTurn, "from" | "own" | "moves">): KindOnServer {
  const { table, as, counts, ...load } = given;
  const from = `${table} ${as}`;
  return {
    changes: `case when ${turned} and a.office then ${rowsOf(load.row, `${from} where ${changed(as)}`)} end`,
    weight: { staff: null, reseller: null, office: inTurn(counts, table) },
    load: {
      ...load,
      from,
      where: `${as}.shop_id = :shop`,
      own: `${as}.shop_id::text = :owner`,
      office: "alone",
    },
  };
}
