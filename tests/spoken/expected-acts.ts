import { must } from "#shared/must.ts";
import type { Proposal, ProposalKind, SpokenLine } from "#shared/spoken/proposal.ts";
import { understand } from "#shared/spoken/understand.ts";
import { actsShop } from "./acts-shop.ts";

/**
 * Reads « sentence => what is meant »: the kind, then `=1500` francs, `:transport` a category (`:-` none of rent, wages,
 * transport and power), `#words` of a note, `~name` a customer, `+cash` a means, `^name` a supplier, `2 pack Sardines @15000`
 * goods by the pack, by the `piece` or as it may be (`-`) with what one costs or `*31000` all of them, `paid`, `owed`.
 */
type ExpectedAct = { text: string; kind: string; parts: readonly string[] };

export const actsOf = (sentences: string): ExpectedAct[] =>
  sentences
    .trim()
    .split("\n")
    .map((row) => {
      const [text = "", meant = ""] = row.split(" => ");
      const [kind = "", ...parts] = meant.split(" | ");
      return { text, kind, parts };
    });

const told = ["rent", "wages", "transport", "power-and-water"];
const owedBy = /^(?:credit)$/;

/** Francs that a line of a purchase costs; undefined where nobody said. */
function costOf({ price, amount, quantity, packId, productId, unit }: SpokenLine) {
  if (amount !== undefined) return amount;
  if (price === undefined) return undefined;
  const product = actsShop.products.find(({ id }) => id === productId);
  const per = product?.packs?.find(({ id }) => id === packId)?.factor ?? (unit ? 1000 : 1);
  return (price * quantity) / per;
}

function isLine(expected: string, line: SpokenLine): boolean {
  const [, count, by, name, mark, francs] = must(
    /^([\d.]+) (pack|piece|-) (.+?)(?: ([@*])([\d.]+))?$/.exec(expected),
    expected,
  );
  if (line.productId !== name) return false;
  const pack = actsShop.products
    .find(({ id }) => id === name)
    ?.packs?.find(({ id }) => id === line.packId);
  const counted = line.quantity / (pack?.factor ?? (line.unit ? 1000 : 1));
  if (counted !== Number(count) || (by === "pack" && !pack) || (by === "piece" && pack))
    return false;
  const cost = costOf(line);
  if (mark === undefined) return cost === undefined;
  return cost === (mark === "*" ? Number(francs) : Number(francs) * counted);
}

const plain = (text = "") => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

const isNoted = (words: string, note: string | undefined) =>
  plain(words)
    .split(" ")
    .every((word) => plain(note).includes(word));

function isPart(part: string, proposal: Proposal): boolean {
  const { total, category, note, customer, supplier, tenders } = proposal;
  const rest = part.slice(1);
  switch (part[0]) {
    case "=":
      return total === Number(rest);
    case ":":
      return rest === "-" ? !told.includes(category ?? "") : category === rest;
    case "#":
      return isNoted(rest, note) || proposal.fromDrawer !== undefined;
    case "~":
      return rest === "-" ? customer?.id === undefined : customer?.id === rest;
    case "^":
      return supplier?.id === rest;
    case "+":
      return tenders[0]?.method === rest;
  }
  if (part === "owed")
    return tenders.length === 0 || tenders.some(({ method }) => owedBy.test(method));
  if (part === "paid")
    return tenders.length > 0 && !tenders.some(({ method }) => owedBy.test(method));
  return proposal.lines.some((line) => isLine(part, line));
}

/** How well acts are understood: how many, right, right without a doubt, and those whose francs are wrong in silence. */
export function measuredActs(sentences: string, onTheirScreens = false) {
  const all = actsOf(sentences).map(({ text, kind, parts }) => {
    const about = onTheirScreens ? (kind as ProposalKind) : undefined;
    const proposal = understand(text, actsShop, undefined, about);
    const isSure = proposal.unsure.length === 0;
    const lines = parts.filter((part) => /^\d/.test(part));
    const hasParty = parts.some((part) => /^[~^]/.test(part) && part !== "~-");
    const isRight =
      kind === proposal.kind &&
      parts.every((part) => isPart(part, proposal)) &&
      lines.length === proposal.lines.length &&
      hasParty === ((proposal.customer ?? proposal.supplier) !== undefined);
    return { text, isSure, isRight, proposal };
  });
  const texts = (is: (one: (typeof all)[number]) => boolean) =>
    all.filter(is).map(({ text }) => text);
  return {
    sentences: all.length,
    right: texts(({ isRight }) => isRight).length,
    rightAndSure: texts(({ isRight, isSure }) => isRight && isSure).length,
    wrongInSilence: texts(({ isRight, isSure }) => isSure && !isRight),
    missed: texts(({ isRight }) => !isRight),
    all,
  };
}
