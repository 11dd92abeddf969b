import { meansById } from "#shared/schemas/means.ts";
import type { CartReading } from "./cart-reading.ts";
import type { DraftLine } from "./draft-line.ts";
import { leftParts } from "./left-parts.ts";
import type { Proposal, SpokenDoubt, SpokenLine, SpokenTender } from "./proposal.ts";
import { partyOf } from "./said-people.ts";
import { settleLine } from "./settle-line.ts";

/** True for a means of payment that needs a customer whom the shop knows. */
const needsCustomer = (method: string) => /^(?:credit|deposit|points)$/.test(method);
const isOwed = (method: string) => /^credit$/.test(method);

/** The proposal for a sale or a purchase, with its total and every doubt. */
export function cartProposal(
  kind: "sale" | "purchase",
  cart: CartReading,
  text: string,
  doubts: Set<SpokenDoubt>,
  largestSale: number | undefined,
): Proposal {
  for (const doubt of cart.doubts) doubts.add(doubt);
  const isSale = kind === "sale";
  const [only, other] = cart.lines;
  // The total of a purchase with one line is the cost of that line.
  if (!isSale && only && !other && only.price === undefined) only.amount ??= cart.total;
  if (!isSale) cart.lines = cart.lines.map(asBought);
  const most = isSale ? mostOfSale(largestSale) : undefined;
  const settled = cart.lines.map((line) =>
    settleLine(line, text.slice(line.from, line.to).trim(), most),
  );
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
  const lost = settled.flatMap(({ lost }) => lost ?? []);
  const leftover = [...cart.leftover, ...strangers, ...people.slice(1), ...lost];
  const unknown = cart.chunks.find((one) => one.is === "unknown" && one.isName);
  const stranger = isSale && !party && unknown ? text.slice(unknown.from, unknown.to) : undefined;
  const sums = settled.map(({ total, line }) =>
    isSale || line.price !== undefined || line.amount !== undefined ? total : undefined,
  );
  const sum = sums.every((one) => one !== undefined)
    ? sums.reduce<number>((all, one) => all + (one ?? 0), 0)
    : undefined;
  const total = cart.total ?? (settled.length > 0 ? sum : undefined);
  if (most !== undefined && total !== undefined && total > most) doubts.add("too-many");
  // A sale may be a little cheaper than its lines; an invoice is their exact sum.
  const least = isSale ? (sum ?? 0) * 0.7 : sum;
  if (
    cart.total !== undefined &&
    sum !== undefined &&
    (cart.total > sum || cart.total < (least ?? 0))
  )
    doubts.add("total-differs");
  const isPaid = !isSale && cart.chunks.some((one) => one.is === "marker" && one.marker === "pay");
  // « payé » about an invoice means all of it, in cash until somebody says otherwise.
  if (isPaid && cart.tenders.length === 0) cart.tenders.push({ method: "cash" });
  const tenders = tendersOf(cart, total, doubts);
  // The form of a purchase takes one means.
  if (!isSale && tenders.filter(({ method }) => !needsCustomer(method)).length > 1)
    doubts.add("several-means");
  if (tenders.some(({ method }) => needsCustomer(method)) && !party)
    doubts.add(isSale ? "credit-without-customer" : "credit-without-supplier");
  if (stranger !== undefined) doubts.add("nobody-named");
  if (leftover.length > 0) doubts.add("words-left-over");
  const isEmpty = settled.length === 0;
  return {
    kind: isEmpty ? "nothing" : kind,
    lines: settled.map(({ line }) => line),
    ...(party && !isEmpty ? { [isSale ? "customer" : "supplier"]: party } : {}),
    ...(stranger === undefined || isEmpty ? {} : { stranger }),
    ...(isEmpty ? {} : promisedIn(cart, text)),
    tenders: isEmpty ? [] : tenders,
    ...(total === undefined || isEmpty ? {} : { total }),
    ...(cart.total === undefined || !isSale || isEmpty ? {} : { saidTotal: cart.total }),
    unsure: [...doubts],
    leftover: leftParts(leftover, text),
  };
}

/** « 10 cartons de savon 120000 »: francs nearer to the price of all than of one are for all, with a doubt. */
function asBought(line: DraftLine): DraftLine {
  const { price, amount, count = 1, per, measure, container } = line;
  // « à 12000 » is the price of one.
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

/** Francs above which a sale is doubted: twice the largest recent sale, or a sum that few shops sell at once. */
const mostOfSale = (largestSale: number | undefined) =>
  largestSale === undefined ? 500_000 : Math.max(largestSale * 2, 25_000);

/** The promised day in its own words: « elle paye demain ». */
function promisedIn({ chunks, tenders }: CartReading, text: string): { promised?: string } {
  const day = chunks.find((one) => one.is === "marker" && one.marker === "later");
  if (!day || !tenders.some(({ method }) => isOwed(method))) return {};
  return { promised: text.slice(day.from, day.to) };
}

/** Key of a line's goods; the same goods twice may be a slip of the tongue. */
const goodsOf = ({ productId, candidates }: SpokenLine) =>
  productId ?? candidates.map((one) => one.productId).join();

/** Turns halves of the total into francs; too little money is doubted. */
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
    return total === undefined
      ? { method, isHalf }
      : { method, amount: Math.floor(total / 2), isHalf };
  });
  if (settled.filter(({ amount }) => amount === undefined).length > 1) doubts.add("no-amount");
  const given = settled.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const isWhole = settled.every(({ amount }) => amount !== undefined);
  if (total !== undefined && settled.length > 0 && isWhole && given < total)
    doubts.add("total-differs");
  // Only cash may exceed the sum that is due.
  const counted = settled.reduce(
    (sum, { method, amount = 0 }) =>
      meansById[method].carries === "tendered" ? sum : sum + amount,
    0,
  );
  if (total !== undefined && counted > total) doubts.add("total-differs");
  return settled;
}
