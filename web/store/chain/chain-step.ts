import {
  beginning,
  fromWire,
  type Hash,
  linkBytes,
  nextLink,
  statementText,
  textHash,
  toHex,
  toWire,
} from "#shared/rules/chain.ts";
import { chainText } from "#shared/sync/chain-text.ts";
import type { ChainTold, ExchangeAnswer } from "#shared/sync/protocol.ts";
import type { OperationRecord, OutboxMeta } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";

/** Signs a text with the device's key, which it tells beside; both in base64url. Undefined where there is none. */
export type Sign = (text: string) => Promise<{ signature: string; key: string } | undefined>;

/** What an exchange says of the chain, and what the outbox keeps once it was answered. */
export type ChainStep = {
  told: ChainTold;
  /** With what is settled anyway: links of what was sent, heads, and whose books have the key. */
  kept(
    settled: readonly OperationRecord[],
    learnt: Partial<OutboxMeta>,
    answer: Pick<ExchangeAnswer, "wantsKey" | "epochs">,
  ): [OperationRecord[], Partial<OutboxMeta>];
};

/** What a device says of its chain in an exchange that sends these operations; undefined where it sends none. */
export type ChainOfDevice = (
  outbox: Outbox,
  sent: readonly OperationRecord[],
) => Promise<ChainStep | undefined>;

type Heads = NonNullable<OutboxMeta["chain"]>;
type Place = { before: Uint8Array; link: Uint8Array };

/**
 * Links of what waits, by identifier, each with the one before it (CH1). What is filed apart from the numbers that are
 * given out now is in no chain of theirs.
 */
export function linksOfWaiting(
  hash: Hash,
  { records, meta }: { records: readonly OperationRecord[]; meta: Readonly<OutboxMeta> },
): Map<string, Place> {
  const { epoch } = meta.counters;
  const links = new Map<string, Place>();
  const reached = new Map<string, Uint8Array>();
  for (const record of records) {
    const { id, seq, operation, state } = record;
    if (state !== "waiting" || record.epoch !== epoch) continue;
    const { shopId } = operation;
    const head = meta.chain?.[shopId];
    const known = record.link === undefined ? undefined : fromWire(record.link, linkBytes);
    if (known || (head?.epoch === epoch && seq <= head.seq)) {
      // It went before those that are settled: nothing comes after it any more.
      const before = fromWire(record.before ?? "", linkBytes);
      if (known && before) links.set(id, { before, link: known });
      continue;
    }
    const before = reached.get(shopId) ?? startOf(hash, shopId, meta);
    const text = textHash(hash, chainText(operation));
    const link = nextLink(hash, before, { id, seq, textHash: text });
    links.set(id, { before, link });
    reached.set(shopId, link);
  }
  return links;
}

/** The head of the chain that goes on, or the beginning of one, which names the head of the epoch before (CH5). */
function startOf(hash: Hash, shopId: string, { chain, counters, device }: Readonly<OutboxMeta>) {
  const head = chain?.[shopId];
  const link = head && fromWire(head.link, linkBytes);
  if (link && head.epoch === counters.epoch) return link;
  return beginning(hash, { deviceId: device.id, epoch: counters.epoch, shopId }, link);
}

/** What an exchange that sends these operations says of the chain. */
export async function chainStep(
  { hash, sign }: { hash: Hash; sign: Sign },
  outbox: Outbox,
  sent: readonly OperationRecord[],
): Promise<ChainStep | undefined> {
  if (sent.length === 0) return undefined;
  const { meta } = outbox;
  const links = linksOfWaiting(hash, { records: outbox.records(), meta });
  const runs: ChainTold["runs"] = [];
  const reached = new Map<string, { seq: number; link: Uint8Array | undefined }>();
  for (const [place, { id, seq, operation }] of sent.entries()) {
    const { before, link } = links.get(id) ?? {};
    const last = reached.get(operation.shopId);
    const goesOn = last && (before && last.link ? isSame(before, last.link) : before === last.link);
    if (!goesOn) runs.push([place, before ? toWire(before) : null]);
    reached.set(operation.shopId, { seq, link });
  }
  const shops = [...new Set(sent.map(({ operation }) => operation.shopId))];
  const heads = [...reached].flatMap(([shopId, { seq, link }]) =>
    link ? [{ shopId, seq, link }] : [],
  );
  const { id: deviceId } = meta.device;
  const { epoch } = meta.counters;
  const text = statementText(
    { deviceId, epoch },
    heads.map((head) => ({ ...head, link: toHex(head.link) })),
  );
  const signed = heads.length > 0 ? await sign(text) : undefined;
  const told = ({ shopId }: { shopId: string }) =>
    meta.chain?.[shopId]?.key === `${epoch} ${meta.epochs[shopId] ?? 1} ${signed?.key}`;
  return {
    told: {
      runs,
      heads: heads.map(({ shopId, link }) => [shops.indexOf(shopId), toWire(link)]),
      ...(signed && { signature: signed.signature }),
      ...(signed && !heads.every(told) && { key: signed.key }),
    },
    kept(settled, learnt, { wantsKey, epochs = {} }) {
      const chain: Heads = { ...meta.chain };
      for (const { shopId, seq, link } of heads) {
        const books = learnt.epochs?.[shopId] ?? epochs[shopId] ?? meta.epochs[shopId] ?? 1;
        const key = wantsKey || !signed ? "" : `${epoch} ${books} ${signed.key}`;
        const before = chain[shopId];
        const isFurther = before?.epoch !== epoch || before.seq < seq;
        chain[shopId] = isFurther ? { epoch, seq, link: toWire(link), key } : { ...before, key };
      }
      const present = new Set(settled.map(({ id }) => id));
      // What waits before a head is found by no head any more.
      const passed = outbox
        .waiting()
        .filter(
          ({ id, seq, operation }) =>
            !present.has(id) && links.has(id) && seq <= (chain[operation.shopId]?.seq ?? 0),
        );
      const all = [...settled, ...passed].map((record): OperationRecord => {
        const place = links.get(record.id);
        if (!place || record.link !== undefined) return record;
        return { ...record, before: toWire(place.before), link: toWire(place.link) };
      });
      return [all, { ...learnt, chain }];
    },
  };
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, at) => byte === other[at]);
}
