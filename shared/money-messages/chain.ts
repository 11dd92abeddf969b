import {
  changeOf,
  compare,
  follows,
  inOrder,
  isLinked,
  type Link,
  linkOf,
  type PastedMessage,
} from "./chain-order.ts";
import { isMove, type Move } from "./reading.ts";
import { referencesOutOfOrder } from "./reference-order.ts";

/**
 * `fits`: what the account held before and after is what the messages around say. `off-the-chain`: they contradict it.
 * `reference-used`: another message bears its reference, and tells another move. `alone`: nothing speaks for or against
 * it. `same`: the same message again, or another one of the same move, which counts once.
 */
export type Verdict = "fits" | "off-the-chain" | "reference-used" | "alone" | "same";

export type Judgement = {
  verdict: Verdict;
  reason?: /** The messages around follow each other: there is no room for a move between them. */
    | "no-room"
    /** The move fits between the messages around, the balance that it tells does not. */
    | "balance-contradicts"
    /** A message beside it tells the same move and the same balance, which two moves in a row cannot leave. */
    | "told-twice"
    /** It fits, but at another moment than it tells. */
    | "time-contradicts"
    /** Something moved between the message before and this one that no message tells. */
    | "gap-before"
    | "first"
    | "no-balance"
    /** The operator numbers its moves upwards, and this number is not between those around. */
    | "reference-out-of-order";
  /** The message with the same move or the same reference. */
  like?: string;
};

/**
 * Judges the messages of one account against each other: what it holds after each must be what it held before, and what
 * came in or went out. A gap (a message that nobody pasted) breaks no chain: behind it the chain begins anew.
 */
export function judgeMessages(messages: readonly PastedMessage[]): Map<string, Judgement> {
  const judged = new Map<string, Judgement>();
  const first = [...messages].sort(
    (a, b) => compare(a.pastedAt, b.pastedAt) || compare(a.id, b.id),
  );
  const singles = withoutSame(first, judged);
  const links = new Map<string, Link[]>();
  for (const message of singles) {
    const link = linkOf(message);
    if (!link) judged.set(message.id, { verdict: "alone", reason: "no-balance" });
    else {
      const currency = "currency" in message.reading ? message.reading.currency : "";
      links.set(currency, [...(links.get(currency) ?? []), link]);
    }
  }
  for (const account of links.values()) judgeChain(withoutTwins(inOrder(account), judged), judged);
  for (const id of referencesOutOfOrder(singles)) {
    const { verdict } = judged.get(id) ?? {};
    if (verdict === "fits" || verdict === "alone")
      judged.set(id, { verdict: "off-the-chain", reason: "reference-out-of-order" });
  }
  judgeReferences(singles, judged);
  return judged;
}

/** Leaves out what says the same again: the text letter for letter, or the same move under the same reference. */
function withoutSame(messages: readonly PastedMessage[], judged: Map<string, Judgement>) {
  const seen = new Map<string, string>();
  return messages.filter(({ id, text, reading }) => {
    const move = isMove(reading) && reading.reference ? moveKey(reading) : undefined;
    const keys = [`text ${text.replace(/\s+/g, " ").trim()}`, ...(move ? [`move ${move}`] : [])];
    const like = keys.map((key) => seen.get(key)).find((known) => known !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, id);
    if (like !== undefined) judged.set(id, { verdict: "same", like });
    return like === undefined;
  });
}

/** MTN tells one transfer in two messages, under one number. */
function moveKey({ reference, amount, balance }: Move): string {
  return [reference, amount, balance].join(" ");
}

/** Of those that share a reference the one that fits is believed, else the first that came. */
function judgeReferences(messages: readonly PastedMessage[], judged: Map<string, Judgement>) {
  const byReference = new Map<string, PastedMessage[]>();
  for (const message of messages) {
    const reference = "reference" in message.reading && message.reading.reference;
    if (reference) byReference.set(reference, [...(byReference.get(reference) ?? []), message]);
  }
  for (const alike of byReference.values()) {
    const kept = alike.find(({ id }) => judged.get(id)?.verdict === "fits") ?? alike[0];
    for (const { id } of alike)
      if (kept && id !== kept.id) judged.set(id, { verdict: "reference-used", like: kept.id });
  }
}

/** Of two neighbours that tell the same move and the same balance the one that came first is believed. */
function withoutTwins(chain: readonly Link[], judged: Map<string, Judgement>): Link[] {
  const done: Link[] = [];
  for (const link of chain) {
    const before = done.at(-1);
    if (!before || !isTwin(before, link)) {
      done.push(link);
      continue;
    }
    const isLater = compare(before.pastedAt, link.pastedAt) || compare(before.id, link.id);
    const [kept, twin] = isLater > 0 ? [link, before] : [before, link];
    done[done.length - 1] = kept;
    judged.set(twin.id, { verdict: "off-the-chain", reason: "told-twice", like: kept.id });
  }
  return done;
}

function isTwin(one: Link, other: Link): boolean {
  if (!one.move || !other.move || one.after !== other.after) return false;
  return one.move.kind === other.move.kind && one.move.amount === other.move.amount;
}

const points = { linked: 3, bridged: 2, gap: -1, leftOut: -1.5 };
/** No more than so many messages in a row are left out of a chain. */
const lookBack = 8;

/** Leaves out of the chain what it takes for most of the rest to follow each other. */
function judgeChain(chain: readonly Link[], judged: Map<string, Judgement>) {
  const best = chain.map((_, index) => ({ score: index * points.leftOut, from: -1 }));
  for (const [index, link] of chain.entries()) {
    for (let from = Math.max(0, index - lookBack); from < index; from += 1) {
      const before = chain[from];
      const score =
        (best[from]?.score ?? 0) +
        (index - from - 1) * points.leftOut +
        (before ? points[stepOf(before, link, chain.slice(from + 1, index))] : 0);
      if (
        score > (best[index]?.score ?? 0) + 1e-9 ||
        (from === index - 1 && score >= (best[index]?.score ?? 0))
      )
        best[index] = { score, from };
    }
  }
  const kept = keptOf(best);
  for (const [place, index] of kept.entries()) judgeKept(chain, index, kept[place - 1], judged);
  judgeIsolated(chain, kept, judged);
  judgeLeftOut(chain, kept, judged);
}

function keptOf(best: readonly { score: number; from: number }[]): number[] {
  let last = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, { score }] of best.entries()) {
    const whole = score + (best.length - 1 - index) * points.leftOut;
    if (whole >= most) [last, most] = [index, whole];
  }
  const kept: number[] = [];
  for (let index = last; index >= 0; index = best[index]?.from ?? -1) kept.unshift(index);
  return kept;
}

function stepOf(before: Link, link: Link, between: readonly Link[]): "linked" | "bridged" | "gap" {
  if (isLinked(before, link)) return "linked";
  const [only, ...more] = between;
  return only && more.length === 0 && isBridge(before, only, link) ? "bridged" : "gap";
}

/** What a message moved fits between the two around it, though the balance that it tells does not. */
function isBridge(before: Link, { move }: Link, link: Link): boolean {
  return move !== undefined && follows(before.after + changeOf(move), before.slack, link);
}

function judgeKept(
  chain: readonly Link[],
  index: number,
  previous: number | undefined,
  judged: Map<string, Judgement>,
) {
  const [link, before] = [chain[index], previous === undefined ? undefined : chain[previous]];
  if (!link) return;
  const step = before && stepOf(before, link, chain.slice((previous ?? 0) + 1, index));
  if (step === undefined) judged.set(link.id, { verdict: "alone", reason: "first" });
  else if (step === "gap") judged.set(link.id, { verdict: "alone", reason: "gap-before" });
  else judged.set(link.id, { verdict: "fits" });
}

/** What follows nothing, and is followed by nothing, may fill a gap at another moment than it tells. */
function judgeIsolated(
  chain: readonly Link[],
  kept: readonly number[],
  judged: Map<string, Judgement>,
) {
  for (const [place, index] of kept.entries()) {
    const [link, behind] = [chain[index], chain[kept[place + 1] ?? -1]];
    if (!link || judged.get(link.id)?.verdict !== "alone") continue;
    if (behind && judged.get(behind.id)?.reason !== "gap-before") continue;
    const filled = placeElsewhere(chain, kept, link, judged);
    const twin = chain.find((other) => other !== link && isTwin(other, link));
    if (!filled && twin)
      judged.set(link.id, { verdict: "off-the-chain", reason: "told-twice", like: twin.id });
    if (!filled) continue;
    judged.set(filled.id, { verdict: "fits" });
    judged.set(link.id, { verdict: "off-the-chain", reason: "time-contradicts" });
  }
}

function judgeLeftOut(
  chain: readonly Link[],
  kept: readonly number[],
  judged: Map<string, Judgement>,
) {
  const places = new Set(kept);
  for (const [index, link] of chain.entries()) {
    if (places.has(index)) continue;
    const before = chain[kept.filter((place) => place < index).at(-1) ?? -1];
    const behind = chain[kept.find((place) => place > index) ?? -1];
    const elsewhere = placeElsewhere(chain, kept, link, judged);
    // Its own place may be a gap that the message behind was blamed for.
    if (elsewhere) judged.set(elsewhere.id, { verdict: "fits" });
    const isBridged = before && behind && isBridge(before, link, behind);
    const reason = elsewhere
      ? ("time-contradicts" as const)
      : isBridged && !isLinked(before, behind)
        ? ("balance-contradicts" as const)
        : ("no-room" as const);
    judged.set(link.id, { verdict: "off-the-chain", reason });
  }
}

/** The message behind the gap that this one would fill, had it come at another moment. */
function placeElsewhere(
  chain: readonly Link[],
  kept: readonly number[],
  link: Link,
  judged: Map<string, Judgement>,
): Link | undefined {
  for (const [place, index] of kept.entries()) {
    const [before, behind] = [chain[kept[place - 1] ?? -1], chain[index]];
    if (
      !before ||
      !behind ||
      before === link ||
      behind === link ||
      judged.get(behind.id)?.reason !== "gap-before"
    )
      continue;
    if (isLinked(before, link) && isLinked(link, behind)) return behind;
  }
  return undefined;
}
