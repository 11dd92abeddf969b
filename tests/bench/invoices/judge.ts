import { type PaperProposal, proposalOf } from "#shared/paper/proposal.ts";
import type { PaperReading } from "#shared/paper/read-paper.ts";
import { spokenShop } from "#tests/spoken/shop.ts";
import type { Layout, PaperFacts, PaperLine } from "./paper-types.ts";

/** How many lines of a paper were read right, and of those without a doubt how many were not. */
export type Judged = {
  lines: number;
  right: number;
  sure: number;
  wrongAndSure: number;
  wrong: readonly string[];
};

export const proposedOf = (reading: PaperReading): PaperProposal =>
  proposalOf(reading, spokenShop.products, spokenShop.suppliers);

/**
 * A line is right when its first product, what it brings into the stock and its francs are: the whole cost on an invoice,
 * the price for one on a list; a delivery note has no francs.
 */
export function judged(
  proposal: PaperProposal | undefined,
  facts: PaperFacts,
  { without }: Layout,
): Judged {
  const lines = proposal?.lines ?? [];
  const left = new Set(lines);
  const isRight = ({ line, product, bought }: PaperProposal["lines"][number], meant: PaperLine) =>
    product?.id === meant.productId &&
    (without === "counts"
      ? line.unitPrice === meant.unitPrice
      : bought.quantity === meant.pieces && (without === "prices" || bought.cost === meant.total));
  const wrong: string[] = [];
  for (const meant of facts.lines) {
    const found = [...left].find((one) => isRight(one, meant));
    if (found) left.delete(found);
    else wrong.push(`${meant.count} ${meant.unit} ${meant.name} ${meant.unitPrice} ${meant.total}`);
  }
  return {
    lines: facts.lines.length,
    right: facts.lines.length - wrong.length,
    sure: lines.filter(({ doubts }) => doubts.length === 0).length,
    wrongAndSure: [...left].filter(({ doubts }) => doubts.length === 0).length,
    wrong,
  };
}
