import { browserTimers } from "#web/store/browser-ports.ts";
import type { ChainOfDevice } from "#web/store/chain/chain-step.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import { Device } from "#web/store/device.ts";
import { FetchTransport } from "#web/store/hub/fetch-transport.ts";
import type { Locks } from "#web/store/hub/lock.ts";
import { turnUntil } from "#web/store/hub/lock.ts";
import { Outbox } from "#web/store/outbox/outbox.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";
import { Door } from "#web/store/session/door.ts";
import { SessionClient } from "#web/store/session/session-client.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "./memory-outbox-store.ts";
import { memoryReadModels, memoryReadModelsDisk } from "./memory-read-models.ts";

const random = {
  bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
  fraction: () => 0.5,
};
const locks = { request: (_: string, act: () => unknown) => act() } as unknown as Locks;

/** One browser: the device's own code over HTTP to `base`, with a cookie jar and a network that can be cut. */
export async function httpDevice(base: string, chain?: ChainOfDevice) {
  const net = { isCut: false };
  let cookie = "";
  const doFetch = (async (path: string, init: RequestInit = {}) => {
    if (net.isCut) throw new TypeError("no network");
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    const response = await fetch(base + path, { ...init, headers });
    const given = response.headers.getSetCookie()[0];
    if (given) cookie = given.split(";")[0] ?? "";
    return response;
  }) as typeof fetch;
  const clock = Date.now;
  const store = new MemoryOutboxStore(new MemoryOutboxDisk());
  const outbox = await Outbox.open({ store, clock, random, label: "téléphone" });
  const session = new SessionClient({
    outbox,
    fetch: doFetch,
    locks,
    clock,
    timers: browserTimers,
    random,
  });
  const door = new Door(session, outbox);
  const transport = new FetchTransport({ fetch: doFetch, tokens: session });
  const readModels = memoryReadModels(memoryReadModelsDisk());
  const device = new Device(outbox, {
    lateBooks: async () => lateBooks,
    readModels,
    transport,
    clock,
    random,
    app: "test",
    chain,
  });
  const turn = turnUntil(new AbortController().signal);
  const sync = async () => {
    for (let step = 0; step < 30; step += 1) if ((await device.step(turn)) === "done") return;
    throw new Error("never comes to rest");
  };
  const shopId = () => device.outbox.meta.access[0]?.shops[0]?.shopId ?? "";
  const figure = async (id: string) => (await device.catalogue(shopId()))?.get(id);
  const sell = async (productId: string, quantity: number) =>
    recordSale(device, {
      shopId: shopId(),
      cartId: crypto.randomUUID(),
      lines: [{ productId, quantity, price: 500 }],
      payments: [{ method: "cash", amount: quantity * 500, tendered: quantity * 500 }],
    });
  return { net, session, door, device, transport, sync, shopId, figure, sell };
}
