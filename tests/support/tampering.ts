import type { Sql, Transaction } from "#server/db/client.ts";
import { type BookOperation, bookOperations, keysOf } from "#server/sync/chain/book-leaves.ts";
import { sha256 } from "#server/sync/chain/links.ts";
import { sealDays } from "#server/sync/watches/seal-days.ts";
import { must } from "#shared/must.ts";
import { beginning, fromHex, nextLink, statementText, toHex } from "#shared/rules/chain.ts";
import { receiptNumber } from "#shared/rules/receipt.ts";
import { type Seal, sealOf } from "#shared/rules/seal.ts";
import type { Sign } from "#web/store/chain/chain-step.ts";
import { aLine } from "./builders.ts";
import { type ChainedDevice, chainedDevice } from "./chained-device.ts";
import { nodeKey } from "./node-chain.ts";
import { type Rng, randomFrom } from "./random.ts";
import type { SyncWorld } from "./sync-world.ts";

const oneDay = 86_400_000;

/** A shop of two tills that has sold for some days, each sealed, and for a morning after the last seal. */
export type TamperedShop = {
  shopId: string;
  /** As an owner's device kept them. */
  kept: Seal[];
  /** Number and letters of the last paper of each till. */
  papers: string[];
  operations: (Pick<BookOperation, "id" | "deviceNo" | "seq" | "kind" | "receipt"> & {
    isSealed: boolean;
  })[];
};

export async function shopToTamper(world: SyncWorld, days = 3, each = 12): Promise<TamperedShop> {
  const owner = await world.person("owner");
  const shopId = await world.shop(owner);
  await world.product(shopId, owner, "savon", { stock: 10_000, price: 500, minPrice: 1 });
  const tills = await Promise.all(
    ["owner", "seller"].map(async (role) => {
      const by = role === "owner" ? owner : await world.member(shopId, "seller");
      const device = world.device();
      const chained = chainedDevice({ world, by, device, shopId, sign: nodeKey() });
      return { device, chained, by, last: "" };
    }),
  );
  const rng = randomFrom("a shop to tamper with");
  for (let day = 0; day <= days; day += 1) {
    for (let sold = 0; sold < each; sold += 1)
      for (const till of tills) {
        world.now += 60_000;
        const sale = till.device.sale(shopId, [aLine("savon", { quantity: 1 + rng.int(0, 4) })]);
        const back = { direction: "out", amount: 100 + rng.int(0, 900), reason: "taxi" } as const;
        const acts =
          sold % 4 === 3 ? [sale, till.device.operation(shopId, "till.move", back)] : [sale];
        await till.chained.send(acts);
        till.last = sale.id;
      }
    if (day === days) break;
    world.now += oneDay;
    await sealDays(world.sync, { shopId });
  }
  await world.sync.heads.flush();
  const { sql } = world.database;
  const kept = await sealsOf(sql, shopId);
  const sealed = kept.at(-1)?.toRev ?? 0;
  const all = await bookOperations(sql, shopId, [0, Number.MAX_SAFE_INTEGER]);
  const operations = all.map(({ id, deviceNo, seq, kind, receipt, rev }) => ({
    ...{ id, deviceNo, seq, kind, receipt, isSealed: rev <= sealed },
  }));
  const codes = await sql<{ no: number; code: string }[]>`
    select no, code from devices where shop_id = ${shopId}`;
  const papers = tills.map(({ chained, last }: { chained: ChainedDevice; last: string }) => {
    const { deviceNo, receipt } = must(
      all.find(({ id }) => id === last),
      "the last sale",
    );
    const { code } = must(
      codes.find(({ no }) => no === deviceNo),
      "its device",
    );
    return `${receiptNumber(code, receipt ?? 0)} ${chained.letters(last)}`;
  });
  return { shopId, kept, papers, operations };
}

async function sealsOf(sql: Sql | Transaction, shopId: string): Promise<Seal[]> {
  return [
    ...(await sql<Seal[]>`
      select shop_id as "shopId", epoch, no, day::text, from_rev as "fromRev", to_rev as "toRev", before, root, runs, marks
      from seals where shop_id = ${shopId} order by rev`),
  ];
}

export const tamperings = ["remove", "swap", "edit", "edit-text"] as const;
export const coverings = ["nothing", "links", "links-and-seals", "everything-signed-anew"] as const;
export type Tampering = {
  way: (typeof tamperings)[number];
  /** What whoever did it wrote anew, as the server can. */
  cover: (typeof coverings)[number];
  /** The operations that it was done to. */
  done: TamperedShop["operations"];
};

/** Something done to the books by who holds the database; `tx` is to be rolled back. */
export async function tamper(
  tx: Transaction,
  { shopId, operations }: TamperedShop,
  rng: Rng,
  given: Partial<Pick<Tampering, "way" | "cover">> = {},
): Promise<Tampering> {
  const way = given.way ?? rng.pick(tamperings);
  const cover = given.cover ?? rng.pick(coverings);
  const sales = operations.filter(({ kind }) => kind === "sale");
  const one = way === "remove" || way === "edit-text" ? rng.pick(operations) : rng.pick(sales);
  const { id } = one;
  const table = one.kind === "sale" ? tx`sales` : tx`op_ledger`;
  const key = one.kind === "sale" ? tx`id` : tx`op_id`;
  const done = [one];
  if (way === "remove") {
    await tx`delete from ${table} where shop_id = ${shopId} and ${key} = ${id}`;
    await tx`delete from till_acts where shop_id = ${shopId} and id = ${id}`;
  } else if (way === "edit") {
    // What the books said of it themselves (who sold, on which day) is proved by a seal alone.
    const told = ["total", "receipt", "device_at"] as const;
    const column = rng.pick(one.isSealed ? ([...told, "seller_id", "day"] as const) : told);
    if (column === "seller_id")
      await tx`update sales set seller_id = ${crypto.randomUUID()} where shop_id = ${shopId} and id = ${id}`;
    else
      await tx`update sales set ${tx(column)} = ${tx(column)} + 1 where shop_id = ${shopId} and id = ${id}`;
  } else if (way === "edit-text") {
    await tx`update ${table} set hash = substr(sha256(hash), 1, 16) where shop_id = ${shopId} and ${key} = ${id}`;
  } else {
    const other = rng.pick(sales.filter(({ id: of }) => of !== id));
    done.push(other);
    // What was sold, and when: each stands under the other's number.
    await tx`
      update sales s set lines = o.lines, total = o.total + case when o.total = s.total then 1 else 0 end,
        device_at = o.device_at, hash = o.hash
      from sales o where o.shop_id = s.shop_id and s.shop_id = ${shopId} and s.id in (${id}, ${other.id})
        and o.id = case when s.id = ${id} then ${other.id}::uuid else ${id}::uuid end`;
  }
  if (cover !== "nothing") {
    const forger = cover === "everything-signed-anew" ? nodeKey() : undefined;
    for (const deviceNo of new Set(done.map((each) => each.deviceNo)))
      await linkAnew(tx, shopId, deviceNo, forger);
    if (cover !== "links") await sealAnew(tx, shopId);
  }
  return { way, cover, done };
}

/** Writes the links of a device anew, and its head, signed by another key where there is one. */
async function linkAnew(
  tx: Transaction,
  shopId: string,
  deviceNo: number,
  forger: Sign | undefined,
): Promise<void> {
  const own = (await bookOperations(tx, shopId, [0, Number.MAX_SAFE_INTEGER])).filter(
    (one) => one.deviceNo === deviceNo && one.hash !== null,
  );
  const [device] = await tx<{ deviceId: string; epoch: number }[]>`
    select device_id as "deviceId", epoch from devices where shop_id = ${shopId} and no = ${deviceNo}`;
  if (!device) return;
  let link = beginning(sha256, { ...device, shopId });
  for (const { id, seq, hash, link: was, kind } of own) {
    if (was === null) continue;
    link = nextLink(sha256, link, { id, seq, textHash: fromHex(hash ?? "") });
    if (toHex(link) === was) continue;
    const bytes = Buffer.from(link);
    if (kind === "sale")
      await tx`update sales set link = ${bytes} where shop_id = ${shopId} and id = ${id}`;
    else await tx`update op_ledger set link = ${bytes} where shop_id = ${shopId} and op_id = ${id}`;
  }
  const seq = own.at(-1)?.seq ?? 0;
  const signed = statementText(device, [{ shopId, seq, link: toHex(link) }]);
  const made = await forger?.(signed);
  await tx`
    update device_heads set seq = ${seq}, link = ${toHex(link)}
    where shop_id = ${shopId} and device_no = ${deviceNo}`;
  if (made)
    await tx`
      update device_heads set key = ${made.key}, signed = ${signed}, signature = ${made.signature}
      where shop_id = ${shopId} and device_no = ${deviceNo}`;
}

/** Writes every seal of the books anew, over what they hold now. */
async function sealAnew(tx: Transaction, shopId: string): Promise<void> {
  const keys = await keysOf(tx, shopId);
  let before = "";
  for (const seal of await sealsOf(tx, shopId)) {
    const held = await bookOperations(tx, shopId, [seal.fromRev, seal.toRev]);
    const sealed = held.map(({ deviceNo, seq, leaf }) => ({ deviceNo, seq, leaf: fromHex(leaf) }));
    const made = sealOf(sha256, { ...seal, before }, sealed, (no) => keys.get(no) ?? "");
    before = made.root;
    await tx`
      update seals set before = ${made.before}, root = ${made.root}, marks = ${made.marks},
        runs = ${JSON.stringify(made.runs)}::text::json
      where shop_id = ${shopId} and epoch = ${seal.epoch} and no = ${seal.no}`;
  }
}
