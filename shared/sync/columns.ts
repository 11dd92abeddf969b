import type { Payment } from "#shared/schemas/sale.ts";
import { type Cell, type Column, decodeColumn, encodeColumn } from "./column.ts";
import type { RowKind, RowsByKind } from "./rows.ts";

/** Rows of one kind, field by field. `lines` holds the lines of all rows one after the other. */
export type Columns = {
  count: number;
  fields: Record<string, Column>;
  lines?: { count: number; fields: Record<string, Column> };
};

type Row = Record<string, Cell>;

/**
 * Rows as columns of small numbers and joined texts, which compress to a third of what objects do.
 * `decodeColumns` gives back equal rows; a key with the value `undefined` is left out.
 */
export function encodeColumns<K extends RowKind>(kind: K, rows: RowsByKind[K]): Columns {
  const shorten = hasLines(kind) ? shortFact : kind === "products" ? shortProduct : undefined;
  const whole = rows as unknown as Row[];
  const plain = shorten ? whole.map(shorten) : whole;
  if (!hasLines(kind)) return { count: rows.length, fields: fieldsOf(plain) };
  const lines = plain.flatMap((row) => row["lines"] as Row[]);
  const counted = plain.map(({ lines, ...row }) => ({ ...row, lines: (lines as Row[]).length }));
  return {
    count: rows.length,
    fields: fieldsOf(counted),
    lines: { count: lines.length, fields: fieldsOf(lines) },
  };
}

export function decodeColumns<K extends RowKind>(kind: K, columns: Columns): RowsByKind[K] {
  const rows = rowsOf(columns.count, columns.fields);
  if (!hasLines(kind)) {
    return (kind === "products" ? rows.map(longProduct) : rows) as unknown as RowsByKind[K];
  }
  const lines = columns.lines ? rowsOf(columns.lines.count, columns.lines.fields) : [];
  let next = 0;
  const whole = rows.map((row) => {
    const from = next;
    next += Number(row["lines"]);
    return longFact({ ...row, lines: lines.slice(from, next) });
  });
  return whole as unknown as RowsByKind[K];
}

function hasLines(kind: RowKind): boolean {
  return kind === "sales" || kind === "returns";
}

/** Stands for a key that a row does not have; no cell of ours is such a list. */
const absent = "\u0000absent";

function fieldsOf(rows: readonly Row[]): Record<string, Column> {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const column = (name: string) =>
    encodeColumn(rows.map((row) => row[name] ?? (name in row ? null : absent)));
  return Object.fromEntries([...names].map((name) => [name, column(name)]));
}

function rowsOf(count: number, fields: Record<string, Column>): Row[] {
  const rows: Row[] = Array.from({ length: count }, () => ({}));
  for (const [name, column] of Object.entries(fields)) {
    decodeColumn(column, count).forEach((cell, index) => {
      const row = rows[index];
      if (row && cell !== absent) row[name] = cell;
    });
  }
  return rows;
}

/** A barcode of thirteen digits as a number, a code that follows from the identifier as nothing, the way down to the lowest price. */
function shortProduct(row: Row): Row {
  const { id, barcode, uniqueCode, price, minPrice } = row;
  const isNumber = typeof barcode === "string" && /^\d{13}$/.test(barcode);
  return {
    ...row,
    barcode: isNumber ? Number(barcode) : (barcode ?? null),
    uniqueCode: uniqueCode === codeOf(id) ? null : (uniqueCode ?? null),
    minPrice: Number(price) - Number(minPrice),
  };
}

function longProduct(row: Row): Row {
  const { id, barcode, uniqueCode, price, minPrice } = row;
  return {
    ...row,
    minPrice: Number(price) - Number(minPrice),
    barcode: typeof barcode === "number" ? String(barcode).padStart(13, "0") : (barcode ?? null),
    uniqueCode: uniqueCode ?? codeOf(id),
  };
}

/** What a product is called when nobody chose a code. */
function codeOf(id: Cell | undefined): string {
  return `BTS${String(id).toUpperCase()}`;
}

/** Leaves out of a fact what follows from the rest of it: moments as numbers, the receipt's count, exact cash, the sum. */
function shortFact(row: Row): Row {
  const { soldAt, deviceAt, receiptNo, deviceCode, payments, total, lines } = row;
  const sum = sumOf(lines as { price: number; quantity: number }[]);
  const sold = Date.parse(String(soldAt));
  const isExact = new Date(sold).toISOString() === soldAt;
  const short: Row = { ...row, total: sum === total ? 0 : [total ?? null] };
  if (isExact) Object.assign(short, { soldAt: sold, deviceAt: Number(deviceAt) - sold });
  if (receiptNo !== undefined)
    short["receiptNo"] = shortReceipt(String(receiptNo), String(deviceCode));
  if (payments !== undefined)
    short["payments"] = shortPayments(payments as Payment[], Number(total));
  return short;
}

function longFact(row: Row): Row {
  const { soldAt, deviceAt, receiptNo, deviceCode, payments, total, lines } = row;
  const sum = sumOf(lines as { price: number; quantity: number }[]);
  const amount = Array.isArray(total) ? (total[0] ?? null) : sum;
  const long: Row = { ...row, total: amount };
  if (typeof soldAt === "number") {
    Object.assign(long, {
      soldAt: new Date(soldAt).toISOString(),
      deviceAt: Number(deviceAt) + soldAt,
    });
  }
  if (typeof receiptNo === "number") long["receiptNo"] = longReceipt(receiptNo, String(deviceCode));
  if (typeof payments === "number") {
    long["payments"] = [{ method: "cash", amount, tendered: payments + Number(amount) }];
  }
  return long;
}

function sumOf(lines: readonly { price: number; quantity: number }[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

function longReceipt(receipt: number, deviceCode: string): string {
  return `${deviceCode}-${String(receipt).padStart(6, "0")}`;
}

function shortReceipt(receiptNo: string, deviceCode: string): Cell {
  const receipt = Number(receiptNo.slice(deviceCode.length + 1));
  return Number.isSafeInteger(receipt) && longReceipt(receipt, deviceCode) === receiptNo
    ? receipt
    : receiptNo;
}

function shortPayments(payments: readonly Payment[], total: number): Cell {
  const [only] = payments;
  const isPlain = payments.length === 1 && only?.method === "cash" && only.amount === total;
  return isPlain ? only.tendered - total : (payments as unknown as Cell);
}

/** One part of a first load: rows of some kinds, all of the scope's state at one revision. */
export type SnapshotPart = {
  scope: string;
  cursor: { epoch: number; rev: number };
  part: number;
  parts: number;
  rows: { [K in RowKind]?: Columns };
};

export function encodeRows(rows: Partial<RowsByKind>): SnapshotPart["rows"] {
  const kinds = Object.keys(rows) as RowKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, encodeColumns(kind, rows[kind] ?? [])]));
}

export function decodeRows(rows: SnapshotPart["rows"]): Partial<RowsByKind> {
  const kinds = Object.entries(rows) as [RowKind, Columns][];
  return Object.fromEntries(kinds.map(([kind, columns]) => [kind, decodeColumns(kind, columns)]));
}
