import type { CartLine } from "#shared/rules/sell.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { cash, confirm, fillCart, pause, theShop, theStore } from "./till.ts";

/** The same day at every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * A day's sales, one to two minutes apart on the device's clock, which ends at the present moment: one to five lines,
 * a few products most often, one in ten paid by mobile money, half of the others with a note too large.
 */
export async function dayOfSales(count: number): Promise<{ lines: number; products: number }> {
  const random = chance(20_261_120);
  const { catalogue } = await theShop();
  const ids = catalogue.ids().filter((id) => (catalogue.get(id)?.shownStock ?? 0) >= 1000);
  const steps = Array.from({ length: count }, () => 60_000 + random(60_000));
  const now = Date.now;
  let shift = -steps.reduce((sum, step) => sum + step, 0);
  Date.now = () => now() + shift;
  const seen = new Set<string>();
  let lineCount = 0;
  try {
    for (const step of steps) {
      const lines: CartLine[] = [];
      const wanted = 1 + random(5);
      while (lines.length < wanted) {
        const id = ids[Math.floor((random(1_000_000) / 1_000_000) ** 3 * ids.length)] ?? "";
        if (lines.some(({ productId }) => productId === id)) continue;
        const price = catalogue.get(id)?.price ?? 0;
        lines.push({ productId: id, quantity: random(4) === 0 ? 2 + random(4) : 1, price });
        seen.add(id);
      }
      lineCount += lines.length;
      await confirm(await fillCart(lines), lines, payment(lines, random));
      shift += step;
    }
  } finally {
    Date.now = now;
  }
  // The attempt that the last sale set off has failed by then, and the next one is far away. A hub that finds its clock
  // moved takes itself for thawed, at its next sign of life (5 s), and would give up what it sends just then.
  await pause(7000);
  return { lines: lineCount, products: seen.size };
}

function payment(lines: readonly CartLine[], random: (below: number) => number): Payment[] {
  if (random(10) > 0) return cash(lines, random(2) === 0 ? 1 : 1000);
  const [paid] = cash(lines);
  const reference = `MP${String(random(1_000_000_000)).padStart(9, "0")}`;
  return [{ method: "mobile-money", amount: paid?.amount ?? 0, reference }];
}

/** Lets the hub send what waits, and counts its requests until nothing does. */
export async function sendAll(): Promise<number> {
  const { device } = await theStore();
  const { outbox } = device;
  const before = globalThis.fetch;
  let requests = 0;
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith("/sync")) requests += 1;
    return before(input, init);
  };
  try {
    dispatchEvent(new Event("online"));
    await new Promise<void>((resolve) => {
      const stop = outbox.subscribe(() => {
        if (outbox.waiting().length > 0) return;
        stop();
        resolve();
      });
    });
    return requests;
  } finally {
    globalThis.fetch = before;
  }
}
