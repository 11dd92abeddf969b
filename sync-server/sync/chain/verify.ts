import type { Sql, Transaction } from "#server/db/client.ts";
import { beginning, fromHex, toHex } from "#shared/rules/chain.ts";
import type { Seal } from "#shared/rules/seal.ts";
import { type BookOperation, bookOperations, keysOf } from "./book-leaves.ts";
import {
  chainFindings,
  type Finding,
  headFindings,
  type KeptHead,
  receiptFindings,
} from "./chain-findings.ts";
import { sha256 } from "./links.ts";
import { isTouched, missingFindings, numbersElsewhere, signedNumber } from "./missing-numbers.ts";
import { paperFindings } from "./papers.ts";
import { keptFindings, orderFindings, sealFindings } from "./seal-findings.ts";
import { toldFindings } from "./told-sales.ts";
import { toldTillFindings } from "./told-till-acts.ts";

/** What somebody holds against the books: seals that an owner's device kept, and what stands on papers. */
export type Held = { kept?: readonly Seal[]; papers?: readonly string[] };

export type Verified = {
  shopId: string;
  operations: number;
  /** Of them those of devices that told a chain. */
  linked: number;
  seals: number;
  findings: (Finding & { device?: string })[];
};

type Device = { no: number; code: string; deviceId: string; epoch: number };

/**
 * Reckons links, signatures, numbers of receipts and seals of a shop anew, and names what is otherwise (CH8). A finding
 * says what was done to an operation as far as that can be known: who removes one and writes everything behind it anew
 * is named by each operation that became another.
 */
export async function verifyShop(
  sql: Sql | Transaction,
  shopId: string,
  held: Held = {},
): Promise<Verified> {
  const operations = await bookOperations(sql, shopId, [0, Number.MAX_SAFE_INTEGER]);
  const keys = await keysOf(sql, shopId);
  const devices = await sql<Device[]>`
    select no, code, device_id as "deviceId", epoch from devices where shop_id = ${shopId} order by no`;
  const heads = await sql<KeptHead[]>`
    select device_no as "deviceNo", key, seq, link, signed, signature from device_heads where shop_id = ${shopId}`;
  const seals = await sql<Seal[]>`
    select shop_id as "shopId", epoch, no, day::text, from_rev as "fromRev", to_rev as "toRev", before, root, runs, marks
    from seals where shop_id = ${shopId} order by rev`;
  const unreadable = await sql<{ deviceId: string; epoch: number; seq: number }[]>`
    select device_id as "deviceId", epoch, seq from unreadable_operations
    where device_id = any(${devices.map(({ deviceId }) => deviceId)}::uuid[]) and seq is not null`;
  const [revision] = await sql<{ epoch: number }[]>`
    select epoch from shop_revisions where shop_id = ${shopId}`;
  const wasPutBack = (revision?.epoch ?? 1) > 1;
  const books = { operations, keys, epoch: revision?.epoch ?? 1 };
  const byDevice = new Map<number, BookOperation[]>();
  for (const one of operations) {
    const own = byDevice.get(one.deviceNo) ?? [];
    byDevice.set(one.deviceNo, own);
    own.push(one);
  }
  const epochs = new Map(devices.map(({ no, epoch }) => [no, epoch]));
  const beginnings = beginningsOf(shopId, devices, byDevice);
  const found: Finding[] = [
    ...(await toldFindings(sql, shopId)),
    ...(await toldTillFindings(sql, shopId)),
  ];
  const unread = (of: Pick<Device, "deviceId" | "epoch"> | undefined) =>
    unreadable
      .filter(({ deviceId, epoch }) => of?.deviceId === deviceId && of.epoch === epoch)
      .map(({ seq }) => Number(seq));
  for (const [no, own] of byDevice) {
    const ofDevice = unread(devices.find((one) => one.no === no));
    found.push(...chainFindings(no, own, { beginnings, unread: ofDevice, wasPutBack }));
    found.push(...receiptFindings(no, epochs.get(no) ?? 1, own));
  }
  for (const head of heads) found.push(...headFindings(head, byDevice.get(head.deviceNo) ?? []));
  found.push(...orderFindings(seals));
  for (const seal of seals) found.push(...sealFindings(seal, books, false));
  const kept = (held.kept ?? []).filter((seal) => seal.shopId === shopId);
  found.push(...keptFindings(kept, seals, books));
  for (const paper of held.papers ?? []) found.push(...paperFindings(paper, operations, devices));
  if (!wasPutBack)
    for (const device of devices) {
      const { no } = device;
      if (!isTouched(found, no)) continue;
      const beyond = signedNumber(
        shopId,
        heads.filter(({ deviceNo }) => deviceNo === no),
      );
      const elsewhere = new Set([
        ...unread(device),
        ...(await numbersElsewhere(sql, shopId, device)),
      ]);
      found.push(...missingFindings(no, byDevice.get(no) ?? [], { beyond, elsewhere }));
    }
  const codes = new Map(devices.map(({ no, code }) => [no, code]));
  const named = found.map((finding) => {
    const device = finding.deviceNo === undefined ? undefined : codes.get(finding.deviceNo);
    return { ...withReceipt(finding, byDevice), ...(device && { device }) };
  });
  const linked = operations.filter(({ link }) => link).length;
  return {
    ...{ shopId, operations: operations.length, linked, seals: seals.length },
    findings: oneOfEach(named),
  };
}

/** By any link of the same browser in an epoch before, and by none. */
function beginningsOf(
  shopId: string,
  devices: readonly Device[],
  byDevice: ReadonlyMap<number, readonly BookOperation[]>,
) {
  const known = new Map<number, ReadonlySet<string>>();
  return (deviceNo: number): ReadonlySet<string> => {
    const before = known.get(deviceNo);
    if (before) return before;
    const own = devices.find(({ no }) => no === deviceNo);
    const all = new Set<string>();
    if (own) {
      all.add(toHex(beginning(sha256, { ...own, shopId })));
      for (const other of devices)
        if (other.deviceId === own.deviceId && other.epoch < own.epoch)
          for (const { link } of byDevice.get(other.no) ?? [])
            if (link) all.add(toHex(beginning(sha256, { ...own, shopId }, fromHex(link))));
    }
    known.set(deviceNo, all);
    return all;
  };
}

/** The receipt of what was done to a ticket: its own, or where it is gone the one between those around it. */
function withReceipt(
  finding: Finding,
  byDevice: ReadonlyMap<number, readonly BookOperation[]>,
): Finding {
  const { deviceNo, seq, receipt } = finding;
  if (deviceNo === undefined || seq === undefined || receipt !== undefined) return finding;
  const own = byDevice.get(deviceNo) ?? [];
  const itself = own.find((one) => one.seq === seq);
  if (itself) return itself.receipt === null ? finding : { ...finding, receipt: itself.receipt };
  const numbered = own.filter((one) => one.receipt !== null);
  const before = numbered.findLast((one) => one.seq < seq)?.receipt ?? 0;
  const after = numbered.find((one) => one.seq > seq)?.receipt;
  return after === before + 2 ? { ...finding, receipt: before + 1 } : finding;
}

function oneOfEach<T extends Finding>(findings: readonly T[]): T[] {
  return [...new Map(findings.map((one) => [JSON.stringify(one), one])).values()];
}
