import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";
import { checkTotals, UnknownShopError } from "./check-totals.ts";

let world: SyncWorld;
let shop = "";

beforeAll(async () => {
  world = await syncWorld();
  const owner = await world.person("owner");
  shop = await world.shop(owner);
  await world.product(shop, owner, "savon", { stock: 9 });
  const device = world.device();
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
});
afterAll(() => world.close());

/** `npm run check:totals` as somebody types it: how it ended, and what it said. */
function typed(...words: string[]): [ended: number | null, said: string] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/check-totals.ts", ...words],
    { encoding: "utf8", env: { ...process.env, DATABASE_URL: world.url } },
  );
  return [status, status === 0 ? stdout.trim() : stderr.trim()];
}

test("a shop that nobody knows is said to be unknown, not to have no differences", async () => {
  const nobody = crypto.randomUUID();
  for (const unknown of [nobody, "", "Chez Awa"])
    await expect(checkTotals(world.database.sql, unknown)).rejects.toThrow(UnknownShopError);
  expect(typed("--shop", nobody)).toEqual([1, `No shop has the identifier « ${nobody} ».`]);
});

test("a shop is found in whatever letters its identifier is written", async () => {
  const { compared } = await checkTotals(world.database.sql, shop);
  expect(compared).toBeGreaterThan(0);
  expect(await checkTotals(world.database.sql, shop.toUpperCase())).toEqual({
    compared,
    differences: [],
  });
  const said = `${compared} figures compared, 0 differences`;
  expect(typed("--shop", shop.toUpperCase())).toEqual([0, said]);
  expect(typed()).toEqual([0, said]);
});

test.each([
  ["no shop after it", ["--shop"]],
  ["an option of another name", ["--Shop", "x"]],
  ["a shop without its option", ["x"]],
])("%s is refused, with how it is meant", (_, words) => {
  const [ended, said] = typed(...words);
  expect(ended).toBe(1);
  expect(said).toMatch(/npm run check:totals \[-- --shop ID\]$/);
});
