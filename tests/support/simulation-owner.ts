import { addMember, endMember } from "#server/accounts/members.ts";
import type { Simulation } from "./simulation.ts";

/** What the owner does from elsewhere while the devices trade: dismisses people, takes them back, gives another role. */
export function ownerActs(simulation: Simulation, until: number): void {
  const { rng, scheduler } = simulation;
  const rest = rng.int(10_000, 150_000);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, "the owner decides", async () => {
    await decide(simulation);
    ownerActs(simulation, until);
  });
}

async function decide(simulation: Simulation): Promise<void> {
  const { world, rng, oracle, server, database } = simulation;
  const shop = rng.pick(world.shops);
  const others = [...shop.members].filter(([, { role }]) => role !== "owner");
  if (others.length === 0) return;
  const [userId, standing] = rng.pick(others);
  const deps = {
    database: database.oracle,
    secret: "simulation",
    clock: server.clock,
    random: (count: number) => rng.bytes(count),
  };
  // What a request held up has committed is judged by the roles that stood before.
  await oracle.observe([shop.id], []);
  if (standing.active) {
    standing.active = false;
    await endMember(deps, { shopId: shop.id, userId });
  } else {
    const role = rng.pick(["seller", "employee", "manager", "reseller"] as const);
    Object.assign(standing, { role, active: true });
    await addMember(deps, { shopId: shop.id, userId, role });
  }
  oracle.setMember(shop.id, userId, standing);
  await oracle.observe([shop.id], []);
  simulation.note(
    `${shop.name}: ${userId.slice(-4)} is ${standing.active ? standing.role : "dismissed"}`,
  );
}
