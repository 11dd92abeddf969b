import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { must } from "#shared/must.ts";
import { tillFigures } from "#shared/rules/till.ts";
import { aLine } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";
import { onOneMachine } from "#tests/support/on-one-machine.ts";

const here = figuresWorld();
const minute = 60_000;
const fail = (_: object, text: string) => expect.fail(text);

/** What the migration does to what is in the books: all of it but the making of tables. */
function filling(): string[] {
  const name = must(readdirSync("migrations").find((file) => file.endsWith("_terms_of_facts.sql")));
  const all = readFileSync(`migrations/${name}`, "utf8").split("--> statement-breakpoint");
  return all.filter((one) => !/^\s*(CREATE|ALTER) /.test(one));
}

const rates = () => here.sql`
  select receipt, vat_rate from sales where shop_id = ${here.shop} order by receipt`;
const backs = () => here.sql`
  select vat_rate, vat::int from returns where shop_id = ${here.shop} order by rev, seq`;
const taxes = () => here.sql`
  select day::text, rate, base::int, vat::int from day_taxes where shop_id = ${here.shop} order by day, rate`;

/** As the version before left the books. */
async function forget(): Promise<void> {
  const { sql, shop } = here;
  await sql`update sales set vat_rate = 0, lines = long_lines(lines) where shop_id = ${shop}`;
  await sql`update returns set vat_rate = 0, vat = 0 where shop_id = ${shop}`;
  await sql`delete from day_taxes`;
  await sql`delete from former_terms`;
}

async function fill(): Promise<void> {
  for (const statement of filling()) await here.sql.unsafe(statement);
}

/** Three times of a shop: no tax, then 19.25 %, then 10 %; a ticket or two in each, and what came back. */
async function story(options: { closes: boolean; isUnseen: boolean }) {
  const { world, owner, shop, device } = here;
  const office = world.device();
  const send = (...operations: Parameters<typeof world.send>[2]) =>
    world.send(owner, device, operations);
  const sell = (quantity = 1) => device.sale(shop, [aLine("savon", { price: 65, quantity })]);
  const back = (saleId: string | null) =>
    device.operation(shop, "return", {
      ...{ saleId, lines: [aLine("savon", { price: 65 })], restock: true },
      ...{ refund: "cash" as const, total: 65, reason: "Abîmé" },
    });
  const setRate = async (was: number, rate: number) => {
    world.now += minute;
    const patch = { vatRate: [was, rate] as [number, number] };
    await world.send(owner, office, [office.operation(shop, "shop.edit", { patch }, world.now)]);
    world.now += minute;
  };
  await send(sell());
  await setRate(0, 1925);
  const three = sell(3);
  await send(three, sell());
  if (options.closes) {
    const figures = tillFigures(0, []);
    await send(
      device.operation(shop, "till.close", {
        ...{ z: 1, after: null, since: 0, openedAt: null, wasOpened: false, figures, counts: [] },
        ...{ counted: 0, vatRate: 1925, note: "", sellers: [] },
      }),
    );
  }
  await setRate(options.isUnseen ? 500 : 1925, 1000);
  await send(sell(2), back(three.id), back(null));
  await send(back(three.id), back(three.id));
}

onOneMachine.each([
  { closes: true, isUnseen: false, by: "a closing" },
  { closes: false, isUnseen: true, by: "what was written over unseen" },
])("[K1] the migration finds the rates of a shop that changed twice by $by", async (given) => {
  await story(given);
  const asNow = [await rates(), await backs()];
  expect(asNow).toEqual([
    [
      { receipt: 1, vat_rate: 0 },
      { receipt: 2, vat_rate: 1925 },
      { receipt: 3, vat_rate: 1925 },
      { receipt: 4, vat_rate: 1000 },
    ],
    [
      { vat_rate: 1925, vat: 10 },
      { vat_rate: 1000, vat: 6 },
      { vat_rate: 1925, vat: 11 },
      { vat_rate: 1925, vat: 10 },
    ],
  ]);
  const was = () => here.sql`
    select was from former_terms where shop_id = ${here.shop} order by rev`;
  const remembered = await was();
  const later = here.world.now + 100 * 86_400_000;
  await closeMonths(
    { ...here.world.sync, log: { warn: fail, error: fail }, clock: () => later },
    { shopId: here.shop },
  );
  const kept = await taxes();
  expect(kept).toHaveLength(2);
  await forget();
  const [before] = await here.sql`select rev from shop_revisions where shop_id = ${here.shop}`;
  await fill();
  expect([await rates(), await backs()]).toEqual(asNow);
  expect(await was()).toEqual(remembered);
  expect(await taxes()).toEqual(kept);
  expect(await here.check()).toEqual([]);
  // Devices read anew what they hold without tax.
  const rev = must(before)["rev"] + 1;
  expect(
    await here.sql`
    select (select rev from shops where id = ${here.shop}) as shop,
      (select min(rev) from returns where shop_id = ${here.shop}) as back,
      (select min(rev) from month_books where shop_id = ${here.shop}) as book`,
  ).toEqual([{ shop: rev, back: rev, book: rev }]);
});

onOneMachine("[K1] a shop that never told a rate is left as it is", async () => {
  const { world, owner, device, shop } = here;
  await world.send(owner, device, [device.sale(shop, [aLine("savon")])]);
  const stand = () => here.sql`select rev, turns_rev from shop_revisions where shop_id = ${shop}`;
  const before = await stand();
  await forget();
  await fill();
  expect([await stand(), await rates()]).toEqual([before, [{ receipt: 1, vat_rate: 0 }]]);
});
