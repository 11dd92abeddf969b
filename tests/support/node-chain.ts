import { hash as digest, generateKeyPairSync, sign as signWith } from "node:crypto";
import { fromWire, type Hash, toWire } from "#shared/rules/chain.ts";
import { chainStep, type Sign } from "#web/store/chain/chain-step.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";

export const nodeHash: Hash = (told) => digest("sha256", told, "buffer");

/** A key as a browser makes it, by the hand of Node. */
export function nodeKey(): Sign {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const point = [x, y].flatMap((part) => [...(fromWire(part, 32) ?? [])]);
  const key = toWire(Uint8Array.of(4, ...point));
  return async (text) => {
    const how = { key: privateKey, dsaEncoding: "ieee-p1363" } as const;
    return { signature: toWire(signWith("sha256", Buffer.from(text), how)), key };
  };
}

/** The chain of a device, signed by nobody unless it has a key. */
export function nodeChain(sign: Sign = async () => undefined) {
  return (outbox: Outbox, sent: readonly OperationRecord[]) =>
    chainStep({ hash: nodeHash, sign }, outbox, sent);
}
