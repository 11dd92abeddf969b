import type { ExchangeAnswer, ExchangeRequest } from "#shared/sync/protocol.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";
import type { Locks, Turn } from "#web/store/hub/lock.ts";
import type { OutboxStore } from "#web/store/outbox/outbox-store.ts";
import type { TransportFailure } from "#web/store/ports.ts";
import type { Gate } from "./simulation-storage.ts";

/** Mistakes planted between the parts of a device: each wraps one of its interfaces. */
export type DeviceBug = {
  outbox?: (store: OutboxStore, gate: Gate) => OutboxStore;
  readModels?: (models: ReadModels, gate: Gate) => ReadModels;
  answer?: (request: ExchangeRequest, answer: ExchangeAnswer) => ExchangeAnswer;
  /** Bends a request before it leaves. */
  request?: (request: ExchangeRequest, attempt: number) => ExchangeRequest;
  /** What becomes of a failure of the line. */
  failure?: (request: ExchangeRequest, failure: TransportFailure) => ExchangeAnswer;
  /** What the device makes of what somebody else answered. */
  fetched?: (path: string, response: Response) => Response;
  locks?: (locks: Locks) => Locks;
  turn?: (turn: Turn) => Turn;
};
