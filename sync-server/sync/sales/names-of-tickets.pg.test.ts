import { expect, test } from "vitest";
import type { Operation, OperationBody } from "#shared/sync/operations.ts";
import { aLine } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";

const here = figuresWorld();
const send = (...operations: Operation[]) => here.world.send(here.owner, here.device, operations);

const all = () => here.world.rows(here.owner, `shop:${here.shop}`);

async function rename(was: string, name: string): Promise<number> {
  const office = here.world.device();
  const patch = { name: [was, name] as [string, string] };
  await here.world.send(here.owner, office, [
    office.operation(here.shop, "product.edit", { productId: "savon", patch }),
  ]);
  return revNow();
}

async function revNow(): Promise<number> {
  const [books] = await here.sql`
    select rev::int from shop_revisions where shop_id = ${here.shop}`;
  return books?.["rev"];
}

const called = async () => {
  const { products } = await all();
  return products?.find(({ id }) => id === "savon")?.name ?? "";
};
const sell = (catalogRev: number, given: Partial<OperationBody<"sale">> = {}) =>
  here.device.sale(here.shop, [aLine("savon")], { catalogRev, ...given });

async function namesOf(...tickets: Operation[]) {
  const { sales = [], returns = [] } = await all();
  const rows = new Map([...sales, ...returns].map((row) => [row.id, row.lines[0]?.name]));
  return tickets.map(({ id }) => rows.get(id));
}

test("[K6] a ticket keeps the name that its device knew, however late it comes", async () => {
  const first = await called();
  const before = await revNow();
  const second = await rename(first, "Savon de Marseille");
  const third = await rename("Savon de Marseille", "Savon noir");
  const tickets = [sell(before), sell(second - 1), sell(second), sell(third - 1), sell(third)];
  await send(...tickets);
  expect(await namesOf(...tickets)).toEqual([
    first,
    first,
    "Savon de Marseille",
    "Savon de Marseille",
    "Savon noir",
  ]);
});

test("[K6] renamed twice in one exchange, a ticket of before has the name of before both", async () => {
  const first = await called();
  const before = await revNow();
  const office = here.world.device();
  const edit = (was: string, name: string) =>
    office.operation(here.shop, "product.edit", {
      productId: "savon",
      patch: { name: [was, name] },
    });
  await here.world.send(here.owner, office, [edit(first, "Deux"), edit("Deux", "Trois")]);
  const ticket = sell(before);
  await send(ticket);
  expect(await namesOf(ticket)).toEqual([first]);
});

test("[K6] a name that a device tells stands: it had renamed the product itself, and nobody had heard of it", async () => {
  const rev = await revNow();
  const told = here.device.sale(here.shop, [aLine("savon", { name: "Savon du chef" })], {
    catalogRev: rev,
  });
  await send(told);
  expect(await namesOf(told)).toEqual(["Savon du chef"]);
});

test("[K4] what comes back is called as on a ticket that came after a rename", async () => {
  const first = await called();
  const before = await revNow();
  await rename(first, "Autre chose");
  const ticket = sell(before);
  await send(ticket);
  const back = here.giveBack(here.world.now);
  const body = { ...(back.body as OperationBody<"return">), saleId: ticket.id };
  const ofTicket = here.device.operation(here.shop, "return", body);
  await send(ofTicket);
  expect(await namesOf(ofTicket)).toEqual([first]);
});
