import { idsOfMoney } from "#shared/schemas/means.ts";
import type { CartReading } from "./cart-reading.ts";
import { type Chunk, chunksOf } from "./chunks.ts";
import type { DraftLine } from "./draft-line.ts";
import { noteOf } from "./expense-note.ts";
import { goodsIndexOf } from "./goods-index.ts";
import { kindOf } from "./kind-of.ts";
import type { SpokenLanguage } from "./numbers.ts";
import type {
  Proposal,
  ProposalKind,
  SpokenDoubt,
  SpokenLine,
  SpokenParty,
  SpokenTender,
} from "./proposal.ts";
import { readCart } from "./read-cart.ts";
import { readMoney } from "./read-money.ts";
import { withoutReference } from "./said-reference.ts";
import { settleLine } from "./settle-line.ts";
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
  // A till asks for the reference where it takes the money: of a sale each of its words is looked at.
  const isKept = first === "sale" || first === "nothing";
  const read = isKept ? whole : told.text;
  const chunks = read === told.text ? toldChunks : chunksOf(read, shop, language);
  const { kind, isSure } = kindOf(chunks, about);
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
      leftover: wordsOf(isAnswer ? [] : told, read),
    };
  }
  if (!isSure) doubts.add("several-kinds");
  const proposal =
    kind === "expense" || kind === "payment"
      ? moneyProposal(kind, chunks, read, doubts)
      : cartProposal(kind, readCart(chunks, goodsIndexOf(shop)), read, doubts);
  const { reference } = told;
  return {
    ...proposal,
    ...(isKept || reference === undefined ? {} : { reference }),
    ...drawerOf(chunks, proposal),
  };
}

/** Whether it was said that money left the drawer. */
function drawerOf(chunks: readonly Chunk[], { kind }: Proposal): { fromDrawer?: boolean } {
  const has = (marker: string) =>
    chunks.some((chunk) => chunk.is === "marker" && chunk.marker === marker);
  if (kind === "sale" || kind === "nothing") return {};
  if (has("pocket")) return { fromDrawer: false };
  return has("drawer") ? { fromDrawer: true } : {};
}

function cartProposal(
  kind: "sale" | "purchase",
  cart: CartReading,
  text: string,
  doubts: Set<SpokenDoubt>,
): Proposal {
  for (const doubt of cart.doubts) doubts.add(doubt);
  const isSale = kind === "sale";
  const [only, other] = cart.lines;
  // Of one line that was bought, the total is what it costs.
  if (!isSale && only && !other && only.price === undefined) only.amount ??= cart.total;
  if (!isSale) cart.lines = cart.lines.map(asBought);
  const settled = cart.lines.map((line) => settleLine(line, text.slice(line.from, line.to).trim()));
  for (const { doubts: ofLine } of settled) for (const doubt of ofLine) doubts.add(doubt);
  const people = isSale ? cart.customers : cart.suppliers;
  const strangers = isSale ? cart.suppliers : cart.customers;
  const party = partyOf(people, text);
  if (party && !party.sure) doubts.add(isSale ? "several-customers" : "several-suppliers");
  if (new Set(settled.map(({ line }) => goodsOf(line))).size < settled.length)
    doubts.add("corrected");
  const isPriced = settled.every(
    ({ line }) => line.price !== undefined || line.amount !== undefined,
  );
  if (cart.mayBeFrancs && isSale && !isPriced) doubts.add("price-or-amount");
  const leftover = [...cart.leftover, ...strangers, ...people.slice(1)];
  const sums = settled.map(({ total, line }) =>
    isSale || line.price !== undefined || line.amount !== undefined ? total : undefined,
  );
  const sum = sums.every((one) => one !== undefined)
    ? sums.reduce<number>((all, one) => all + (one ?? 0), 0)
    : undefined;
  const total = cart.total ?? (settled.length > 0 ? sum : undefined);
  // A sale may be given a little cheaper; an invoice is what its lines are.
  const least = isSale ? (sum ?? 0) * 0.7 : sum;
  if (
    cart.total !== undefined &&
    sum !== undefined &&
    (cart.total > sum || cart.total < (least ?? 0))
  )
    doubts.add("total-differs");
  const isPaid = !isSale && cart.chunks.some((one) => one.is === "marker" && one.marker === "pay");
  // « payé » of an invoice is all of it, and by what a drawer holds until somebody says otherwise.
  if (isPaid && cart.tenders.length === 0) cart.tenders.push({ method: "cash" });
  const tenders = tendersOf(cart, total, doubts);
  if (tenders.some(({ method }) => /^(?:credit|deposit|points)$/.test(method)) && !party)
    doubts.add("credit-without-customer");
  if (leftover.length > 0) doubts.add("words-left-over");
  const isEmpty = settled.length === 0;
  return {
    kind: isEmpty ? "nothing" : kind,
    lines: settled.map(({ line }) => line),
    ...(party && !isEmpty ? { [isSale ? "customer" : "supplier"]: party } : {}),
    tenders: isEmpty ? [] : tenders,
    ...(total === undefined || isEmpty ? {} : { total }),
    unsure: [...doubts],
    leftover: wordsOf(leftover, text),
  };
}

/** « 10 cartons de savon 120000 »: francs that are nearer to what all of it sells for cost all of it, and that is doubted. */
function asBought(line: DraftLine): DraftLine {
  const { price, amount, count = 1, per, measure, container } = line;
  // « à 12000 » is said of one.
  const isBare = line.doubts.has("price-or-amount") && per === undefined && !measure;
  if (price === undefined || amount !== undefined || !isBare || count < 2) return line;
  const { product } = line.goods.near[0] ?? {};
  const pack = product?.packs?.find(({ factor }) => container !== undefined && factor > 1);
  const usual = pack?.price ?? product?.price ?? 0;
  if (usual <= 0 || price <= 0) return line;
  const off = (of: number) => Math.abs(Math.log(price / of));
  if (off(usual) <= off(usual * count)) return line;
  return { ...line, price: undefined, amount: price };
}

/** The same goods twice may be a slip of the tongue. */
const goodsOf = ({ productId, candidates }: SpokenLine) =>
  productId ?? candidates.map((one) => one.productId).join();

/** Halves of the total become francs; cash that does not reach is doubted. */
function tendersOf(
  { tenders }: CartReading,
  total: number | undefined,
  doubts: Set<SpokenDoubt>,
): SpokenTender[] {
  const halves = tenders.filter(({ isHalf }) => isHalf);
  const settled = tenders.map(({ method, amount, isHalf }): SpokenTender => {
    if (!isHalf) return amount === undefined ? { method } : { method, amount };
    if (total === undefined || total % 2 !== 0 || halves.length !== tenders.length)
      doubts.add("uneven-amount");
    return total === undefined ? { method } : { method, amount: Math.floor(total / 2) };
  });
  if (settled.filter(({ amount }) => amount === undefined).length > 1) doubts.add("no-amount");
  const given = settled.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const isWhole = settled.every(({ amount }) => amount !== undefined);
  if (total !== undefined && settled.length > 0 && isWhole && given < total)
    doubts.add("total-differs");
  return settled;
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
  // What an expense was for is its note: its words are no riddle.
  const odd = chunks.filter((chunk) =>
    isPayment ? /^(?:unknown|category|goods)$/.test(chunk.is) : isNoMoney(chunk),
  );
  const left = [...leftover, ...odd, ...(isPayment ? people.slice(1) : [])];
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
    leftover: wordsOf(left, text),
  };
}

/** An expense is paid in money. */
const isNoMoney = (chunk: Chunk) =>
  chunk.is === "method" && !(idsOfMoney as readonly string[]).includes(chunk.method);

function partyOf(people: readonly Chunk[], text: string): SpokenParty | undefined {
  const [first] = people;
  if (first?.is !== "person" && first?.is !== "supplier") return undefined;
  const { ids, isExact } = first.people;
  const [id, another] = ids;
  return {
    ...(another === undefined && id !== undefined ? { id } : {}),
    candidates: ids,
    said: text.slice(first.from, first.to),
    sure: another === undefined && isExact,
  };
}

/** Chunks as they were said, in the order of the sentence. */
function wordsOf(chunks: readonly Chunk[], text: string): string {
  return [...new Set(chunks)]
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => text.slice(from, to))
    .join(" ");
}
