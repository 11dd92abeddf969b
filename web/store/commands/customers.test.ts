import { expect, test } from "vitest";
import { World } from "#tests/support/device/world.ts";
import { createCustomer, editCustomer } from "./customers.ts";

const shopOf = (world: World) => world.shopId;
const fields = {
  ...{ name: "Awa Diop", phone: "", otherPhone: "", note: "" },
  ...{ creditLimit: null, termDays: null, wantsMessages: false },
};

async function opened() {
  const world = new World();
  await world.start();
  await world.settle();
  return world;
}

test("a customer is noted without a network, once however often the form is confirmed", async () => {
  const world = await opened();
  const given = { shopId: shopOf(world), formId: "f1", fields };
  const [one, other] = [
    await createCustomer(world.device, given),
    await createCustomer(world.device, given),
  ];
  expect(one).toMatchObject({ ok: true, value: { state: "waiting" } });
  expect(other).toMatchObject({ ok: true, value: { id: one.ok && one.value.id } });
  expect(world.device.outbox.waiting()).toHaveLength(1);
});

test("an edit names what was changed, and nothing changed is nothing written", async () => {
  const world = await opened();
  const given = { shopId: shopOf(world), formId: "f2", name: "Awa D.", customerId: "c1" };
  const same = { note: ["", ""] as [string, string] };
  expect(await editCustomer(world.device, { ...given, patch: same })).toEqual({
    ok: true,
    value: null,
  });
  const patch = { ...same, name: ["Awa Diop", "Awa D."] as [string, string] };
  await editCustomer(world.device, { ...given, patch });
  expect(world.device.outbox.waiting().map(({ operation }) => operation.body)).toEqual([
    { customerId: "c1", patch: { name: ["Awa Diop", "Awa D."] } },
  ]);
});
