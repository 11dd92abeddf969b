import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { CostMonth } from "#shared/schemas/cost.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import { packGoods } from "#shared/sync/packed-goods.ts";
import { uuidOf } from "#tests/support/builders.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";

const products = 10_000;
const most = 60_000;

/** What a month's costs weigh as they travel: in an answer (gzip) and in a first load (brotli); bytes decide, no timing. */
export function benchCostRow(): Promise<void> {
  console.log(`A month of ${products} products, of which six in ten moved; at most ${most} B`);
  for (const withTax of [false, true]) {
    const { products: goods, ...month } = monthOf(withTax);
    const row: CostMonth = { ...month, products: null, ...(goods && { goods: packGoods(goods) }) };
    const answer = gzipSync(JSON.stringify({ costMonths: [row] })).length;
    const load = JSON.stringify({ rows: encodeRows({ costMonths: [row] }) });
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    const brotli = brotliCompressSync(load, { params }).length;
    const is = Math.max(answer, brotli) <= most ? "within" : "ABOVE";
    const name = withTax ? "with tax" : "without tax";
    console.log(`${name}: gzip ${answer} B, brotli ${brotli} B: ${is}`);
  }
  return Promise.resolve();
}

/** Five sellers on thirty days; costs of whole francs where goods came once, with their millionths where they were weighed. */
function monthOf(withTax: boolean): CostMonth {
  const rng = randomFrom("the costs of a month");
  const sellers = Array.from({ length: 5 }, () => uuidOf(rng));
  const places = Array.from({ length: 30 }, (_, at) =>
    sellers.map((sellerId) => ({
      ...{ day: `2026-03-${String(at + 1).padStart(2, "0")}`, sellerId },
      ...{ francs: rng.int(20_000, 900_000), micros: rng.int(0, 999_999) },
    })),
  ).flat();
  const goods = Array.from({ length: products }, () => productOf(rng));
  return {
    id: "2026-03",
    days: {
      day: places.map(({ day }) => day),
      sellerId: places.map(({ sellerId }) => sellerId),
      agencyId: places.map(() => null),
      cost: {
        francs: places.map(({ francs }) => francs),
        micros: places.map(({ micros }) => micros),
      },
      unknown: places.map(() => 0),
      lost: { francs: places.map(() => 0), micros: places.map(() => 0) },
      lostUnknown: places.map(() => 0),
    },
    products: {
      step: goods.map(() => 1),
      francs: goods.map(({ unit }) => Math.floor(unit / 1_000_000)),
      micros: goods.map(({ unit }) => unit % 1_000_000),
      pieces: goods.map(({ pieces }) => pieces),
      left: goods.map(({ left }) => left),
      ...(withTax && { vat: goods.map(({ vat }) => vat) }),
    },
    trueUp: [0, 0],
    rev: 900_000,
  };
}

function productOf(rng: Rng) {
  const francs = rng.int(2, 400) * 25;
  const isWeighed = rng.chance(0.3);
  const left = rng.chance(0.6) ? rng.int(1, 60) : 0;
  return {
    unit: francs * 1_000_000 + (isWeighed ? rng.int(0, 999_999) : 0),
    ...{ pieces: rng.int(0, 200), left, vat: Math.round(left * francs * 0.21) },
  };
}
