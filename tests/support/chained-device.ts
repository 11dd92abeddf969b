import {
  beginning,
  fromHex,
  lettersOf,
  linkBytes,
  nextLink,
  statementText,
  textHash,
  toHex,
  toWire,
} from "#shared/rules/chain.ts";
import { canonicalText, type Operation } from "#shared/sync/operations.ts";
import type { ChainTold, ExchangeAnswer } from "#shared/sync/protocol.ts";
import type { Sign } from "#web/store/chain/chain-step.ts";
import type { HandDevice } from "./builders.ts";
import { nodeHash } from "./node-chain.ts";
import type { SyncWorld } from "./sync-world.ts";

/** A device of a test that tells of its chain in one shop, by hand. */
export type ChainedDevice = {
  send(operations: readonly Operation[]): Promise<ExchangeAnswer>;
  /** The letters that stand on the paper of an operation. */
  letters(id: string): string;
  /** Head of the chain, in hexadecimal. */
  head(): string;
  /** A copy of it, which goes on by itself from where it stands. */
  copy(): ChainedDevice;
};

type Of = { world: SyncWorld; by: string; device: HandDevice; shopId: string; sign: Sign };

export function chainedDevice(of: Of, from?: string): ChainedDevice {
  const { world, by, device, shopId, sign } = of;
  const { id: deviceId, epoch } = device;
  let head = from ? fromHex(from) : beginning(nodeHash, { deviceId, epoch, shopId });
  const links = new Map<string, Uint8Array>();
  return {
    async send(operations) {
      const before = head;
      for (const one of operations) {
        const text = textHash(nodeHash, canonicalText(one));
        head = nextLink(nodeHash, head, { id: one.id, seq: one.seq, textHash: text });
        links.set(one.id, head);
      }
      const seq = operations.at(-1)?.seq ?? 0;
      const signed = await sign(
        statementText({ deviceId, epoch }, [{ shopId, seq, link: toHex(head) }]),
      );
      const chain: ChainTold = {
        runs: [[0, toWire(before)]],
        heads: [[0, toWire(head)]],
        ...signed,
      };
      return world.send(by, device, operations, { chain });
    },
    letters: (id) => lettersOf(links.get(id) ?? new Uint8Array(linkBytes)),
    head: () => toHex(head),
    copy: () => chainedDevice(of, toHex(head)),
  };
}
