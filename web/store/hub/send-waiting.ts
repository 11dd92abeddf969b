import {
  breathe,
  browserChannel,
  browserClock,
  browserLocks,
  browserRandom,
  browserTimers,
} from "#web/store/browser-ports.ts";
import { deviceChain } from "#web/store/chain/device-chain.ts";
import { OwnMachine } from "#web/store/machine.ts";
import { cacheShelf } from "#web/store/outbox/cache-shelf.ts";
import { IndexedDbOutboxStore } from "#web/store/outbox/indexed-db-outbox-store.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { OutboxCopy } from "#web/store/outbox/outbox-copy.ts";
import { outboxName } from "#web/store/outbox/outbox-name.ts";
import { SessionClient } from "#web/store/session/session-client.ts";
import { FetchTransport } from "./fetch-transport.ts";
import { hubLockName, turnUntil } from "./lock.ts";
import { Synchroniser } from "./synchroniser.ts";

const patience = 20_000;

/**
 * Sends what waits from the worker, where no page does it: under the hub's lock, without reading anything back and
 * without opening the read models. An open page that holds the lock does the work itself.
 */
export async function sendWaiting(): Promise<void> {
  const locks = browserLocks();
  await locks.request(hubLockName, { signal: AbortSignal.timeout(patience) }, async () => {
    const outboxStore = await IndexedDbOutboxStore.open(outboxName, { indexedDB, IDBKeyRange });
    const channel = browserChannel();
    const copy = new OutboxCopy(cacheShelf(), breathe);
    try {
      const [clock, random] = [browserClock, browserRandom];
      const store = outboxStore;
      // What was thrown away whole is found out by the page, which says so (W7) and knows what its device is called.
      const outbox = await Outbox.reopen({ store, clock, random, copy });
      if (!outbox) return;
      const doFetch: typeof fetch = (input, init) => fetch(input, init);
      const timers = browserTimers;
      const { label } = new OwnMachine();
      const tokens = new SessionClient({
        ...{ outbox, fetch: doFetch, locks, clock, timers, random, label },
      });
      const transport = new FetchTransport({ fetch: doFetch, tokens });
      const app = import.meta.env.VITE_VERSION ?? "0";
      const synchroniser = new Synchroniser({
        ...{ outbox, readModels: null, transport, clock, app, label, chain: deviceChain },
      });
      // A worker is ended, not frozen.
      const turn = turnUntil(new AbortController().signal);
      while (outbox.waiting(outbox.meta.session?.userId ?? "").length > 0) {
        const outcome = await synchroniser.step(turn);
        channel.post({ topic: "outbox" });
        if (outcome === "done") break;
      }
      await copy.atRest();
    } finally {
      channel.close();
      outboxStore.close();
    }
  });
}
