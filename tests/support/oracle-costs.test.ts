import { expect, test } from "vitest";
import { reckonCosts } from "./oracle-costs.ts";

test("[N4] pieces that left before any had come are put right by the cost of the month that begins", () => {
  const productId = "riz0";
  const franc = 1_000_000n;
  const whose = { sellerId: "awa", agencyId: null, net: 600, vat: 0 };
  const { trueUps, days } = reckonCosts({
    made: new Map([[productId, 0]]),
    papers: [{ ...whose, day: "2026-03-05", productId, left: 3 }],
    bought: [{ day: "2026-04-02", productId, pieces: 5, francs: 800n }],
    said: [{ month: "2026-03", productId, unit: 100n * franc }],
    ...{ moved: [], losses: [] },
  });
  expect(days.get("2026-03-05 awa - cost")).toBe(300n * franc);
  expect(trueUps).toEqual(new Map([["2026-04", 180n * franc]]));
});
