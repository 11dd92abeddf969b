import { expect, test } from "vitest";
import type { Sql } from "#server/db/client.ts";
import { createDeviceRegistry, heldInMemory } from "./devices.ts";

const registry = () => createDeviceRegistry({ sql: undefined as unknown as Sql, clock: () => 0 });
const phone = { id: "0192f0c0-0000-7000-8000-00000000000A", epoch: 1 };
const coded = { no: 1, code: "A" };

test("a device is known by its identifier however it is written, and by its epoch", () => {
  const devices = registry();
  devices.recall("shop", phone, coded);
  expect(devices.peek("shop", { ...phone, id: phone.id.toLowerCase() })).toMatchObject(coded);
  expect(devices.peek("shop", { ...phone, epoch: 2 })).toBeUndefined();
  expect(devices.peek("another", phone)).toBeUndefined();
});

test("whoever opens the same shops again and again takes no more room", () => {
  const devices = registry();
  devices.recall("shop", phone, coded);
  for (let rev = 1; rev <= heldInMemory + 1; rev += 1)
    devices.prepared("awa", phone, rev, ["shop"]);
  expect(devices.numberedAs("awa", phone)).toMatchObject([coded]);
  expect(devices.isPrepared("awa", phone, heldInMemory + 1)).toBe(true);
});

test("more devices than memory holds are forgotten, and read again", () => {
  const devices = registry();
  devices.recall("shop", phone, coded);
  for (let epoch = 2; epoch <= heldInMemory + 1; epoch += 1)
    devices.recall("shop", { ...phone, epoch }, coded);
  expect(devices.peek("shop", phone)).toBeUndefined();
  expect(devices.peek("shop", { ...phone, epoch: heldInMemory + 1 })).toMatchObject(coded);
});
