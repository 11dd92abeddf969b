import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Hash } from "./chain.ts";
import {
  differencesFrom,
  inSealOrder,
  type Sealed,
  type SealHead,
  sealedIn,
  sealOf,
} from "./seal.ts";

const hash: Hash = (told) => new Uint8Array(createHash("sha256").update(told).digest());
const head: SealHead = {
  ...{ shopId: "shop", epoch: 1, no: 1, day: "2026-11-28", fromRev: 0, toRev: 9, before: "" },
};
const keyOf = (no: number) => `key${no}`;
const leaf = (text: string) => hash(text);

const operations: fc.Arbitrary<Sealed[]> = fc
  .uniqueArray(
    fc.record({ deviceNo: fc.integer({ min: 1, max: 3 }), seq: fc.integer({ min: 1, max: 40 }) }),
    { selector: ({ deviceNo, seq }) => `${deviceNo} ${seq}`, minLength: 2, maxLength: 40 },
  )
  .map((all) => all.map((one) => ({ ...one, leaf: leaf(`${one.deviceNo} ${one.seq}`) })));

test("[CH6] a seal says the same however its operations come, and names each of them", () => {
  fc.assert(
    fc.property(operations, (all) => {
      const seal = sealOf(hash, head, all, keyOf);
      expect(sealOf(hash, head, [...all].reverse(), keyOf)).toEqual(seal);
      expect(sealedIn(seal).map(({ deviceNo, seq }) => ({ deviceNo, seq }))).toEqual(
        [...all].sort(inSealOrder).map(({ deviceNo, seq }) => ({ deviceNo, seq })),
      );
      expect(differencesFrom(seal, all)).toEqual([]);
    }),
  );
});

test("[CH8] what was removed, added, edited or swapped since is named, and moves the root", () => {
  fc.assert(
    fc.property(operations, fc.nat(), fc.nat(3), (all, place, way) => {
      const seal = sealOf(hash, head, all, keyOf);
      const at = place % all.length;
      const { deviceNo, seq } = all[at] as Sealed;
      const now = all.map((one) => ({ ...one }));
      const names: object[] = [];
      const name = (what: string, one: { deviceNo: number; seq: number }) =>
        names.push({ what, deviceNo: one.deviceNo, seq: one.seq });
      if (way === 0) {
        now.splice(at, 1);
        name("removed", { deviceNo, seq });
      } else if (way === 1) {
        now.push({ deviceNo, seq: 99, leaf: leaf("more") });
        name("added", { deviceNo, seq: 99 });
      } else if (way === 2) {
        now[at] = { deviceNo, seq, leaf: leaf("other") };
        name("edited", { deviceNo, seq });
      } else {
        const next = (at + 1) % all.length;
        const [one, other] = [now[at] as Sealed, now[next] as Sealed];
        [one.leaf, other.leaf] = [other.leaf, one.leaf];
        name("edited", one);
        name("edited", other);
      }
      const found = differencesFrom(seal, now);
      expect(found).toHaveLength(names.length);
      expect(found).toEqual(expect.arrayContaining(names));
      expect(sealOf(hash, head, now, keyOf).root).not.toBe(seal.root);
    }),
  );
});

test("[CH5] of a number that stands twice each copy is looked for by itself", () => {
  const twice = [leaf("one"), leaf("other")].map((one) => ({ deviceNo: 1, seq: 5, leaf: one }));
  const seal = sealOf(hash, head, twice, keyOf);
  expect(seal.runs).toEqual([
    [1, 5, 1, "key1"],
    [1, 5, 1, "key1"],
  ]);
  expect(differencesFrom(seal, [...twice].reverse())).toEqual([]);
  expect(differencesFrom(seal, twice.slice(1))).toEqual([{ what: "removed", deviceNo: 1, seq: 5 }]);
});

test("[CH6] another key of a device, another day or another seal before is another root", () => {
  const all = [{ deviceNo: 1, seq: 1, leaf: leaf("one") }];
  const roots = [
    sealOf(hash, head, all, keyOf),
    sealOf(hash, head, all, () => "other"),
    sealOf(hash, { ...head, day: "2026-11-29" }, all, keyOf),
    sealOf(hash, { ...head, before: "ab" }, all, keyOf),
  ].map(({ root }) => root);
  expect(new Set(roots).size).toBe(4);
});
