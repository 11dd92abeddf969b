import { fromWire, lettersOf, linkBytes } from "#shared/rules/chain.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { sha256 } from "#web/store/sha256.ts";
import { type ChainOfDevice, chainStep, linksOfWaiting, type Sign } from "./chain-step.ts";
import { deviceKey } from "./device-key.ts";

const hash = (told: Uint8Array | string) =>
  sha256(typeof told === "string" ? new TextEncoder().encode(told) : told);

let own: Sign | undefined;

/** The chain of this browser. Fetched with the first exchange, for a sale needs none of it (CH3). */
export const deviceChain: ChainOfDevice = (outbox, sent) => {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  own ??= deviceKey({ indexedDB, IDBKeyRange }, subtle);
  return chainStep({ hash, sign: own }, outbox, sent);
};

/** The letters of an own operation on its paper (CH4); undefined where this device knows its link no more. */
export function ownLetters(outbox: Outbox, id: string): string | undefined {
  const record = outbox.get(id);
  if (!record) return undefined;
  const known = record.link === undefined ? undefined : fromWire(record.link, linkBytes);
  const { meta } = outbox;
  const link = known ?? linksOfWaiting(hash, { records: outbox.records(), meta }).get(id)?.link;
  return link && lettersOf(link);
}
