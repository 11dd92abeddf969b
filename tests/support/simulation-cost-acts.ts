import { act } from "#web/store/commands/act.ts";
import { setCost } from "#web/store/commands/set-cost.ts";
import type { Simulation } from "./simulation.ts";
import { type Plan, planActs, tell } from "./simulation-own-acts.ts";

/** The office says what goods cost, of this month and of months past; others do as well, with programs that ask nobody. */
export function planCosts(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`costs of ${plan.device.name}`) };
  planActs(own, [1500, 9000], "somebody says what goods cost", sayCost);
}

const months = [undefined, "2026-05", "2026-04", "2026-03", "2026-01", "2025-11", "2026-09"];

function sayCost({ simulation, device, rng }: Plan): void {
  const { id: shopId, productIds } = rng.pick(simulation.world.shops);
  const month = rng.pick(months);
  const pieces = rng.pick([undefined, 1, 3, 12]);
  const said = {
    ...{ productId: rng.chance(0.05) ? "nobody-knows" : rng.pick(productIds) },
    ...{ cost: rng.int(0, 900) * 7, ...(month && { month }), ...(pieces && { pieces }) },
  };
  const isCareless = rng.chance(0.25);
  tell(simulation, device, (own) =>
    isCareless
      ? act(own, {
          ...{ shopId, action: "sell", kind: "cost.set", formId: null },
          ...{ body: said, names: [said.productId] },
        })
      : setCost(own, { ...said, shopId, formId: null, name: said.productId }),
  );
}

/** Now and then everybody comes back after some weeks in which nobody did anything: another month, and older ones closed. */
export function planWeeks(simulation: Simulation, until: number, rng: Plan["rng"]): void {
  const { scheduler } = simulation;
  const rest = rng.int(4000, 40_000);
  if (scheduler.now() + rest >= until) return;
  scheduler.after(rest, "weeks pass in which nobody does anything", () => {
    scheduler.slept += rng.int(5, 50) * 86_400_000;
    planWeeks(simulation, until, rng);
  });
}
