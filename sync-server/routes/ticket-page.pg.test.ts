import { afterAll, beforeAll, expect, test } from "vitest";
import { findTicket } from "#server/sync/chain/find-ticket.ts";
import { aLine } from "#tests/support/builders.ts";
import { chainedDevice } from "#tests/support/chained-device.ts";
import { nodeKey } from "#tests/support/node-chain.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { type SyncWorld, syncWorld } from "#tests/support/sync-world.ts";

let server: TestServer;
let world: SyncWorld;
let letters = "";

beforeAll(async () => {
  world = await syncWorld();
  server = await startTestServer({}, { sync: world.sync, wake: world.sync.wake });
  const owner = await world.person("owner");
  const shopId = await world.shop(owner, "Chez Awa");
  await world.product(shopId, owner, "savon", { stock: 10, price: 1250 });
  const device = world.device();
  const chained = chainedDevice({ world, by: owner, device, shopId, sign: nodeKey() });
  const sale = device.sale(shopId, [aLine("savon", { quantity: 2, price: 1250 })]);
  await chained.send([sale]);
  letters = chained.letters(sale.id);
});
afterAll(async () => {
  await server.close();
  await world.close();
});

const ask = (of: string, language = "fr-CM,fr;q=0.9") =>
  server.app.inject({
    url: `/v/${encodeURIComponent(of)}`,
    headers: { "accept-language": language },
  });

test("[CH9] whoever has the letters is told the day and the total, and nothing else", async () => {
  const { statusCode, body, headers } = await ask(letters);
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body.replaceAll(/\s/g, " ")).toContain("2 500 FCFA");
  expect(body).toContain("20 novembre 2026");
  expect(body).not.toMatch(/Awa|savon|script|shop|owner/i);
  const text = body.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  expect(text.trim()).toBe(
    "Reçu Boutika Reçu Boutika Ce reçu est enregistré. Jour 20 novembre 2026 Total 2 500 FCFA Si le papier dit autre chose, il a été changé.",
  );
});

test("[CH9] a ticket that was undone, or given back in part or whole, says so", async () => {
  const owner = await world.person("owner");
  const shopId = await world.shop(owner, "Chez Bih");
  await world.product(shopId, owner, "savon", { stock: 50, price: 1250 });
  const device = world.device();
  const chained = chainedDevice({ world, by: owner, device, shopId, sign: nodeKey() });
  const line = (quantity: number) => aLine("savon", { quantity, price: 1250 });
  const sales = [1, 2, 3].map(() => device.sale(shopId, [line(2)]));
  const [part, whole, undone] = sales.map(({ id }) => id);
  const back = (saleId: string | undefined, quantity: number, given: object = {}) =>
    device.operation(shopId, "return", {
      ...{ saleId: saleId ?? null, lines: [line(quantity)], total: quantity * 1250 },
      ...{ restock: true, refund: "cash", reason: "Abîmé", ...given },
    } as never);
  await chained.send(sales);
  await chained.send([
    ...[back(part, 1), back(whole, 1), back(whole, 1)],
    back(undone, 2, { isVoid: true }),
  ]);
  const textOf = async (id: string | undefined, language?: string) =>
    (await ask(chained.letters(id ?? ""), language)).body
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ");
  expect(await textOf(part)).toContain("Total 2 500 FCFA Rendu depuis 1 250 FCFA");
  expect(await textOf(part)).not.toMatch(/annulé|ne vaut plus/);
  expect(await textOf(whole)).toContain("Tout a été rendu : ce reçu ne vaut plus rien.");
  expect(await textOf(undone)).toContain("Ce ticket a été annulé : il ne vaut plus rien.");
  expect(await textOf(undone, "en-GB")).toContain("This ticket was cancelled");
  expect(await textOf(part, "en-GB")).toContain("Given back since 1,250 FCFA");
});

test("[CH9] [CH4] the letters are taken as somebody types them, in the language that they read", async () => {
  const typed = letters.toLowerCase().replaceAll("-", " ");
  const { statusCode, body } = await ask(typed, "en-US,en;q=0.9,fr;q=0.5");
  expect(statusCode).toBe(200);
  expect(body).toContain("This receipt is on record.");
  expect(body).toContain("20 November 2026");
});

test("[CH9] other letters, and what are none, are answered alike", async () => {
  const other = letters.replace(/^./, (one) => (one === "A" ? "B" : "A"));
  const [unknown, odd] = [await ask(other), await ask("<script>")];
  expect(unknown.statusCode).toBe(404);
  expect(odd.statusCode).toBe(404);
  expect(odd.body).toBe(unknown.body);
  expect(unknown.body).toContain("Aucun reçu");
});

test("[CH9] one who has only a few letters is told nothing", async () => {
  expect(await findTicket(world.database.sql, letters.slice(0, 9))).toBeUndefined();
});

test("[CH9] whoever tries many letters is stopped", async () => {
  const limits = { ticketsByAddress: { max: 3, seconds: 60 } };
  const strict = await startTestServer({ limits }, { sync: world.sync, wake: world.sync.wake });
  const codes: number[] = [];
  for (let tried = 0; tried < 5; tried += 1)
    codes.push((await strict.app.inject({ url: "/v/AAAA-AAAA-AAAA" })).statusCode);
  expect(codes).toEqual([404, 404, 404, 429, 429]);
  await strict.close();
});
