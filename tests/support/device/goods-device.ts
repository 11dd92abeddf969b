import { scopeFor } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { encodeRows } from "#shared/sync/columns.ts";
import type { Access } from "#shared/sync/protocol.ts";
import type { Rows } from "#web/store/books/read-models.ts";
import { Device } from "#web/store/device.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";
import { aMember, aShop, goodsShop, otherShop, ownerId, resellerId } from "./goods-rows.ts";
import { MemoryOutboxDisk, MemoryOutboxStore } from "./memory-outbox-store.ts";
import { memoryReadModels, memoryReadModelsDisk } from "./memory-read-models.ts";
import { aProduct, aStock } from "./rows.ts";

const people: Partial<Record<Role, string>> = { owner: ownerId, reseller: resellerId };

/** A device with no network, as one person of a shop has it, with rows that it has read at revision 5. */
export async function goodsDevice(role: Role, rows: Rows = {}) {
  const userId = people[role] ?? `0198c0de-0000-7000-8000-0000000000dd`;
  const outboxDisk = new MemoryOutboxDisk();
  let [now, chance] = [Date.parse("2026-11-20T09:00:00Z"), 0];
  const offline = () => Promise.reject(new TransportFailure("offline"));
  const device = await Device.open({
    lateBooks: async () => lateBooks,
    outboxStore: new MemoryOutboxStore(outboxDisk),
    readModels: memoryReadModels(memoryReadModelsDisk()),
    transport: { exchange: offline, snapshotPart: offline, live: offline },
    clock: () => now,
    random: {
      bytes: (count) => {
        chance += 1;
        return Uint8Array.from({ length: count }, (_, at) => (chance >> (at * 5)) & 31);
      },
      fraction: () => 0.5,
    },
    app: "test",
    label: "téléphone",
  });
  const shops = [goodsShop, otherShop].map(
    (shopId): Access => ({
      shopId,
      shopName: shopId === goodsShop ? "Akwa" : "Bonabéri",
      role,
      isActive: true,
      scope: scopeFor(shopId, userId, role),
      deviceCode: "A",
    }),
  );
  await device.outbox.putMeta({
    session: { userId, fullName: "Awa", email: "" },
    access: [{ userId, rev: 1, shops }],
  });
  const scope = scopeFor(goodsShop, userId, role);
  const at = (rev: number) => ({ epoch: 1, rev });
  const plan = { cursor: at(5), parts: 1, products: 1 };
  const members = [aMember(ownerId, "owner", "Awa"), aMember(resellerId, "reseller", "Bih")];
  const stored = encodeRows({
    shops: [aShop()],
    members,
    products: [{ ...aProduct("aaaa", 1), price: 500, minPrice: 400 }],
    stocks: role === "reseller" ? [] : [aStock("aaaa", 1, 20)],
    ...rows,
  });
  await device.readModels.applyPart(scope, plan, 0, stored);
  await device.readModels.finishLoad(scope, plan);
  let rev = 5;
  return {
    device,
    outboxDisk,
    shopId: goodsShop,
    scope,
    goods: async () => {
      const goods = await device.goods(goodsShop);
      if (!goods) throw new Error("no access");
      return goods;
    },
    figure: async (id: string) => (await device.catalogue(goodsShop))?.get(id)?.exactStock,
    /** Rows that come down with the next revision. */
    receive: async (received: Rows) => {
      rev += 1;
      await device.readModels.applyPage({
        scope,
        from: at(rev - 1),
        to: at(rev),
        rows: received,
        own: {},
      });
    },
    /** The server has taken everything that waits, at the next revision. */
    accept: (reasons: ["rows-refused"] | [] = []) =>
      device.outbox.settle(
        device.outbox.waiting().map((record) => ({
          ...record,
          state: "applied",
          ackRev: rev + 1,
          ackEpoch: 1,
          reasons,
          answeredAt: now,
        })),
      ),
    refuse: () =>
      device.outbox.settle(
        device.outbox
          .waiting()
          .map((record) => ({ ...record, state: "refused", reasons: ["not-allowed"] })),
      ),
    pass: (ms: number) => {
      now += ms;
    },
  };
}
