import { expect, test } from "vitest";
import { createSync } from "#server/sync/deps.ts";
import { exchange } from "#server/sync/exchange.ts";
import { aLine, type HandDevice } from "#tests/support/builders.ts";
import { syncWorld } from "#tests/support/sync-world.ts";
import { raisePeople, raiseShops } from "./put-back.ts";

test("[W3] devices that came after the backup share their codes with none that comes after the restore", async () => {
  const world = await syncWorld();
  try {
    const { sql } = world.database;
    const owner = await world.person("owner");
    const shop = await world.shop(owner);
    const sell = (device: HandDevice, sync = world.sync) =>
      exchange(sync, { userId: owner }, device.request([device.sale(shop, [aLine("savon")])]));
    const kept = world.device();
    await sell(kept);
    const [backup] = await sql`select device_count from shop_revisions where shop_id = ${shop}`;
    const known = await sql<{ id: string }[]>`
      select device_id as id from devices where shop_id = ${shop}`;
    const codeOf = async ({ device: { id } }: ReturnType<HandDevice["request"]>) => {
      const [row] = await sql<{ code: string }[]>`
        select code from devices where shop_id = ${shop} and device_id = ${id}`;
      return row?.code;
    };
    const lost = [world.device(), world.device()];
    for (const device of lost) await sell(device);
    const printed = await Promise.all(lost.map((device) => codeOf(device.request([]))));
    expect(printed).toEqual(["B", "C"]);

    const ids = known.map(({ id }) => id);
    await sql`delete from sales where shop_id = ${shop} and device_no > ${ids.length}`;
    await sql`delete from devices where shop_id = ${shop} and not device_id = any(${ids})`;
    await sql`
      update shop_revisions set device_count = ${backup?.["device_count"]} where shop_id = ${shop}`;
    await sql.unsafe(raiseShops);
    await sql.unsafe(raisePeople);

    const sync = createSync({ database: world.database, clock: world.clock });
    const all = [world.device(), kept, ...lost];
    for (const device of all) await sell(device, sync);
    const codes = await Promise.all(all.map((device) => codeOf(device.request([]))));
    expect(codes).toEqual(["B5", "A", "C5", "D5"]);
  } finally {
    await world.close();
  }
});
