import { describe, expect, test } from "vitest";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { randomFrom } from "#tests/support/random.ts";
import { records } from "#tests/support/records.ts";

describe.each(records)("one of the $kind", (record) => {
  const { idField, create, edit } = record;

  async function made(role: "owner" | "reseller" = "owner") {
    const { device, shopId } = await goodsDevice(role);
    await device.goods(shopId);
    const fields = record.fields("Awa", randomFrom(1));
    const form = { shopId, formId: "form" };
    const first = await record.makeOn(device, form, fields);
    return { device, shopId, fields, form, first };
  }

  test("is made without a network, once however often the form is confirmed", async () => {
    const { device, fields, form, first } = await made();
    expect(first).toMatchObject({ ok: true, value: { state: "waiting" } });
    expect(await record.makeOn(device, form, fields)).toEqual(first);
    expect(device.outbox.waiting().map(({ operation }) => operation)).toMatchObject([
      { kind: create, body: fields },
    ]);
  });

  test("is edited by what was changed alone, and nothing changed is nothing written", async () => {
    const { device, shopId, first } = await made();
    const body: object = first.ok ? first.value.operation.body : {};
    const id = String((body as Record<string, unknown>)[idField]);
    const row = { id, name: "Awa", archived: false };
    const editWith = (patch: object) =>
      record.editOn(device, { shopId, formId: JSON.stringify(patch) }, row, patch);
    const same = { archived: [false, false] as [boolean, boolean] };
    expect(await editWith(same)).toEqual({ ok: true, value: null });
    expect(device.outbox.waiting()).toHaveLength(1);
    const patches = record.changes(row, "Awa D.");
    for (const patch of patches) await editWith({ ...same, ...patch });
    const written = device.outbox.waiting().slice(1);
    expect(written.map(({ operation: { kind, body } }) => [kind, body])).toEqual(
      patches.map((patch) => [edit, { [idField]: id, patch }]),
    );
  });

  test("[J1] [C10] is no affair of a reseller's device, unless it is their own", async () => {
    const { device, first } = await made("reseller");
    expect(first).toMatchObject({ ok: record.ofResellers ?? false });
    const own = device.outbox.waiting().map(({ operation }) => operation.body);
    expect(own).toMatchObject(record.ofResellers ? [{ own: true }] : []);
  });
});
