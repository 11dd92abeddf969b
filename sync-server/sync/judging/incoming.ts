import { hash } from "node:crypto";
import { storable } from "#server/sync/shop/storable.ts";
import { operationEntries } from "#shared/sync/kinds.ts";
import { canonicalText, type Operation, type OperationKind } from "#shared/sync/operations.ts";
import { startOfList, unpackOperation } from "#shared/sync/pack.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { compiledBodies, compiledHead } from "./compiled-schemas.ts";

/** An operation that was understood, at its place in the request. `hash` tells it from another under the same identifier. */
export type Understood = {
  place: number;
  operation: Operation;
  hash: string;
  raw: unknown;
  /** Of its device's chain, in hexadecimal, where one was told. */
  link?: string;
};

export type NotUnderstood = {
  place: number;
  reason: "not-understood" | "unknown-kind";
  raw: unknown;
  shopId: string | undefined;
  seq: number | undefined;
};

/** Reads the operations of a request one by one: a bad one spoils nothing else. */
export function readOperations(request: ExchangeRequest): {
  understood: Understood[];
  notUnderstood: NotUnderstood[];
} {
  const { operations, device } = request;
  const writer = { deviceId: device.id, epoch: device.epoch };
  const position = startOfList();
  const understood: Understood[] = [];
  const notUnderstood: NotUnderstood[] = [];
  operations.list.forEach((packed, place) => {
    const unpacked = unpackOperation(packed, operations, position, writer);
    const head = compiledHead.safeParse(unpacked);
    const kind = isKind(unpacked?.kind) ? unpacked.kind : undefined;
    const body = kind && compiledBodies[kind].safeParse(unpacked?.body);
    if (head.success && kind && body?.success) {
      const { id, shopId, seq, at, clockOffset, actorId } = head.data;
      const operation = {
        id: id.toLowerCase(),
        seq,
        shopId: shopId.toLowerCase(),
        at,
        clockOffset,
        kind,
        body: body.data,
        ...(actorId !== undefined && { actorId: actorId.toLowerCase() }),
      } as Operation;
      const text = canonicalText(operation);
      understood.push({
        place,
        operation: storable(operation, text),
        hash: hashOf(text),
        raw: { packed, read: unpacked },
      });
    } else {
      notUnderstood.push({
        place,
        reason: unpacked && !kind ? "unknown-kind" : "not-understood",
        raw: { packed, read: unpacked },
        shopId: head.success ? head.data.shopId.toLowerCase() : undefined,
        seq: head.success ? head.data.seq : undefined,
      });
    }
  });
  return { understood, notUnderstood };
}

function hashOf(text: string): string {
  return hash("sha256", text, "hex").slice(0, 32);
}

function isKind(kind: string | undefined): kind is OperationKind {
  return kind !== undefined && Object.hasOwn(operationEntries, kind);
}
