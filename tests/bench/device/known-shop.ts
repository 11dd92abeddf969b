import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import type { Product, Stock } from "#shared/schemas/product.ts";
import { Device } from "#web/store/device.ts";
import { DexieOutboxStore } from "#web/store/outbox/dexie-outbox-store.ts";
import { type Transport, TransportFailure } from "#web/store/ports.ts";
import { openRxdbReadModels } from "#web/store/read-models/rxdb-read-models.ts";

export type Shelf = { products: Product[]; stocks: Stock[] };

export const userId = "0198c0de-0000-7000-8000-0000000000aa";
export const shopId = "0198c0de-0000-7000-8000-0000000000bb";
export const scope = `shop:${shopId}`;

const offline = () => Promise.reject(new TransportFailure("offline"));
const noLine: Transport = { exchange: offline, snapshotPart: offline, live: offline };
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The product's own device in this browser, signed in to a shop, with no network. */
export async function openDevice(
  name: string,
): Promise<{ device: Device; outboxStore: DexieOutboxStore }> {
  const outboxStore = await DexieOutboxStore.open(`${name}-outbox`, { indexedDB, IDBKeyRange });
  const { readModels } = await openRxdbReadModels({
    name: `${name}-rows`,
    storage: getRxStorageDexie(),
    multiInstance: true,
    breathe,
  });
  const device = await Device.open({
    outboxStore,
    readModels,
    transport: noLine,
    clock: Date.now,
    random: {
      bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      fraction: Math.random,
    },
    app: "bench",
    label: "bench",
  });
  await device.outbox.putMeta({
    session: { userId, fullName: "Vendeur", email: "" },
    access: [
      {
        userId,
        rev: 1,
        shops: [
          { shopId, shopName: "Boutique", role: "owner", isActive: true, scope, deviceCode: "A" },
        ],
      },
    ],
  });
  return { device, outboxStore };
}

/** Stores a whole shelf as a first load does. */
export async function fill(device: Device, { products, stocks }: Shelf): Promise<void> {
  const plan = { cursor: { epoch: 1, rev: 1 }, parts: 1, products: products.length };
  await device.readModels.applyPart(scope, plan, 0, { products, stocks });
  await device.readModels.finishLoad(scope, plan);
}
