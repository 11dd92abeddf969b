import { hash as digest } from "node:crypto";
import {
  fromHex,
  fromWire,
  type Hash,
  linkBytes,
  nextLink,
  statementText,
  toHex,
} from "#shared/rules/chain.ts";
import { type ChainTold, chainToldSchema, type ExchangeRequest } from "#shared/sync/protocol.ts";

export const sha256: Hash = (told) => digest("sha256", told, "buffer");

/** An operation that was understood, at its place in the request. `hash` of its text and `link` in hexadecimal. */
type Came = {
  place: number;
  operation: { id: string; seq: number; shopId: string };
  hash: string;
  link?: string;
};

/** What a device said of one shop in an exchange: its head there, and what it signed of all. */
export type Statement = {
  seq: number;
  /** In hexadecimal. */
  link: string;
  /** Whether what came leads to it. */
  fits: boolean;
  signed: string;
  signature: string;
  /** Empty where it was told before. */
  key: string;
};

/**
 * Reckons the links of what came in a request, and puts each to its operation; what the device says of its heads, by
 * shop. A chain that cannot be read is none (CH2).
 */
export function linkOperations(
  { chain, device, operations }: ExchangeRequest,
  understood: readonly Came[],
): ReadonlyMap<string, Statement> {
  if (chain === undefined || chain === null) return new Map();
  const told = chainToldSchema.safeParse(chain);
  if (!told.success) return new Map();
  const reached = reckon(told.data, understood, operations.list.length);
  const heads = told.data.heads.flatMap(([place, link]) => {
    const shopId = operations.shops[place]?.toLowerCase();
    const bytes = fromWire(link, linkBytes);
    const seq = shopId === undefined ? undefined : reached.get(shopId)?.seq;
    if (shopId === undefined || !bytes || seq === undefined) return [];
    return [{ shopId, seq, link: toHex(bytes) }];
  });
  const signed = statementText({ deviceId: device.id.toLowerCase(), epoch: device.epoch }, heads);
  const { signature = "", key = "" } = told.data;
  return new Map(
    heads.map(({ shopId, seq, link }) => {
      const fits = reached.get(shopId)?.link === link;
      return [shopId, { seq, link, fits, signed, signature, key }];
    }),
  );
}

/** Where the chain of each shop stands after what came. */
function reckon(
  { runs }: ChainTold,
  understood: readonly Came[],
  count: number,
): ReadonlyMap<string, { seq: number; link: string | undefined }> {
  const begun = new Map(runs);
  const links = new Map<string, Uint8Array | undefined>();
  const reached = new Map<string, { seq: number; link: string | undefined }>();
  let next = 0;
  for (const one of understood) {
    const { id, seq, shopId } = one.operation;
    // Behind what was not understood nobody knows the link: its shop's chain goes on where the device begins it anew.
    if (one.place > next) links.clear();
    next = one.place + 1;
    const from = begun.get(one.place);
    if (from !== undefined) links.set(shopId, fromWire(from ?? "", linkBytes));
    const before = links.get(shopId);
    const link = before && nextLink(sha256, before, { id, seq, textHash: fromHex(one.hash) });
    links.set(shopId, link);
    if (link) one.link = toHex(link);
    reached.set(shopId, { seq, link: one.link });
  }
  return count === 0 ? new Map() : reached;
}
