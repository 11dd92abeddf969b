import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";
import type { SealRow } from "#shared/schemas/seal.ts";
import { KeptSeals, saidTwice, sealsFile } from "./kept-seals.ts";

const seal = (no: number, root: string, epoch = 1): SealRow => ({
  ...{ id: `${epoch}-${no}`, epoch, no, day: "2026-11-28", at: "2026-11-29T02:00:00.000Z" },
  ...{ fromRev: no * 10, toRev: no * 10 + 10, before: "", root, runs: [], marks: "", rev: no },
});

test("[CH7] a seal that comes again and says otherwise stands beside the first, which nothing replaces", async () => {
  const kept = new KeptSeals({ indexedDB: new IDBFactory(), IDBKeyRange });
  await kept.keep("akwa", [seal(10, "ten"), seal(2, "two")]);
  await kept.keep("akwa", [{ ...seal(2, "two"), marks: "other" }]);
  await kept.keep("bali", [seal(2, "theirs")]);
  expect(saidTwice(await kept.of("akwa"))).toEqual([]);
  await kept.keep("akwa", [seal(2, "forged"), seal(3, "three", 2)]);
  const all = await kept.of("akwa");
  expect(all.map(({ id, root }) => `${id} ${root}`)).toEqual([
    ...["1-2 forged", "1-2 two", "1-10 ten", "2-3 three"],
  ]);
  expect(all.map(({ marks }) => marks)).toEqual(["", "", "", ""]);
  expect(saidTwice(all)).toEqual(["1-2"]);
  expect(JSON.parse(sealsFile(all))).toEqual({ v: 1, seals: all });
});

test("[CH7] [V5] of a shop that nobody on the device may read any more nothing is kept", async () => {
  const kept = new KeptSeals({ indexedDB: new IDBFactory(), IDBKeyRange });
  await kept.keep("akwa", [seal(1, "one")]);
  await kept.keep("bali", [seal(1, "one")]);
  await kept.forget(["akwa"]);
  expect(await kept.of("akwa")).toEqual([]);
  expect(await kept.of("bali")).toHaveLength(1);
});
