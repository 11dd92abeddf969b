import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { tillFigures } from "#shared/rules/till.ts";
import type { ReturnBody } from "#shared/schemas/sale.ts";
import type { CloseTillBody } from "#shared/schemas/till.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aLine, type HandDevice, uuidOf } from "#tests/support/builders.ts";
import { figuresStart, figuresWorld } from "#tests/support/figures-world.ts";
import { onOneMachine } from "#tests/support/on-one-machine.ts";
import { randomFrom } from "#tests/support/random.ts";
import { reasonsIn, rowsIn } from "#tests/support/sync-world.ts";

const here = figuresWorld();
const dayMs = 86_400_000;
const lines = [aLine("savon")];
const agencyId = uuidOf(randomFrom("agency"));

function back(by: HandDevice, sale: Operation | null, given: Partial<ReturnBody> = {}) {
  return by.operation(here.shop, "return", {
    ...{ saleId: sale?.id ?? null, lines, restock: true, refund: "cash" as const, total: 500 },
    ...{ reason: "erreur", ...given },
  });
}

/** A seller with a till of their own, beside the owner's browser. */
async function twoDevices() {
  const seller = await here.world.member(here.shop, "seller");
  const [till, office] = [here.world.device(), here.world.device()];
  const sale = till.sale(here.shop, lines, { agencyId });
  await here.world.send(seller, till, [sale]);
  return { seller, till, office, sale };
}

const rows = () => here.world.rows(here.owner, `shop:${here.shop}`);
const countingOf = async ({ id }: Operation) =>
  (await rows()).returns?.find((row) => row.id === id)?.counting;
const codeOf = async ({ id }: Operation) =>
  (await rows()).sales?.find((row) => row.id === id)?.deviceCode ?? "";

async function revNow(): Promise<number> {
  const [books] = await here.sql`
    select rev::int from shop_revisions where shop_id = ${here.shop}`;
  return books?.["rev"];
}

type Told = Pick<CloseTillBody, "elsewhere"> & { after?: string | null; z?: number };
function closing(by: HandDevice, facts: Parameters<typeof tillFigures>[1], told: Told = {}) {
  const figures = tillFigures(0, facts);
  return by.operation(here.shop, "till.close", {
    ...{ z: 1, after: null, since: 0, openedAt: null, wasOpened: false, figures, counts: [] },
    ...{ counted: figures.expected, vatRate: 0, note: "", sellers: [], ...told },
  });
}
const sold = {
  ...{ kind: "sale" as const, receipt: 1, lines },
  payments: [{ method: "cash" as const, amount: 500 }],
};
const undone = { kind: "return" as const, lines, refund: "none" as const, isVoid: true };

test("[H7] what comes back counts against who sold it where it was sold, not who took it back", async () => {
  const { seller, office, sale } = await twoDevices();
  const given = back(office, sale, {
    agencyId: uuidOf(randomFrom("other agency")),
  });
  const loose = back(office, null);
  await here.world.send(here.owner, office, [given, loose]);
  expect(await countingOf(given)).toMatchObject({ sellerId: seller, agencyId, undoes: false });
  expect(await countingOf(loose)).toMatchObject({ sellerId: here.owner, agencyId: null });
});

test("[H7] a return that comes before its ticket counts as it tells of it, an unknown seller as nobody's", async () => {
  const seller = await here.world.member(here.shop, "seller");
  const office = here.world.device();
  const sale = here.device.sale(here.shop, lines);
  const ticket = { sellerId: seller, agencyId, deviceCode: "A" };
  const early = back(office, sale, { ticket, isVoid: true });
  const stranger = back(office, here.device.sale(here.shop, lines), {
    ticket: { ...ticket, sellerId: agencyId },
  });
  await here.world.send(here.owner, office, [early, stranger]);
  expect(await countingOf(early)).toMatchObject({ sellerId: seller, agencyId, undoes: true });
  expect(await countingOf(stranger)).toMatchObject({ sellerId: here.owner });
  // Whatever was told of it, the ticket has the last word.
  await here.world.send(seller, here.device, [sale]);
  expect(await countingOf(early)).toMatchObject({ sellerId: seller, agencyId: null, undoes: true });
});

test.each([
  ["months are open", false],
  ["their months are closed", true],
])(
  "[H7] a return that told nothing of its ticket counts as that says once it comes, where %s",
  async (_, isClosed) => {
    const seller = await here.world.member(here.shop, "seller");
    const [till, office] = [here.world.device(), here.world.device()];
    const sale = till.sale(here.shop, lines, { agencyId, vatRate: 1925 });
    const [undo, part] = [back(office, sale, { isVoid: true }), back(office, sale)];
    await here.world.send(here.owner, office, [undo, part, back(office, null)]);
    expect(await countingOf(undo)).toMatchObject({ sellerId: here.owner, undoes: true });
    const heard = await revNow();
    const clock = () => here.world.now + 90 * dayMs;
    const days = () => here.sql`
      select seller_id, tickets::int, returns::int, voids::int, refunded::int from day_totals
      where shop_id = ${here.shop} and returns > 0 order by returns`;
    if (isClosed) await closeMonths({ ...here.world.sync, clock }, { shopId: here.shop });
    if (isClosed) expect(await days()).toMatchObject([{ seller_id: here.owner, returns: 3 }]);
    expect(reasonsIn(await here.world.send(seller, till, [sale]))).toEqual([[]]);
    const counting = { sellerId: seller, agencyId };
    expect(await countingOf(undo)).toMatchObject({ ...counting, undoes: true });
    expect(await countingOf(part)).toMatchObject({ ...counting, undoes: false });
    if (!isClosed) await closeMonths({ ...here.world.sync, clock }, { shopId: here.shop });
    expect(await days()).toMatchObject([
      { seller_id: here.owner, tickets: 0, returns: 1, voids: 0, refunded: 500 },
      { seller_id: seller, tickets: 1, returns: 2, voids: 1, refunded: 1000 },
    ]);
    expect(await here.check()).toEqual([]);
    // Whoever had read the returns before reads them anew, and the stock that they moved.
    const answer = await here.world.send(here.owner, here.world.device(), [], {
      cursors: [[`shop:${here.shop}`, { epoch: 1, rev: heard }]],
    });
    const { returns = [], stocks = [] } = rowsIn(answer, `shop:${here.shop}`);
    expect(returns.map(({ id }) => id).sort()).toEqual([undo.id, part.id].sort());
    expect(stocks).toMatchObject([{ productId: "savon" }]);
    // Once more is nothing new.
    await here.world.send(seller, till, [sale]);
    expect(await here.check()).toEqual([]);
  },
);

test("[K3] [K4] names and tax of what came back before its ticket are those of the ticket in the end", async () => {
  const before = await revNow();
  const many = [aLine("savon", { price: 65, quantity: 3 })];
  const sale = here.device.sale(here.shop, many, { vatRate: 1925, catalogRev: before });
  const office = here.world.device();
  const rename = office.operation(here.shop, "product.edit", {
    productId: "savon",
    patch: { name: ["Article savon", "Savon noir"] },
  });
  const one = [aLine("savon", { price: 65 })];
  const part = () => back(office, sale, { lines: one, total: 65 });
  const parts = [part(), part(), part()];
  await here.world.send(here.owner, office, [rename, ...parts]);
  const told = async () =>
    (await rows()).returns?.map(({ vatRate, vat, lines: [line] }) => [vatRate, vat, line?.name]);
  expect(await told()).toEqual(parts.map(() => [0, 0, "Savon noir"]));
  await here.world.send(here.owner, here.device, [sale]);
  // The ticket bears 31 F of 195; 10, 11 and 10 go back, and nothing is left over.
  const back_ = (await told()) ?? [];
  expect(back_.map(([, vat]) => Number(vat)).reduce((a, b) => a + b)).toBe(31);
  expect(back_.map(([rate, , name]) => [rate, name])).toEqual(
    parts.map(() => [1925, "Article savon"]),
  );
});

test("[H8] a ticket undone on two devices is undone once", async () => {
  const { till, seller, office, sale } = await twoDevices();
  const first = back(office, sale, { isVoid: true });
  await here.world.send(here.owner, office, [first]);
  const second = back(till, sale, { isVoid: true });
  const answer = await here.world.send(seller, till, [second]);
  expect(reasonsIn(answer)[0]).toContain("more-returned-than-sold");
  expect([await countingOf(first), await countingOf(second)]).toMatchObject([
    { undoes: true },
    { undoes: false },
  ]);
});

test.each([
  ["nothing was given back", { refund: "none" }, "ticket"],
  ["mobile money went back", { refund: "mobile-money" }, "ticket"],
  ["cash left the ticket's drawer", { refund: "cash", till: "ticket" }, "ticket"],
  ["cash left this drawer", { refund: "cash" }, "here"],
] as const)(
  "[Z6] of a void made elsewhere, where %s, the till is that of the %s",
  async (_, given, where) => {
    const { office, sale } = await twoDevices();
    const undo = back(office, sale, { ...given, isVoid: true });
    const own = office.sale(here.shop, lines);
    await here.world.send(here.owner, office, [undo, own]);
    const code = await codeOf(where === "ticket" ? sale : own);
    expect((await countingOf(undo))?.till).toBe(code);
  },
);

test("[Z6] the closing that names a void made elsewhere counts it, once; no other does, and none is flagged", async () => {
  const { seller, till, office, sale } = await twoDevices();
  const undo = back(office, sale, { refund: "none", isVoid: true });
  await here.world.send(here.owner, office, [undo]);
  const unheard = closing(till, [sold]);
  const naming = closing(till, [undone], { z: 2, after: unheard.id, elsewhere: [{ id: undo.id }] });
  const again = closing(till, [undone], { z: 3, after: naming.id, elsewhere: [{ id: undo.id }] });
  const here_ = closing(office, []);
  const answer = await here.world.send(seller, till, [unheard, naming, again]);
  expect(reasonsIn(answer)).toEqual([[], [], ["till-mismatch"]]);
  expect(reasonsIn(await here.world.send(here.owner, office, [here_]))).toEqual([[]]);
});

test("[Z6] [K3] a closing counts the tax and the cash part of what came back elsewhere as what came back here", async () => {
  const { seller, till, office } = await twoDevices();
  const rate = { vatRate: 1925 };
  const payments = [
    { method: "cash" as const, amount: 200, tendered: 200 },
    { method: "mobile-money" as const, amount: 300, reference: "MP-ELSEWHERE" },
  ];
  const sale = till.sale(here.shop, lines, { ...rate, payments });
  expect(reasonsIn(await here.world.send(seller, till, [sale]))).toEqual([[]]);
  const undo = back(office, sale, {
    ...{ isVoid: true, refund: "mobile-money", cashPart: 200, till: "ticket", ...rate, vat: 81 },
  });
  expect(reasonsIn(await here.world.send(here.owner, office, [undo]))).toEqual([[]]);
  const close = closing(
    till,
    [
      sold,
      { ...sold, receipt: 2, payments, ...rate },
      { ...undone, refund: "mobile-money", cashPart: 200, saleId: sale.id, ...rate, vat: 81 },
    ],
    { elsewhere: [{ id: undo.id }] },
  );
  expect(reasonsIn(await here.world.send(seller, till, [close]))).toEqual([[]]);
});

test("[H2] [H7] [H8] months closed before or after a void equal what is counted anew", async () => {
  const { till, office, sale } = await twoDevices();
  const late = office.operation(
    ...[here.shop, "return" as const, back(office, sale, { isVoid: true }).body as ReturnBody],
    figuresStart + dayMs,
  );
  const close = () =>
    closeMonths(
      { ...here.world.sync, clock: () => here.world.now + 90 * dayMs },
      { shopId: here.shop },
    );
  await close();
  await here.world.send(here.owner, office, [late]);
  expect(await here.check()).toEqual([]);
  const [day] = await here.sql`select voids::int, voided_lines::int, seller_id from day_totals
    where shop_id = ${here.shop} and voids > 0`;
  expect(day).toMatchObject({ voids: 1, voided_lines: 1 });
  expect(day?.["seller_id"]).not.toBe(here.owner);
  expect(till).toBeDefined();
});

onOneMachine(
  "[H2] the migration counts what came back before it in the same terms, and tells devices",
  async () => {
    const { seller, office, sale } = await twoDevices();
    const [first, second] = [
      back(office, sale, { isVoid: true }),
      back(office, sale, { isVoid: true }),
    ];
    await here.world.send(here.owner, office, [first, second, back(office, null)]);
    await closeMonths(
      { ...here.world.sync, clock: () => here.world.now + 90 * dayMs },
      { shopId: here.shop },
    );
    const [before] =
      await here.sql`select rev::int from shop_revisions where shop_id = ${here.shop}`;
    const kept = () =>
      here.sql`select * from day_totals where shop_id = ${here.shop} order by seller_id, agency_id`;
    const after = [...(await kept())];
    // As the version before left them: each return counted by who took it back, every void as one.
    await here.sql`delete from day_totals where shop_id = ${here.shop} and seller_id = ${here.owner}`;
    await here.sql`update day_totals set returns = 0, voids = 0, returned_pieces = 0, refunded = 0, refunded_cash = 0,
    voided_lines = 0 where shop_id = ${here.shop}`;
    await here.sql`insert into day_totals (shop_id, day, seller_id, returns, voids, returned_pieces, refunded, refunded_cash)
    values (${here.shop}, '2026-03-10', ${here.owner}, 3, 2, 3, 1500, 1500)`;
    await here.sql`update month_products set voided_lines = 0 where shop_id = ${here.shop}`;
    await here.sql`update returns set of_seller_id = null, of_agency_id = null, undoes = false, till_no = null`;
    const file = "migrations/0028_where_returns_count.sql";
    const steps = readFileSync(file, "utf8").split("--> statement-breakpoint");
    await here.sql.begin(async (tx) => {
      for (const step of steps)
        if (!/^\s*ALTER TABLE .* ADD COLUMN/.test(step)) await tx.unsafe(step);
    });
    expect([...(await kept())]).toEqual(after);
    expect(await here.check()).toEqual([]);
    expect(await countingOf(second)).toMatchObject({ sellerId: seller, undoes: false });
    const [raised] = await here.sql`
    select r.rev::int, (select max(b.rev)::int from month_books b where b.shop_id = r.shop_id) as book
    from shop_revisions r where shop_id = ${here.shop}`;
    expect(raised).toEqual({ rev: before?.["rev"] + 1, book: before?.["rev"] + 1 });
  },
);
