import { type CountedGoods, sellCount } from "#web/store/commands/sell-count.ts";
import { uuidOf } from "./builders.ts";
import { type Plan, planActs, tell } from "./simulation-own-acts.ts";

/** People count some of the shelf in the evening, and turn what is missing into sales, by the product's own command. */
export function planCounts(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`counts of ${plan.device.name}`) };
  planActs(own, [4000, 30_000], "a shelf is counted and sold", count);
}

function count({ simulation, device, rng }: Plan): void {
  const own = simulation.world.shops.filter(({ id }) => device.cursor(`shop:${id}`));
  if (own.length === 0) return;
  const { id: shopId } = rng.pick(own);
  const formId = uuidOf(rng);
  const drawn = Array.from({ length: rng.int(1, 4) }, () => ({
    formId: uuidOf(rng),
    at: rng.int(0, 999),
    missing: rng.int(0, 5),
    lost: rng.chance(0.3) ? 1 : 0,
    used: rng.chance(0.2) ? 1 : 0,
  }));
  const byMobileMoney = rng.chance(0.3) ? 500 : 0;
  tell(simulation, device, async (program) => {
    const catalogue = await program.catalogue(shopId);
    const items = [...(catalogue?.items() ?? [])].filter(({ archived }) => !archived);
    if (items.length === 0) return { ok: true, value: null };
    const goods = new Map<string, CountedGoods>();
    for (const { formId: form, at, missing, lost, used } of drawn) {
      const item = items[at % items.length];
      if (!item) continue;
      const { id: productId, exactStock: shownBefore } = item;
      const counted = Math.max(0, shownBefore - missing);
      const gone = Math.max(0, shownBefore - counted);
      const isLost = Math.min(lost, gone);
      const shares = { lost: isLost, used: Math.min(used, gone - isLost) };
      goods.set(productId, { productId, counted, shownBefore, ...shares, formId: form });
    }
    const reasons = { counted: "inventaire", lost: "perte", used: "consommation" };
    const all = [...goods.values()];
    return sellCount(program, { shopId, formId, goods: all, byMobileMoney, reasons });
  });
}
