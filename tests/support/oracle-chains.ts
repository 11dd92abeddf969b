import { isDoubt } from "#server/sync/chain/chain-findings.ts";
import { verifyShop } from "#server/sync/chain/verify.ts";
import { demand } from "./oracle-shop.ts";
import type { Simulation } from "./simulation.ts";

/** After all that happened no chain is broken, and no sale's row is another than its device told (CH1, CH8). */
export async function checkChains(simulation: Simulation): Promise<void> {
  const { sql } = simulation.database.oracle;
  for (const { id } of simulation.world.shops) {
    const { findings, linked } = await verifyShop(sql, id);
    simulation.linked += linked;
    for (const one of findings)
      demand(isDoubt(one), "CH1", () => `the chains of ${id}: ${JSON.stringify(one)}`);
  }
}
