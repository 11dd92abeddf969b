import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countries, countryOf } from "#shared/rules/countries.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let world: SyncWorld;
beforeAll(async () => {
  world = await syncWorld();
});
afterAll(() => world.close());

test("shops of before are put where the same rule puts them on a device", async () => {
  const [migration = ""] = /WITH known[\s\S]*/.exec(
    readFileSync("migrations/0027_shop_country_and_turn.sql", "utf8"),
  ) ?? [""];
  const owner = await world.person("owner");
  const shops = [
    ...Object.values(countries).flatMap(({ dial, zones }) => [
      { phone: `+${dial} 12 34 56 78`, timeZone: "Africa/Douala" },
      { phone: "77 123 45 67", timeZone: zones.at(-1) ?? "" },
    ]),
    { phone: "\u202a00221771234567", timeZone: "Europe/Paris" },
    { phone: "+33 6 12 34 56 78", timeZone: "Europe/Paris" },
    { phone: "", timeZone: "Africa/Douala" },
  ];
  const expected = new Map<string, string>();
  for (const { phone, timeZone } of shops) {
    const id = await world.shop(owner);
    await world.database.sql`
      update shops set phone = ${phone}, time_zone = ${timeZone}, country = 'CM' where id = ${id}`;
    expected.set(id, countryOf({ phone, timeZone }));
  }
  await world.database.sql.unsafe(migration);
  const rows = await world.database.sql<{ id: string; country: string }[]>`
    select id, country from shops where id = any(${[...expected.keys()]})`;
  expect(new Map(rows.map(({ id, country }) => [id, country]))).toEqual(expected);
});
