import { expect, test } from "vitest";
import { createWake, type ShopChange } from "./wake.ts";

test("[L1] a change is told once, to those who listen to its shop", () => {
  const wake = createWake();
  const heard: ShopChange[] = [];
  const elsewhere: ShopChange[] = [];
  const others: ShopChange[] = [];
  wake.onAnnounce((change) => others.push(change));
  const stop = wake.subscribe("a", (change) => heard.push(change));
  wake.subscribe("b", (change) => elsewhere.push(change));
  wake.announce({ shopId: "a", prevRev: 4, rev: 5 });
  wake.heard("a", 5);
  wake.heard("a", 3);
  wake.heard("a", 8);
  wake.announce({ shopId: "a", prevRev: 7, rev: 8 });
  expect(heard).toEqual([
    { shopId: "a", prevRev: 4, rev: 5 },
    { shopId: "a", prevRev: 5, rev: 8 },
  ]);
  expect(elsewhere).toEqual([]);
  expect(others.map(({ rev }) => rev)).toEqual([5, 8]);
  expect(wake.listenedShops()).toEqual(["a", "b"]);
  stop();
  wake.announce({ shopId: "a", prevRev: 8, rev: 9 });
  expect(heard).toHaveLength(2);
  expect(wake.listenedShops()).toEqual(["b"]);
});

test("[L1] news from elsewhere is told also when nothing was told before", () => {
  const wake = createWake();
  const heard: ShopChange[] = [];
  wake.subscribe("a", (change) => heard.push(change));
  wake.heard("a", 7);
  expect(heard).toEqual([{ shopId: "a", prevRev: 6, rev: 7 }]);
});
