import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { understand } from "#shared/spoken/understand.ts";
import { counted, type Figure, printFigures } from "#tests/bench/figures.ts";
import { quantile, type Spread } from "#tests/bench/measure.ts";
import { sentencesOf } from "#tests/spoken/expected.ts";
import { before, measured, unseen } from "#tests/spoken/measure.ts";
import { sentencesAfter } from "#tests/spoken/sentences-after.ts";
import { spokenShop } from "#tests/spoken/shop.ts";

const everySentence = [...before, ...unseen, ...sentencesOf(sentencesAfter)];
const texts = everySentence.map(({ text }) => text);

/** How long a sentence takes to be understood, in the shop of the corpus and in one of ten thousand goods, and how well. */
export async function benchSpoken(rounds: number): Promise<void> {
  const figures: Figure[] = [];
  for (const [name, shop] of [
    [`${spokenShop.products.length} goods`, spokenShop],
    ["10 000 goods, 10 000 customers", largeShop()],
  ] as const) {
    const began = performance.now();
    understand("bonjour", shop);
    figures.push({
      name: `words laid out, ${name}`,
      value: counted(performance.now() - began),
      unit: "ms",
      sense: "for information",
      detail: "once for each list of products and of people",
    });
    const took = timesOf(shop, rounds);
    const value = (share: number): Spread => counted(quantile(took, share));
    const behind = `${texts.length} sentences, ${rounds} rounds`;
    for (const [share, label] of [
      [0.5, "a sentence"],
      [0.95, "19 of 20 sentences"],
      [0.999, "the slowest of a thousand"],
    ] as const)
      figures.push({
        name: `${label}, ${name}`,
        value: value(share),
        unit: "ms",
        sense: "at most",
        bar: 5,
        detail: behind,
      });
  }
  for (const [name, sentences] of [
    ["at hand", before],
    ["unseen", unseen],
    ["written afterwards", sentencesOf(sentencesAfter)],
  ] as const) {
    const { right, rightAndSure, wrongTotalsInSilence } = measured(sentences);
    const share = (count: number) => counted((100 * count) / sentences.length);
    figures.push(
      {
        name: `right cart, ${name}`,
        value: share(right),
        unit: "%",
        sense: "at least",
        bar: 90,
        detail: `${right} of ${sentences.length}, ${rightAndSure} of them without a doubt`,
      },
      {
        name: `totals wrong in silence, ${name}`,
        value: counted(wrongTotalsInSilence.length),
        unit: "",
        sense: "at most",
        bar: 0,
        detail: "",
      },
    );
  }
  printFigures("What is said or typed", figures);
}

function timesOf(shop: SpokenShop, rounds: number): number[] {
  const took: number[] = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const text of texts) {
      const began = performance.now();
      understand(text, shop);
      // The first round warms the code.
      if (round > 0) took.push(performance.now() - began);
    }
  return took;
}

/** The goods of the corpus under many other names, and as many people. */
function largeShop(): SpokenShop {
  const named = (at: number) => `Gamme${at.toString(36)}`;
  const products = Array.from({ length: 10_000 }, (_, at) => {
    const product = spokenShop.products[at % spokenShop.products.length];
    const again = Math.floor(at / spokenShop.products.length);
    const name = again === 0 ? product?.name : `${product?.name} ${named(at)}`;
    return { ...product, id: `p${at}`, name: name ?? "", price: product?.price ?? 0 };
  });
  const customers = Array.from({ length: 10_000 }, (_, at) => {
    const customer = spokenShop.customers[at % spokenShop.customers.length];
    return { id: `c${at}`, name: `${customer?.name} ${at < 40 ? "" : named(at)}`.trim() };
  });
  return { products, customers, suppliers: spokenShop.suppliers };
}
