import type { Sql, Transaction } from "#server/db/client.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { deviceCode } from "./device-code.ts";
import { untilThrough } from "./postgres-errors.ts";
import { ShopGone } from "./shop-gone.ts";
import { storableText } from "./storable.ts";

/** One numbering of one browser in one shop, as this instance knows it. */
export type Device = {
  shopId: string;
  no: number;
  code: string;
  /** The highest number heard, and when the last sale up to it happened (ms): exact while numbers follow one another. */
  lastSeq: number;
  lastSaleAt: number | undefined;
  /** What stands in the table. */
  noted: { at: number; lastSeq: number };
};

type Named = { id: string; epoch: number };

export type DeviceRegistry = {
  /** The device in a shop, from memory only. */
  peek(shopId: string, device: Named): Device | undefined;
  /** The device in a shop of its speaker, with a number and a code from the first time on. */
  ensure(shopId: string, userId: string, device: ExchangeRequest["device"]): Promise<Device>;
  /** Takes up what was read from the table. */
  recall(shopId: string, device: Named, numbered: Numbered): void;
  /** What the person may open has been read at this revision, and this device has its codes in it. */
  prepared(userId: string, device: Named, accessRev: number, shopIds: string[]): void;
  isPrepared(userId: string, device: Named, accessRev: number | undefined): boolean;
  /** The device in each shop that this person may open with it. */
  numberedAs(userId: string, device: Named): Device[];
};

/** More than one instance serves at a time; beyond it everything is read again. */
export const heldInMemory = 50_000;

export function createDeviceRegistry({
  sql,
  clock,
}: {
  sql: Sql;
  clock: () => number;
}): DeviceRegistry {
  const known = new Map<string, Known>();
  /** Of all that are known: in shops, and opened by people. */
  let held = 0;
  const keyOf = ({ id, epoch }: Named) => `${id.toLowerCase()} ${epoch}`;

  function peek(shopId: string, device: Named): Device | undefined {
    return known.get(keyOf(device))?.inShops.get(shopId);
  }

  function makeRoom(): void {
    if (held >= heldInMemory) {
      known.clear();
      held = 0;
    }
    held += 1;
  }

  function knownOf(device: Named): Known {
    const key = keyOf(device);
    const found = known.get(key) ?? { inShops: new Map(), openedBy: new Map() };
    known.set(key, found);
    return found;
  }

  function recall(shopId: string, device: Named, { no, code }: Numbered): Device {
    const before = peek(shopId, device);
    if (before) return before;
    const noted = { at: 0, lastSeq: -1 };
    const found = { shopId, no, code, lastSeq: 0, lastSaleAt: undefined, noted };
    makeRoom();
    knownOf(device).inShops.set(shopId, found);
    return found;
  }

  return {
    peek,
    recall,
    async ensure(shopId, userId, device) {
      const before = peek(shopId, device);
      if (before) return before;
      const found = await find(sql, shopId, device);
      return recall(
        shopId,
        device,
        found ?? (await untilThrough(() => register(sql, shopId, userId, device, clock()))),
      );
    },
    prepared(userId, device, accessRev, shopIds) {
      if (!knownOf(device).openedBy.has(userId)) makeRoom();
      knownOf(device).openedBy.set(userId, { accessRev, shopIds });
    },
    isPrepared: (userId, device, accessRev) =>
      known.get(keyOf(device))?.openedBy.get(userId)?.accessRev === accessRev,
    numberedAs(userId, device) {
      const { inShops, openedBy } = known.get(keyOf(device)) ?? {};
      const numbered: Device[] = [];
      for (const shopId of openedBy?.get(userId)?.shopIds ?? []) {
        const inShop = inShops?.get(shopId);
        if (inShop) numbered.push(inShop);
      }
      return numbered;
    },
  };
}

/** What is known of one numbering of one browser. */
type Known = {
  inShops: Map<string, Device>;
  openedBy: Map<string, { accessRev: number; shopIds: string[] }>;
};

type Numbered = { no: number; code: string };

async function find(
  sql: Sql | Transaction,
  shopId: string,
  device: Named,
): Promise<Numbered | undefined> {
  const [row] = await sql<Numbered[]>`
    select no, code from devices where shop_id = ${shopId} and device_id = ${device.id} and epoch = ${device.epoch}`;
  return row;
}

/** The next number of the shop, under the shop's lock; the person's devices learn of the new code by their access. */
async function register(
  sql: Sql,
  shopId: string,
  userId: string,
  device: ExchangeRequest["device"],
  now: number,
): Promise<Numbered> {
  return sql.begin(async (tx) => {
    const [shop] = await tx<{ count: number }[]>`
      select device_count as count from shop_revisions where shop_id = ${shopId} for update`;
    const already = await find(tx, shopId, device);
    if (already) return already;
    if (!shop) throw new ShopGone("its devices have no numbers any more");
    const no = shop.count + 1;
    const code = deviceCode(no);
    await tx`update shop_revisions set device_count = ${no} where shop_id = ${shopId}`;
    await tx`
      insert into devices (shop_id, device_id, epoch, no, code, label, user_id, last_seen_at)
      values (${shopId}, ${device.id}, ${device.epoch}, ${no}, ${code}, ${storableText(device.label)}, ${userId},
        ${new Date(now).toISOString()})`;
    await tx`update users set access_rev = access_rev + 1 where id = ${userId}`;
    return { no, code };
  });
}
