import type { ReadModels } from "#web/store/books/read-models.ts";
import type { ChainOfDevice } from "#web/store/chain/chain-step.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import type { Clock, Transport } from "#web/store/ports.ts";

export type SynchroniserParts = {
  outbox: Outbox;
  /** Null where there are none, in the worker: it sends and leaves the reading to the page. */
  readModels: ReadModels | null;
  transport: Transport;
  clock: Clock;
  app: string;
  label?: (() => string) | undefined;
  /** Most operations in one request. */
  batch?: number | undefined;
  /** The shop on the screen, if any: it is read before the person's others. */
  shopInView?: (() => string | undefined) | undefined;
  /** What an exchange says of the device's chain (CH1). */
  chain?: ChainOfDevice | undefined;
};
