import { isIncoming, isMove, type Move, type Reading } from "./reading.ts";

/** A message of one account that was pasted or shared: what it said, how it was read, and when it came to Boutika. */
export type PastedMessage = { id: string; text: string; reading: Reading; pastedAt: string };

/** A message in the chain: what the account held when it had come, and may have held before. */
export type Link = {
  id: string;
  move: Move | undefined;
  after: number;
  /** Two where a fee may already be in the amount; for a balance that was asked for, what it says. */
  befores: readonly number[];
  /** Rounded numbers may be one apart. */
  slack: number;
  at: string | undefined;
  pastedAt: string;
};

/** The place of a message in a chain; undefined for one that tells no balance. */
export function linkOf({ id, reading, pastedAt }: PastedMessage): Link | undefined {
  if (!("balance" in reading) || reading.balance === undefined) return undefined;
  const after = reading.balance;
  const move = isMove(reading) ? reading : undefined;
  const befores = move
    ? [...new Set([after - changeOf(move), after - changeWithoutFee(move)])]
    : [after];
  return { id, move, after, befores, slack: reading.isCut ? 1 : 0, at: reading.at, pastedAt };
}

/** By how much a move changes what the account holds. */
export function changeOf(move: Move): number {
  return changeWithoutFee(move) - (move.fee ?? 0);
}

function changeWithoutFee(move: Move): number {
  return isIncoming(move) ? move.amount : -move.amount;
}

/** Whether a message may directly follow one after which the account held `balance`. */
export function follows(balance: number, slack: number, next: Link): boolean {
  return next.befores.some((before) => Math.abs(before - balance) <= slack + next.slack);
}

export function isLinked(one: Link, next: Link): boolean {
  return follows(one.after, one.slack, next);
}

/**
 * Messages in the order of their own moments; those of one minute, and those that tell none, where the chain has room
 * for them. What order they come in does not matter.
 */
export function inOrder(links: readonly Link[]): Link[] {
  const sorted = [...links].sort(
    (a, b) =>
      compare(a.at ?? "", b.at ?? "") || compare(a.pastedAt, b.pastedAt) || compare(a.id, b.id),
  );
  const timed = untangled(sorted.filter(({ at }) => at !== undefined));
  return withUntimed(
    timed,
    sorted.filter(({ at }) => at === undefined),
  );
}

export function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** References tell the minute alone: inside one, whatever follows what came before goes first. */
function untangled(timed: readonly Link[]): Link[] {
  const done: Link[] = [];
  for (let start = 0; start < timed.length; ) {
    const minute = timed[start]?.at?.slice(0, 16);
    let end = start;
    while (timed[end]?.at?.slice(0, 16) === minute && end < timed.length) end += 1;
    const left = timed.slice(start, end);
    while (left.length > 0) {
      const last = done.at(-1);
      const next = last ? left.findIndex((link) => isLinked(last, link)) : headOf(left);
      done.push(...left.splice(Math.max(0, next), 1));
    }
    start = end;
  }
  return done;
}

/** The one that follows none of the others. */
function headOf(links: readonly Link[]): number {
  return links.findIndex((link) => !links.some((other) => other !== link && isLinked(other, link)));
}

/** Puts each where it fits on both sides, else behind what it follows, else before what follows it. */
function withUntimed(timed: readonly Link[], untimed: readonly Link[]): Link[] {
  const done = [...timed];
  const left = [...untimed];
  while (left.length > 0) {
    const best = bestPlace(done, left);
    if (best) done.splice(best.place, 0, ...left.splice(best.index, 1));
    else done.push(...left.splice(Math.max(0, headOf(left)), 1));
  }
  return done;
}

function bestPlace(done: readonly Link[], left: readonly Link[]) {
  let best: { index: number; place: number; fits: number } | undefined;
  for (const [index, link] of left.entries()) {
    for (let place = 0; place <= done.length; place += 1) {
      const [before, behind] = [done[place - 1], done[place]];
      const isBehind = before !== undefined && isLinked(before, link);
      const isBefore = behind !== undefined && isLinked(link, behind);
      const fits = (isBehind ? 2 : 0) + (isBefore ? 1 : 0);
      // Between two that follow each other there is room only for what fits on both sides.
      const isTight = before && behind && isLinked(before, behind) && fits < 3;
      if (fits > 0 && !isTight && fits > (best?.fits ?? 0)) best = { index, place, fits };
      if (best?.fits === 3) return best;
    }
  }
  return best;
}
