import { idsOfMoney, meansById } from "#shared/schemas/means.ts";
import { cartProposal } from "./cart-proposal.ts";
import type { Chunk } from "./chunk.ts";
import { chunksOf } from "./chunks.ts";
import { noteOf } from "./expense-note.ts";
import { goodsIndexOf } from "./goods-index.ts";
import { kindOf } from "./kind-of.ts";
import { leftParts } from "./left-parts.ts";
import type { SpokenLanguage } from "./numbers.ts";
import type { Proposal, ProposalKind, SpokenDoubt } from "./proposal.ts";
import { readCart } from "./read-cart.ts";
import { readMoney } from "./read-money.ts";
import { partyOf } from "./said-people.ts";
import { withoutReference } from "./said-reference.ts";
import type { SpokenShop } from "./spoken-shop.ts";

/** No sentence is longer: what stands behind is not read, and says so. */
const longestText = 2000;

/**
 * What somebody said or typed of a sale, an expense, the payment of a debt or a purchase, as a proposal to confirm. French,
 * English and pidgin are read together; `language` only settles words that are a number in one of them, `about` which act
 * is meant where the words leave it open: that of the screen on which they were said. Francs are whole.
 * What is not certain stands in `unsure`, words that were not understood in `leftover`. Never fails.
 */
export function understand(
  text: string,
  shop: SpokenShop,
  language?: SpokenLanguage,
  about?: ProposalKind,
): Proposal {
  const whole = text.slice(0, longestText);
  const told = withoutReference(whole);
  const toldChunks = chunksOf(told.text, shop, language);
  const { kind: first } = kindOf(toldChunks, about);
  // A sale keeps every word of the text, unless it names a means of payment with a reference.
  const isKept = (first === "sale" && !isReferenced(toldChunks)) || first === "nothing";
  const read = isKept ? whole : told.text;
  const all = read === told.text ? toldChunks : chunksOf(read, shop, language);
  const { kind, isSure } = kindOf(all, about);
  // The number in « payé crédit téléphone 1000 » is the sum paid, and no size of goods.
  const isPaidFor =
    kind === "expense" && all.some((chunk) => chunk.is === "goods" && chunk.category);
  const meant = isPaidFor ? chunksOf(read, { ...shop, products: nothingSold }, language) : all;
  // « un client » tells who buys, and nothing else.
  const chunks = meant.filter((chunk) => !(chunk.is === "marker" && chunk.marker === "buyer"));
  const doubts = new Set<SpokenDoubt>(text.length > longestText ? ["words-left-over"] : []);
  if (kind === "nothing") {
    const told = chunks.filter(({ is }) => !/^(?:mark|of|at)$/.test(is));
    const isAnswer = told.every((chunk) => chunk.is === "marker" && chunk.marker === "cancel");
    if (!isAnswer) doubts.add("words-left-over");
    return {
      kind,
      lines: [],
      tenders: [],
      unsure: [...doubts],
      leftover: leftParts(isAnswer ? [] : told, read),
    };
  }
  if (!isSure) doubts.add("several-kinds");
  const proposal =
    kind === "expense" || kind === "payment"
      ? moneyProposal(kind, chunks, read, doubts)
      : cartProposal(kind, readCart(chunks, goodsIndexOf(shop)), read, doubts, shop.largestSale);
  const { reference } = told;
  return {
    ...proposal,
    ...(isKept || reference === undefined ? {} : { reference }),
    ...drawerOf(chunks, proposal),
  };
}

const nothingSold: SpokenShop["products"] = [];

/** True for a means of payment that has a reference. */
const isReferenced = (chunks: readonly Chunk[]) =>
  chunks.some((chunk) => chunk.is === "method" && meansById[chunk.method].carries === "reference");

/** Whether it was said that money left the drawer. */
function drawerOf(chunks: readonly Chunk[], { kind }: Proposal): { fromDrawer?: boolean } {
  const has = (marker: string) =>
    chunks.some((chunk) => chunk.is === "marker" && chunk.marker === marker);
  if (kind === "sale" || kind === "nothing") return {};
  if (has("pocket")) return { fromDrawer: false };
  return has("drawer") ? { fromDrawer: true } : {};
}

function moneyProposal(
  kind: "expense" | "payment",
  chunks: readonly Chunk[],
  text: string,
  doubts: Set<SpokenDoubt>,
): Proposal {
  const { amount, amounts, tenders, doubts: found, leftover } = readMoney(chunks);
  for (const doubt of found) doubts.add(doubt);
  const people = chunks.filter(({ is }) => is === "person" || is === "supplier");
  const category = chunks.find((chunk) => chunk.is === "category");
  const isPayment = kind === "payment";
  const party = isPayment ? partyOf(people, text) : undefined;
  const isSupplier = people[0]?.is === "supplier";
  if (party && !party.sure) doubts.add(isSupplier ? "several-suppliers" : "several-customers");
  if (isPayment && !party) doubts.add("nobody-named");
  if (tenders.length > 1) doubts.add("several-means");
  // What an expense was for is its note: its words are no riddle.
  const odd = chunks.filter((chunk) =>
    isPayment ? /^(?:unknown|category|goods)$/.test(chunk.is) : isNoMoney(chunk),
  );
  const denied = chunks.filter((chunk) => isDenial(chunk, found.includes("corrected")));
  const left = [...leftover, ...odd, ...denied, ...(isPayment ? people.slice(1) : [])];
  if (left.length > 0) doubts.add("words-left-over");
  if (!isPayment && category?.is !== "category") doubts.add("no-category");
  const note = isPayment ? undefined : noteOf(text, chunks, amounts);
  return {
    kind,
    lines: [],
    ...(party ? { [isSupplier ? "supplier" : "customer"]: party } : {}),
    tenders,
    ...(amount === undefined ? {} : { total: amount }),
    ...(category?.is === "category" && !isPayment ? { category: category.category } : {}),
    ...(note === undefined ? {} : { note }),
    unsure: [...doubts],
    leftover: leftParts(left, text),
  };
}

/** A minus, or a negation that corrects no amount: it denies the payment. */
const isDenial = (chunk: Chunk, isCorrected: boolean) =>
  (chunk.is === "unknown" && chunk.isSign) ||
  (chunk.is === "marker" &&
    (/^(?:remove|without|cancel|not-but|absent)$/.test(chunk.marker) ||
      (chunk.marker === "not" && !isCorrected)));

/** An expense is paid in money. */
const isNoMoney = (chunk: Chunk) =>
  chunk.is === "method" && !(idsOfMoney as readonly string[]).includes(chunk.method);
