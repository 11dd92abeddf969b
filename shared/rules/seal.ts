import type { Run } from "#shared/schemas/seal.ts";
import { fromWire, type Hash, toHex, toWire } from "./chain.ts";

/** An operation as a seal counts it. `leaf`: the SHA-256 of all that the books say of it and never change. */
export type Sealed = { deviceNo: number; seq: number; leaf: Uint8Array };

/** What stands in a seal beside the operations: one stretch of revisions of a shop, once for all (CH6). */
export type SealHead = {
  shopId: string;
  /** Of the books. */
  epoch: number;
  no: number;
  day: string;
  /** Operations judged after this revision, */
  fromRev: number;
  /** up to this one. */
  toRev: number;
  /** Root of the seal before, in hexadecimal; empty for the first. */
  before: string;
};

export type Seal = SealHead & {
  root: string;
  runs: Run[];
  /** The first bytes of each leaf, in the order of the runs: which operation is another is known by them. */
  marks: string;
};

/** A mark names what differs, the root proves it: one in four thousand million other leaves has the same. */
const markBytes = 4;

/** The order in which a seal counts operations: that of the numbers of each device. */
export function inSealOrder(a: Sealed, b: Sealed): number {
  return a.deviceNo - b.deviceNo || a.seq - b.seq || (toHex(a.leaf) < toHex(b.leaf) ? -1 : 1);
}

/** Seals operations, which it puts in order. `keyOf`: what the key of a device is known by, empty without one. */
export function sealOf(
  hash: Hash,
  head: SealHead,
  operations: readonly Sealed[],
  keyOf: (deviceNo: number) => string,
): Seal {
  const ordered = [...operations].sort(inSealOrder);
  const runs: Run[] = [];
  for (const { deviceNo, seq } of ordered) {
    const last = runs.at(-1);
    if (last?.[0] === deviceNo && last[1] + last[2] === seq) last[2] += 1;
    else runs.push([deviceNo, seq, 1, keyOf(deviceNo)]);
  }
  const marks = new Uint8Array(ordered.length * markBytes);
  for (const [at, { leaf }] of ordered.entries())
    marks.set(leaf.subarray(0, markBytes), at * markBytes);
  const leaves = ordered.map(({ leaf }) => leaf);
  return { ...head, root: rootOf(hash, head, runs, leaves), runs, marks: toWire(marks) };
}

function rootOf(
  hash: Hash,
  head: SealHead,
  runs: readonly Run[],
  leaves: readonly Uint8Array[],
): string {
  const { shopId, epoch, no, day, fromRev, toRev, before } = head;
  const said = JSON.stringify([
    "boutika seal 1",
    shopId,
    epoch,
    no,
    day,
    fromRev,
    toRev,
    before,
    runs,
  ]);
  const bytes = new Uint8Array((leaves.length + 1) * 32);
  bytes.set(hash(said));
  for (const [at, leaf] of leaves.entries()) bytes.set(leaf, (at + 1) * 32);
  return toHex(hash(bytes));
}

/** What is otherwise than a kept seal says. */
export type Difference = {
  what: "removed" | "added" | "edited";
  deviceNo: number;
  seq: number;
};

/** Device and number of each operation of a seal, with its mark. */
export function sealedIn({ runs, marks }: Pick<Seal, "runs" | "marks">) {
  const bytes = fromWire(marks) ?? new Uint8Array();
  const all: { deviceNo: number; seq: number; mark: string }[] = [];
  for (const [deviceNo, fromSeq, count] of runs)
    for (let step = 0; step < count; step += 1) {
      const at = all.length * markBytes;
      all.push({
        deviceNo,
        seq: fromSeq + step,
        mark: toHex(bytes.subarray(at, at + markBytes)),
      });
    }
  return all;
}

/**
 * What of a kept seal the books tell otherwise now: `held` are the operations that they hold of its stretch. Of a number
 * that stands twice (two copies of one device) each is looked for by its mark.
 */
export function differencesFrom(kept: Pick<Seal, "runs" | "marks">, held: readonly Sealed[]) {
  const there = new Map<string, string[]>();
  const keyOf = ({ deviceNo, seq }: { deviceNo: number; seq: number }) => `${deviceNo} ${seq}`;
  for (const one of held) {
    const marks = there.get(keyOf(one)) ?? [];
    marks.push(toHex(one.leaf.subarray(0, markBytes)));
    there.set(keyOf(one), marks);
  }
  const found: Difference[] = [];
  const unlike: ReturnType<typeof sealedIn> = [];
  for (const one of sealedIn(kept)) {
    const marks = there.get(keyOf(one)) ?? [];
    const at = marks.indexOf(one.mark);
    if (at >= 0) marks.splice(at, 1);
    else unlike.push(one);
  }
  for (const one of unlike) {
    const { deviceNo, seq } = one;
    const isThere = there.get(keyOf(one))?.pop() !== undefined;
    found.push({ what: isThere ? "edited" : "removed", deviceNo, seq });
  }
  for (const [key, marks] of there)
    for (const _ of marks) {
      const [deviceNo = 0, seq = 0] = key.split(" ").map(Number);
      found.push({ what: "added", deviceNo, seq });
    }
  return found;
}
