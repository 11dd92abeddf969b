import { fromHex } from "#shared/rules/chain.ts";
import { differencesFrom, type Seal, sealedIn, sealOf } from "#shared/rules/seal.ts";
import type { BookOperation } from "./book-leaves.ts";
import type { Finding } from "./chain-findings.ts";
import { sha256 } from "./links.ts";

/** What a seal is held against: every operation of the shop, by the revision of its verdict. */
export type Books = {
  operations: readonly BookOperation[];
  keys: ReadonlyMap<number, string>;
  epoch: number;
};

const idOf = ({ epoch, no }: Pick<Seal, "epoch" | "no">) => `${epoch}-${no}`;

/** What the books say otherwise than one seal. `isKept`: it comes from an owner's device. */
export function sealFindings(seal: Seal, books: Books, isKept: boolean): Finding[] {
  const detail = `seal ${idOf(seal)} of ${seal.day}`;
  const held = books.operations
    .filter(({ rev }) => rev > seal.fromRev && rev <= seal.toRev)
    .map(({ deviceNo, seq, leaf }) => ({ deviceNo, seq, leaf: fromHex(leaf) }));
  const found: Finding[] = differencesFrom(seal, held).map((one) => ({ ...one, detail }));
  const keys = new Map(seal.runs.map(([deviceNo, , , key]) => [deviceNo, key]));
  if (isKept)
    for (const [deviceNo, key] of keys)
      if (key && !` ${books.keys.get(deviceNo) ?? ""}`.startsWith(` ${key}`))
        found.push({ what: "key-changed", deviceNo, detail });
  const root = sealOf(sha256, seal, held, (no) => keys.get(no) ?? "").root;
  if (root !== seal.root && found.length === 0) found.push({ what: "seal-changed", detail });
  return found;
}

/** Of a seal of books that were put back to a backup since: what stood in it and never came again. */
export function lostFindings(seal: Seal, { operations }: Books): Finding[] {
  const there = new Set(operations.map(({ deviceNo, seq }) => `${deviceNo} ${seq}`));
  const detail = `seal ${idOf(seal)} of ${seal.day}`;
  return sealedIn(seal)
    .filter(({ deviceNo, seq }) => !there.has(`${deviceNo} ${seq}`))
    .map(({ deviceNo, seq }) => ({ what: "lost-with-restore", deviceNo, seq, detail }));
}

/** What the seals of the books say of one another: each names the one before. */
export function orderFindings(seals: readonly Seal[]): Finding[] {
  const found: Finding[] = [];
  for (const [at, seal] of seals.entries()) {
    const before = seals[at - 1];
    const fits = before
      ? seal.before === before.root && seal.no === before.no + 1 && seal.fromRev === before.toRev
      : seal.no === 1 && seal.before === "";
    if (!fits) found.push({ what: "seal-missing", detail: `before ${idOf(seal)} of ${seal.day}` });
  }
  return found;
}

/** What the books say otherwise than the seals that an owner's device kept. */
export function keptFindings(kept: readonly Seal[], seals: readonly Seal[], books: Books) {
  const own = new Map(seals.map((seal) => [idOf(seal), seal]));
  const found: Finding[] = [];
  for (const seal of kept) {
    const there = own.get(idOf(seal));
    if (!there && seal.epoch < books.epoch) {
      found.push(...lostFindings(seal, books));
      continue;
    }
    const detail = `seal ${idOf(seal)} of ${seal.day}`;
    if (!there) found.push({ what: "seal-missing", detail });
    else if (there.root !== seal.root || there.marks !== seal.marks)
      found.push({ what: "seal-changed", detail });
    found.push(...sealFindings(seal, books, true));
  }
  return found;
}
