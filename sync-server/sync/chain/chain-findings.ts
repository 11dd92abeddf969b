import { fromHex, nextLink, toHex } from "#shared/rules/chain.ts";
import type { BookOperation } from "./book-leaves.ts";
import { isSigned } from "./heads.ts";
import { sha256 } from "./links.ts";

/** What is otherwise than it must be. `seq`: number of the operation; `receipt` of its ticket, where one is known. */
export type Finding = {
  what:
    | "removed"
    | "added"
    | "edited"
    | "seal-changed"
    | "seal-missing"
    | "link-broken"
    | "begins-anew"
    | "behind-unread"
    | "gap-after-restore"
    | "number-twice"
    | "receipt-missing"
    | "head-missing"
    | "signature-wrong"
    | "key-changed"
    | "lost-with-restore"
    | "letters-unknown";
  deviceNo?: number;
  seq?: number;
  receipt?: number;
  detail?: string;
};

/** What a device said of how far its chain had come, as it is kept. */
export type KeptHead = {
  deviceNo: number;
  key: string;
  seq: number;
  link: string;
  signed: string;
  signature: string;
};

/** Where the chain of a device may begin: of itself, or from any link of an earlier epoch (CH5); in hexadecimal. */
export type Beginnings = (deviceNo: number) => ReadonlySet<string>;

/** How far back two copies of a device are looked for. */
const mostBack = 200;

/**
 * What may be without anybody's having touched the books: a device that lost its chain, was copied, told what nobody
 * understood, or still holds a ticket.
 */
const doubts: readonly Finding["what"][] = [
  ...(["begins-anew", "behind-unread", "gap-after-restore"] as const),
  ...(["number-twice", "receipt-missing"] as const),
];
export const isDoubt = ({ what }: Pick<Finding, "what">): boolean => doubts.includes(what);

/**
 * What the operations of one device say of one another; in the order of their numbers. `unread`: numbers of what nobody
 * understood and is kept as it came: the link behind one is reckoned by the device alone. `wasPutBack`: books that
 * were put back to a backup do not hold what had been refused since, and no device sends it again.
 */
export function chainFindings(
  deviceNo: number,
  operations: readonly BookOperation[],
  {
    beginnings,
    unread,
    wasPutBack,
  }: { beginnings: Beginnings; unread: readonly number[]; wasPutBack: boolean },
): Finding[] {
  const found: Finding[] = [];
  const links = new Set<string>();
  let before: string | undefined;
  let last: BookOperation | undefined;
  // The last number of which everything that stands is linked: of two copies one may have no links where the other has.
  let lastWhole = 0;
  let isWhole = true;
  let isGap = false;
  for (const one of operations) {
    const { seq } = one;
    if (last?.seq === seq && last.id !== one.id)
      if (!isTicketOf(last, one) && !isTicketOf(one, last))
        found.push({ what: "number-twice", deviceNo, seq });
    // Whatever stands of one number twice comes after the same gap.
    if (last?.seq !== seq) {
      isGap = seq > (last?.seq ?? 0) + 1;
      if (last && isWhole) lastWhole = last.seq;
      isWhole = true;
    }
    last = one;
    if (one.hash && !one.link) isWhole = false;
    if (!one.link || !one.hash) continue;
    const follows = (from: string) => linkAfter(from, one) === one.link;
    if (before === undefined || !follows(before)) {
      if ([...beginnings(deviceNo)].some(follows)) {
        if (before !== undefined) found.push({ what: "begins-anew", deviceNo, seq });
        // A copy of the device goes on from the head that both had (CH5).
      } else if (![...links].reverse().slice(0, mostBack).some(follows))
        found.push({
          what: unread.some((number) => number >= lastWhole && number < seq)
            ? "behind-unread"
            : wasPutBack && isGap
              ? "gap-after-restore"
              : "link-broken",
          ...{ deviceNo, seq },
        });
    }
    before = one.link;
    links.add(before);
  }
  return found;
}

/** Whether the books made one of a reseller's act when it was confirmed: it bears the number of that act. */
function isTicketOf(one: BookOperation, act: BookOperation): boolean {
  return one.kind === "sale" && one.hash === null && act.kind === "reseller-sale";
}

function linkAfter(before: string, { id, seq, hash }: BookOperation): string {
  const textHash = fromHex(hash ?? "");
  return toHex(nextLink(sha256, fromHex(before), { id, seq, textHash }));
}

/**
 * Receipts of a device that lie between two that are there; a ticket that still waits on its device is among them. A
 * reseller's tickets are in no such row until they are confirmed.
 */
export function receiptFindings(
  deviceNo: number,
  epoch: number,
  operations: readonly BookOperation[],
): Finding[] {
  if (operations.some(({ kind }) => kind === "reseller-sale")) return [];
  const sold = operations.flatMap(({ kind, receipt }) => (kind === "sale" && receipt) || []);
  const numbers = new Set(sold);
  const found: Finding[] = [];
  const first = epoch === 1 ? 1 : Math.min(...numbers);
  for (let receipt = first; receipt < Math.max(0, ...numbers); receipt += 1)
    if (!numbers.has(receipt)) found.push({ what: "receipt-missing", deviceNo, receipt });
  return found;
}

/** Whether what the device signed is signed, and leads to what the books hold. */
export function headFindings(
  { deviceNo, key, seq, link, signed, signature }: KeptHead,
  operations: readonly BookOperation[],
): Finding[] {
  const found: Finding[] = [];
  if (key && !isSigned(key, signed, signature))
    found.push({ what: "signature-wrong", deviceNo, seq });
  if (!signed.includes(`:${seq}:${link}`))
    found.push({ what: "signature-wrong", deviceNo, seq, detail: "of another head" });
  if (!operations.some((one) => one.seq === seq && one.link === link))
    found.push({ what: "head-missing", deviceNo, seq });
  return found;
}
