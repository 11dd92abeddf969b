import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { isSigned } from "#server/sync/chain/heads.ts";
import { fromHex, fromWire, nextLink, toHex, toWire } from "#shared/rules/chain.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { httpDevice } from "#tests/support/device/http-device.ts";
import { nodeChain, nodeHash, nodeKey } from "#tests/support/node-chain.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import type { ChainOfDevice } from "#web/store/chain/chain-step.ts";
import { createProduct } from "#web/store/commands/create-product.ts";

let server: TestServer;
let base = "";
let people = 0;

beforeAll(async () => {
  server = await startTestServer();
  base = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

const soap = {
  ...{ name: "Savon", brand: "", model: "", color: "", dimensions: "", barcode: "", category: "" },
  ...{ price: 500, minPrice: 400, stockThreshold: 1, images: [] },
};

/** An owner with a shop and soap on its shelf, on a device with this chain. */
async function shopWith(chain: ChainOfDevice | undefined) {
  people += 1;
  const [password, email] = ["secret-secret", `owner-${people}@example.cm`];
  const owner = await httpDevice(base, chain);
  const fullName = "Ngo";
  await register(server.deps, { fullName, phone: "", email, password, shopName: "Akwa" });
  await owner.door.enter("login", { email, password });
  await owner.sync();
  const shopId = owner.shopId();
  const formId = crypto.randomUUID();
  const made = { shopId, formId, fields: soap, initialStock: 100 };
  const created = await createProduct(owner.device, made);
  if (!created.ok || created.value.operation.kind !== "product.create")
    throw new Error("not created");
  const { productId } = created.value.operation.body;
  await owner.sync();
  const sell = async (count: number) => {
    for (let sold = 0; sold < count; sold += 1)
      expect(await owner.sell(productId, 1)).toMatchObject({ ok: true });
  };
  return { ...owner, shopId, productId, sell };
}

type Row = { id: string; seq: number; hash: string; link: string | null };
const { database, deps } = { database: () => server.database, deps: () => server.deps };
const linked = async (shopId: string) => [
  ...(await database().sql<Row[]>`
    select op_id as id, seq, encode(hash, 'hex') as hash, encode(link, 'hex') as link from op_ledger
    where shop_id = ${shopId} union all
    select id, seq, encode(hash, 'hex'), encode(link, 'hex') from sales where shop_id = ${shopId} order by seq`),
];
const headsOf = (shopId: string) =>
  database().sql<
    { seq: number; link: string; key: string; signed: string; signature: string }[]
  >`select seq, link, key, signed, signature from device_heads where shop_id = ${shopId} order by at`;
const notesOf = (shopId: string) =>
  database().sql`select kind from chain_notes where shop_id = ${shopId} order by kind`;

test("[CH1] [CH3] what was sold offline and online is one chain, and its head is signed", async () => {
  const owner = await shopWith(nodeChain(nodeKey()));
  owner.net.isCut = true;
  await owner.sell(3);
  await owner.sync().catch(() => undefined);
  owner.net.isCut = false;
  await owner.sync();
  await owner.sell(1);
  await owner.sync();
  const rows = await linked(owner.shopId);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]?.link;
    if (!before) continue;
    const { id, seq } = row;
    const textHash = fromHex(row.hash);
    expect(toHex(nextLink(nodeHash, fromHex(before), { id, seq, textHash }))).toBe(row.link);
    expect(owner.device.outbox.get(id)?.link).toBe(toWire(fromHex(row.link ?? "")));
  }
  await deps().sync.heads.flush();
  const [head, ...others] = await headsOf(owner.shopId);
  expect(others).toEqual([]);
  expect(head).toMatchObject({ seq: 5, link: rows[4]?.link });
  expect(isSigned(head?.key ?? "", head?.signed ?? "", head?.signature ?? "")).toBe(true);
  expect(head?.signed).toContain(`${owner.shopId}:5:${rows[4]?.link}`);
  expect(await notesOf(owner.shopId)).toEqual([]);
});

test("[CH3] the key travels until the books have it, and again when they ask for it", async () => {
  const told: (string | undefined)[] = [];
  const own = nodeChain(nodeKey());
  const owner = await shopWith(async (outbox, sent) => {
    const step = await own(outbox, sent);
    if (step) told.push(step.told.key);
    return step;
  });
  await owner.sell(1);
  await owner.sync();
  expect(told.map((key) => key !== undefined)).toEqual([true, false]);
  // The instance that had heard it ended before it was written down.
  const before = await shopWith(own);
  await deps().sync.heads.flush();
  await database().sql`delete from device_heads`;
  await before.sell(1);
  await before.sync();
  await deps().sync.heads.flush();
  expect(await headsOf(before.shopId)).toEqual([]);
  for (let round = 0; round < 2; round += 1) {
    await before.sell(1);
    await before.sync();
  }
  await deps().sync.heads.flush();
  expect(await headsOf(before.shopId)).toHaveLength(1);
});

test("[CH2] without a key, without a chain, or with one that nobody can read, sales arrive as ever", async () => {
  const unsigned = await shopWith(nodeChain());
  await unsigned.sell(2);
  await unsigned.sync();
  await deps().sync.heads.flush();
  expect(await headsOf(unsigned.shopId)).toMatchObject([{ seq: 3, key: "", signature: "" }]);
  const old = await shopWith(undefined);
  await old.sell(1);
  await old.sync();
  expect((await linked(old.shopId)).map(({ link }) => link)).toEqual([null, null]);
  const odd = await shopWith(async () => ({
    told: { runs: "none" } as unknown as NonNullable<Awaited<ReturnType<ChainOfDevice>>>["told"],
    kept: (settled, learnt) => [[...settled], learnt],
  }));
  await odd.sell(1);
  await odd.sync();
  expect(odd.device.outbox.waiting()).toEqual([]);
  expect((await linked(odd.shopId)).map(({ link }) => link)).toEqual([null, null]);
});

test("[CH2] a chain that does not fit is kept and noted once, and the owner reads it", async () => {
  const own = nodeChain(nodeKey());
  let isBent = false;
  const owner = await shopWith(async (outbox, sent) => {
    const step = await own(outbox, sent);
    const [run] = step?.told.runs ?? [];
    const wrong = fromWire(run?.[1] ?? "", 16)?.fill(7);
    if (step && wrong && isBent) step.told.runs = [[0, toWire(wrong)]];
    return step;
  });
  isBent = true;
  for (let round = 0; round < 2; round += 1) {
    await owner.sell(1);
    await owner.sync();
    await deps().sync.heads.flush();
  }
  expect(owner.device.outbox.waiting()).toEqual([]);
  expect((await linked(owner.shopId)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await notesOf(owner.shopId)).toEqual([{ kind: "head" }]);
  const told = await database().sql`
    select details from audit_log where act = 'chain-broken' and shop_id = ${owner.shopId}`;
  expect(told).toEqual([{ details: { device: "A", no: "2", what: "head" } }]);
});

test("[CH5] a second key of the same device is noted, and so is a signature of none", async () => {
  const [first, second] = [nodeKey(), nodeKey()];
  let sign = first;
  const owner = await shopWith(nodeChain((text) => sign(text)));
  await deps().sync.heads.flush();
  sign = second;
  await owner.sell(1);
  await owner.sync();
  await deps().sync.heads.flush();
  sign = async (text) => {
    const [one, other] = [await first(`${text}!`), await second(text)];
    return one && other && { signature: one.signature, key: other.key };
  };
  await owner.sell(1);
  await owner.sync();
  await deps().sync.heads.flush();
  expect(await headsOf(owner.shopId)).toHaveLength(2);
  expect(await notesOf(owner.shopId)).toEqual([{ kind: "second-key" }, { kind: "signature" }]);
});

test("[CH1] runs of what waits for another person begin with the link before them", async () => {
  const requests: ExchangeRequest["chain"][] = [];
  const own = nodeChain();
  const owner = await shopWith(async (outbox, sent) => {
    // The first that waits is held back, as somebody else's would be.
    const step = await own(outbox, sent);
    requests.push(step?.told);
    return step;
  });
  await owner.sell(3);
  const [held] = owner.device.outbox.waiting();
  if (!held) throw new Error("nothing waits");
  const { outbox } = owner.device;
  await outbox.settle([{ ...held, by: crypto.randomUUID() }]);
  await owner.sync();
  expect(requests.at(-1)).toMatchObject({ runs: [[0, expect.any(String)]] });
  const passed = outbox.get(held.id);
  expect(passed?.link).toBeDefined();
  await outbox.settle([{ ...(passed ?? held), by: held.by }]);
  await owner.sync();
  const rows = await linked(owner.shopId);
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]?.link;
    if (!before) continue;
    const { id, seq } = row;
    const textHash = fromHex(row.hash);
    expect(toHex(nextLink(nodeHash, fromHex(before), { id, seq, textHash }))).toBe(row.link);
  }
  await deps().sync.heads.flush();
  expect(await notesOf(owner.shopId)).toEqual([]);
});
