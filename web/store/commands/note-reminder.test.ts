import { expect, test } from "vitest";
import { uuidNo } from "#tests/support/device/goods-rows.ts";
import { World } from "#tests/support/device/world.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { createCustomer, noteReminder } from "./customers.ts";

async function somebody() {
  const world = new World();
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const fields = {
    ...{ name: "Awa", phone: "", otherPhone: "", note: "", language: "en" as const },
    ...{ creditLimit: null, termDays: null, wantsMessages: true },
  };
  const made = await createCustomer(device, { shopId, formId: uuidNo(1), fields });
  if (!made.ok || made.value.operation.kind !== "customer.create") throw new Error("not made");
  const { customerId } = made.value.operation.body;
  const notebook = await notebookOf(device, shopId);
  return { device, shopId, customerId, shown: () => notebook?.customers.get(customerId) };
}

test("[C1] who reminded, when and by which way stands at the customer before any network", async () => {
  const { device, shopId, customerId, shown } = await somebody();
  expect(shown()?.language).toBe("en");
  const given = { shopId, customerId, name: "Awa", way: "whatsapp" as const };
  const noted = await noteReminder(device, { ...given, formId: uuidNo(2), before: undefined });
  expect(noted.ok).toBe(true);
  const first = shown()?.reminded;
  expect(first).toEqual({
    at: new Date(device.clock()).toISOString(),
    by: device.outbox.meta.session?.userId,
    way: "whatsapp",
  });
  await noteReminder(device, { ...given, formId: uuidNo(3), way: "sms", before: first });
  expect(shown()?.reminded?.way).toBe("sms");
  const { operation } = device.outbox.waiting().at(-1) ?? {};
  expect(operation?.body).toMatchObject({ patch: { reminded: [first, { way: "sms" }] } });
});
