import { leftText } from "#shared/leftover.ts";
import type { Proposal, SpokenLine } from "#shared/spoken/proposal.ts";
import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { type Expected, type ExpectedLine, type Sentence, totalOf } from "./expected.ts";
import { spokenShop } from "./shop.ts";

/** How well a proposal answers a sentence. */
export type Judged = {
  text: string;
  /** The cart that is meant, with every doubt that the sentence leaves. */
  isRight: boolean;
  /** Right, or a question with the right choice first for each line and each person. */
  isReached: boolean;
  isSure: boolean;
  /** A total that is not meant, or that the sentence does not settle, offered without a doubt. */
  isWrongTotalInSilence: boolean;
  /** Anything that is not meant, offered without a doubt. */
  isWrongInSilence: boolean;
};

export function judged(
  { text, readings }: Sentence,
  proposal: Proposal,
  shop: SpokenShop = spokenShop,
): Judged {
  const isSure = proposal.unsure.length === 0;
  const open = readings.length > 1 || readings.some(leavesOpen);
  const isRight =
    (!open || !isSure) && readings.some((reading) => isMeant(reading, proposal, shop));
  const totals = readings.map((reading) => totalOf(reading, shop));
  const isOpenTotal = new Set(totals).size > 1 || readings.some(leavesOpen);
  const isTotal = proposal.kind === "nothing" || totals.includes(proposal.total);
  return {
    text,
    isRight,
    isReached: isRight || (!isSure && readings.some((reading) => isAskedFirst(reading, proposal))),
    isSure,
    isWrongTotalInSilence: isSure && proposal.kind !== "nothing" && (isOpenTotal || !isTotal),
    isWrongInSilence: isSure && !isRight,
  };
}

const leavesOpen = ({ lines, customers, unknown, mustDoubt }: Expected): boolean =>
  mustDoubt ||
  customers.length > 1 ||
  unknown.length > 0 ||
  lines.some(({ goods }) => goods.length > 1);

function isMeant(reading: Expected, proposal: Proposal, shop: SpokenShop): boolean {
  const total = totalOf(reading, shop);
  return (
    reading.kind === proposal.kind &&
    areLines(reading.lines, proposal.lines) &&
    isParty(reading.customers, proposal.customer) &&
    isParty(reading.suppliers, proposal.supplier) &&
    reading.tenders.join() === tendersOf(proposal).join() &&
    (total === undefined || total === proposal.total) &&
    (reading.category === undefined || reading.category === proposal.category) &&
    reading.unknown.every((word) => plain(leftText(proposal)).includes(plain(word)))
  );
}

/** True when the questions offer the right choice first, for each line and each person. */
function isAskedFirst(reading: Expected, proposal: Proposal): boolean {
  const { customer, supplier } = proposal;
  const isFirst = (ids: readonly string[], party: Proposal["customer"]) =>
    party === undefined ? ids.length === 0 : ids.includes(party.id ?? party.candidates[0] ?? "");
  return (
    reading.kind === proposal.kind &&
    reading.lines.length === proposal.lines.length &&
    reading.lines.every(({ goods, price, amount }, at) => {
      const [first] = proposal.lines[at]?.candidates ?? [];
      return (
        first !== undefined &&
        goods.some(
          ({ productId, packId, quantity }) =>
            first.productId === productId && first.packId === packId && first.quantity === quantity,
        ) &&
        proposal.lines[at]?.price === price &&
        proposal.lines[at]?.amount === amount
      );
    }) &&
    isFirst(reading.customers, customer) &&
    isFirst(reading.suppliers, supplier) &&
    reading.tenders.join() === tendersOf(proposal).join() &&
    reading.unknown.every((word) => plain(leftText(proposal)).includes(plain(word)))
  );
}

const plain = (text: string) => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

const tendersOf = ({ tenders }: Proposal) =>
  tenders
    .map(({ method, amount }) => (amount === undefined ? method : `${method}:${amount}`))
    .toSorted();

function areLines(expected: readonly ExpectedLine[], lines: readonly SpokenLine[]): boolean {
  const left = [...lines];
  for (const one of expected) {
    const at = left.findIndex((line) => isLine(one, line));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

function isLine({ goods, price, amount }: ExpectedLine, line: SpokenLine): boolean {
  if (line.price !== price || line.amount !== amount) return false;
  const [only, another] = goods;
  if (only && !another)
    return (
      line.productId === only.productId &&
      line.packId === only.packId &&
      line.quantity === only.quantity
    );
  return (
    !line.sure &&
    (line.productId === undefined || goods.some(({ productId }) => productId === line.productId)) &&
    goods.every(({ productId, packId, quantity }) =>
      line.candidates.some(
        (one) => one.productId === productId && one.packId === packId && one.quantity === quantity,
      ),
    )
  );
}

function isParty(ids: readonly string[], party: Proposal["customer"]): boolean {
  const [only, another] = ids;
  if (only === undefined) return party === undefined;
  if (another === undefined) return party?.id === only;
  return party !== undefined && !party.sure && ids.every((id) => party.candidates.includes(id));
}
