import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordKinds, recordRules } from "#server/sync/records/registry.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import { randomFrom } from "#tests/support/random.ts";
import { records } from "#tests/support/records.ts";
import { reasonsIn, type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
let owner = "";
let shop = "";
const newId = () => crypto.randomUUID();

beforeAll(async () => {
  world = await syncWorld();
  owner = await world.person("owner");
});
beforeEach(async () => {
  shop = await world.shop(owner, "Akwa");
});
afterAll(() => world.close());

async function ask(by: string, kind: OperationKind, body: object, of = shop): Promise<string[]> {
  const device = world.device();
  const operation = device.operation(of, kind, body as never);
  return reasonsIn(await world.send(by, device, [operation])).flat();
}

test("every record and each of its operations is looked at here", () => {
  expect(records.map(({ kind }) => kind)).toEqual(Object.keys(recordKinds).sort());
  const kinds = records.flatMap(({ create, edit }) => [create, edit]);
  expect(kinds.sort()).toEqual(Object.keys(recordRules).sort());
});

describe.each(records)("one of the $kind", (record) => {
  const { kind, create, edit, idField, unknown } = record;
  const fields = record.fields("Awa", randomFrom(1));
  const row = { id: newId(), name: "Awa", archived: false };
  const make = (by: string, id: string) => ask(by, create, { ...fields, [idField]: id });
  const change = (by: string, id: string, patch: object, of = shop) =>
    ask(by, edit, { [idField]: id, patch }, of);

  async function known(by: string, scope = `shop:${shop}`) {
    return (await world.rows(by, scope))[kind] ?? [];
  }

  test("[M1] is as it was made, and two editors merge field by field", async () => {
    const id = newId();
    expect(await make(owner, id)).toEqual([]);
    const told = { ...fields, id, archived: false };
    expect(await known(owner)).toMatchObject([told]);
    for (const patch of record.changes(row, "Awa D."))
      expect(await change(owner, id, patch)).toEqual([]);
    expect(await known(owner)).toMatchObject([{ ...told, name: "Awa D.", archived: true }]);
    // Made from what was there before: the later arrival stands, and the other field stays as it is.
    expect(await change(owner, id, { name: ["Awa", "Ali"] })).toEqual([]);
    expect(await known(owner)).toMatchObject([{ ...told, name: "Ali", archived: true }]);
  });

  test("has its identifier for itself, and one that the shop does not hold is not edited", async () => {
    const id = newId();
    expect(await make(owner, id)).toEqual([]);
    expect(await make(owner, id)).toEqual(["id-taken"]);
    const [patch = {}] = record.changes(row, "Ali");
    expect(await change(owner, newId(), patch)).toEqual([unknown]);
    const other = await world.shop(owner, "Bonapriso");
    expect(await change(owner, id, patch, other)).toEqual([unknown]);
    expect(await known(owner)).toMatchObject([fields]);
  });

  test("[J1] [V2] is made, edited and read by those who may, and by nobody else", async () => {
    const roles: readonly Exclude<Role, "owner">[] = ["manager", "employee", "seller", "reseller"];
    const id = newId();
    expect(await make(owner, id)).toEqual([]);
    const [patch = {}] = record.changes(row, "Ali");
    for (const role of roles) {
      const person = await world.member(shop, role);
      const expected = record.by.includes(role) ? [] : ["not-allowed"];
      expect(await make(person, newId()), role).toEqual(expected);
      expect(await change(person, id, patch), role).toEqual(expected);
      const scope = role === "reseller" ? `shop:${shop}:reseller:${person}` : `shop:${shop}`;
      expect((await known(person, scope)).length > 0, role).toBe(role !== "reseller");
    }
  });

  test("a body without one of its fields, or with an edit of nothing, is not understood", async () => {
    for (const field of Object.keys(fields))
      expect(
        await ask(owner, create, { ...fields, [idField]: newId(), [field]: undefined }),
        field,
      ).toEqual(["not-understood"]);
    expect(await change(owner, newId(), {})).toEqual(["not-understood"]);
  });
});
