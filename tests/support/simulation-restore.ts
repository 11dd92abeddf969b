import { raisePeople, raiseShops } from "#server/db/put-back.ts";
import type { Standing } from "./oracle-goods.ts";
import type { Simulation } from "./simulation.ts";
import { shopTables } from "./simulation-world.ts";

/** Later on the server is put back to a copy of its database, as after the loss of a disk: everything since is gone. */
export function planRestore(simulation: Simulation, until: number): void {
  const { rng, scheduler } = simulation;
  const copyAt = rng.int(1, until - 2);
  const restoreAt = rng.int(copyAt + 1, until - 1);
  let copy: Copy | undefined;
  scheduler.after(copyAt, "the server is copied", async () => {
    copy = await copyOf(simulation);
  });
  scheduler.after(restoreAt, "the server is put back to its copy", async () => {
    if (copy) await putBack(simulation, copy);
  });
}

type Copy = Map<string, string>;

async function copyOf({ database, world }: Simulation): Promise<Copy> {
  const { sql } = database.oracle;
  const ids = world.shops.map(({ id }) => id);
  const copy: Copy = new Map();
  for (const table of ["shops", ...(await shopTables(sql))]) {
    const key = sql(table === "shops" ? "id" : "shop_id");
    const [row] = await sql<{ rows: string }[]>`
      select coalesce(json_agg(t), '[]')::text as rows from ${sql(table)} t where ${key} in ${sql(ids)}`;
    copy.set(table, row?.rows ?? "[]");
  }
  return copy;
}

/** As the guide for operators says: restore, raise the epoch and the revisions of access, start the instances anew. */
async function putBack(simulation: Simulation, copy: Copy): Promise<void> {
  const { database, world, server, oracle } = simulation;
  await server.letGo();
  const { sql } = database.oracle;
  const ids = world.shops.map(({ id }) => id);
  const people = world.people.map(({ id }) => id);
  await sql.begin(async (tx) => {
    for (const table of [...copy.keys()].reverse())
      await tx`delete from ${tx(table)} where ${tx(table === "shops" ? "id" : "shop_id")} in ${tx(ids)}`;
    for (const [table, rows] of copy)
      await tx`insert into ${tx(table)} select * from json_populate_recordset(null::${tx(table)}, ${rows}::text::json)`;
    await tx.unsafe(`${raiseShops} where shop_id = any($1)`, [ids]);
    await tx.unsafe(`${raisePeople} where id = any($1)`, [people]);
  });
  server.restart();
  simulation.wasPutBack = true;
  for (const shop of world.shops) {
    await oracle.startOver(shop.id);
    shop.members.clear();
    const members = await sql<(Required<Standing> & { userId: string })[]>`
      select user_id as "userId", role, is_active as active, was_staff as "everStaff" from shop_users where shop_id = ${shop.id}`;
    for (const { userId, ...standing } of members) {
      shop.members.set(userId, standing);
      oracle.setMember(shop.id, userId, standing);
    }
  }
  simulation.note("the server stands where it stood when it was copied");
}
