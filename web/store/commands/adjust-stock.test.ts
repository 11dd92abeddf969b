import { expect, test } from "vitest";
import { adjustmentBodySchema } from "#shared/schemas/adjustment.ts";
import { World } from "#tests/support/device/world.ts";
import { type Adjustment, adjustStock } from "./adjust-stock.ts";

/** A device in a shop that has twenty pieces of one product. */
async function shelf() {
  const world = new World();
  await world.start();
  await world.settle();
  let forms = 0;
  const adjust = (change: Adjustment, reason = "Casse") => {
    forms += 1;
    const formId = `form ${forms}`;
    const { shopId } = world;
    return adjustStock(world.device, { shopId, formId, productId: "aaaa", change, reason });
  };
  return { adjust, left: () => world.catalogue?.get("aaaa")?.exactStock };
}

test("a decrease must leave something", async () => {
  const { adjust, left } = await shelf();
  expect(await adjust({ mode: "decrease", quantity: 20 })).toEqual({
    ok: false,
    refusal: "stock-would-reach-zero",
  });
  expect(await adjust({ mode: "decrease", quantity: 19 })).toMatchObject({ ok: true });
  expect(left()).toBe(1);
});

test("without a reason nothing changes", async () => {
  const { adjust, left } = await shelf();
  expect(await adjust({ mode: "count", counted: 0 }, "  ")).toEqual({
    ok: false,
    refusal: "reason-required",
  });
  expect(left()).toBe(20);
});

test("no more than the wire takes, or it would be refused after it was confirmed", async () => {
  const { adjust, left } = await shelf();
  const no = { ok: false, refusal: "amount-too-large" };
  expect(await adjust({ mode: "increase", quantity: 1_000_001 })).toEqual(no);
  expect(await adjust({ mode: "count", counted: 3_017_620_422 })).toEqual(no);
  expect(left()).toBe(20);
  expect(await adjust({ mode: "increase", quantity: 1_000_000 })).toMatchObject({ ok: true });
});

test("a count made just now is against the books of now; zero is a count", async () => {
  const { adjust, left } = await shelf();
  const counted = await adjust({ mode: "count", counted: 0 });
  expect(counted).toMatchObject({
    ok: true,
    value: { operation: { body: { counted: 0, shownBefore: 20 } } },
  });
  expect(left()).toBe(0);
});

test("what moves between counting and writing is no part of the difference", async () => {
  const { adjust, left } = await shelf();
  // 18 were found where the books said 20; then 5 came in, before the count was validated.
  await adjust({ mode: "increase", quantity: 5 });
  await adjust({ mode: "count", counted: 18, shownBefore: 20 });
  expect(left()).toBe(23);
});

test("more than a million pieces on the shelf can be counted all the same", async () => {
  const { adjust, left } = await shelf();
  await adjust({ mode: "increase", quantity: 1_000_000 });
  await adjust({ mode: "increase", quantity: 1_000_000 });
  const counted = await adjust({ mode: "count", counted: 900_000 });
  expect(counted.ok && adjustmentBodySchema.safeParse(counted.value.operation.body).success).toBe(
    true,
  );
  expect(left()).toBe(900_000);
});

test("[X6] a decrease and a count that finds fewer say how pieces were lost; what was found in excess was not", async () => {
  const { adjust } = await shelf();
  const told = async (change: Adjustment) => {
    const done = await adjust(change);
    const body = done.ok ? done.value.operation.body : {};
    expect(adjustmentBodySchema.safeParse(body).success).toBe(true);
    return "loss" in body ? body.loss : undefined;
  };
  expect(await told({ mode: "decrease", quantity: 2, loss: "broken" })).toBe("broken");
  expect(await told({ mode: "count", counted: 15, loss: "stolen" })).toBe("stolen");
  expect(await told({ mode: "count", counted: 16, loss: "stolen" })).toBeUndefined();
  expect(await told({ mode: "count", counted: 16, loss: "stolen" })).toBeUndefined();
  expect(await told({ mode: "decrease", quantity: 1 })).toBeUndefined();
});
