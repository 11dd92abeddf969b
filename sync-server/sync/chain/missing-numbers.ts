import type { Sql, Transaction } from "#server/db/client.ts";
import type { BookOperation } from "./book-leaves.ts";
import { type Finding, isDoubt, type KeptHead } from "./chain-findings.ts";
import { isSigned } from "./heads.ts";

/** More numbers in a row than these were not taken out one by one: they are told as one stretch by what is found anyway. */
const mostNamed = 50;

type Device = { no: number; deviceId: string; epoch: number };

/**
 * Which operations of a device are gone, where its chain, its head, its key or a paper says that something was done to
 * it: a device numbers its operations one by one, so the numbers that the books lack name them, even where the links
 * around them were written anew. `beyond`: the last number that it signed. `elsewhere`: numbers of its operations in
 * other shops, and of what nobody understood.
 */
export function missingFindings(
  deviceNo: number,
  operations: readonly BookOperation[],
  { beyond, elsewhere }: { beyond: number; elsewhere: ReadonlySet<number> },
): Finding[] {
  const there = new Set(operations.map(({ seq }) => seq));
  const last = Math.max(beyond, operations.at(-1)?.seq ?? 0);
  const found: Finding[] = [];
  for (let seq = 1; seq <= last && found.length <= mostNamed; seq += 1)
    if (!there.has(seq) && !elsewhere.has(seq))
      found.push({ what: "removed", deviceNo, seq, detail: "its number is missing" });
  return found.length > mostNamed ? [] : found;
}

/** The furthest number of a shop that a device has signed, as the heads say that are kept of it; 0 for none. */
export function signedNumber(shopId: string, heads: readonly KeptHead[]): number {
  const own = heads
    .filter(({ key, signed, signature }) => key && isSigned(key, signed, signature))
    .map(({ signed }) => new RegExp(`${shopId}:(\\d+):`).exec(signed)?.[1] ?? 0);
  return Math.max(0, ...own.map(Number));
}

/** Whether what was found of a device says that somebody did something to it. */
export function isTouched(findings: readonly Finding[], no: number): boolean {
  return findings.some(
    (one) => !isDoubt(one) && (one.deviceNo ?? (one.what === "letters-unknown" ? no : 0)) === no,
  );
}

/** Numbers of a device that stand in other shops of these books, up to one of them. */
export async function numbersElsewhere(
  sql: Sql | Transaction,
  shopId: string,
  { deviceId, epoch }: Device,
): Promise<number[]> {
  const rows = await sql<
    { seq: number }[]
  >`/* every shop: numbers of a device that works in several */
    select l.seq from devices d join op_ledger l on l.shop_id = d.shop_id and l.device_no = d.no
    where d.device_id = ${deviceId} and d.epoch = ${epoch} and d.shop_id <> ${shopId}
    union all
    select s.seq from devices d join sales s on s.shop_id = d.shop_id and s.device_no = d.no
    where d.device_id = ${deviceId} and d.epoch = ${epoch} and d.shop_id <> ${shopId}`;
  return rows.map(({ seq }) => Number(seq));
}
