import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { startTestServer } from "#tests/support/server.ts";
import { huntLeaks } from "./leak-hunt.ts";
import { foreignIn, foundLeakWorld } from "./leak-world.ts";
import { huntLimits, leakFound, plantedLeaks } from "./planted-leaks.ts";

const answers = 2000;

/** A known world, in which somebody keeps notices of a time when they were of the staff; `npm run test:sync -- --leak` asks in fresh ones. */
test("[V1][V2][V3][V4] nothing foreign in 2,000 answers, errors included", async () => {
  const server = await startTestServer({ limits: huntLimits });
  try {
    const report = await huntLeaks(server, { answers, seed: 853007 });
    expect(report.foreign).toEqual([]);
    expect(report.withRows).toBeGreaterThan(answers / 20);
    expect(report.errors).toBeGreaterThan(answers / 50);
    expect(report.moves).toBeGreaterThan(answers / 50);
  } finally {
    await server.close();
  }
});

/** Only a leak that shows at once; `npm run test:sync -- --bugs` tries all of them. */
test("[V1] the hunt catches a server that looks at who may read too late", async () => {
  expect(await leakFound(plantedLeaks[0])).toBeDefined();
});

test("[V4] the search finds goods, names and numbers that are not the reader's", async () => {
  const server = await startTestServer();
  try {
    const world = await foundLeakWorld(server, randomFrom("search"));
    const [shop] = world.shops;
    const stranger = world.people.find(({ id }) => !shop?.members.has(id));
    const read = (text: string, asked = "") => foreignIn(world, stranger?.id ?? "", text, asked);
    expect(read(`{"name":"Article ${shop?.secret}-0"}`)).toContain("goods");
    expect(read(`{"note":"Note ${shop?.secret}c"}`)).toContain("the notebook");
    expect(read(`{"customerId":"${shop?.customerIds[1]}"}`)).toBeDefined();
    // A reseller's notebook is nobody else's, the owner among them, and theirs only while they are one.
    const withOwn = world.shops.find(({ ownCustomers }) => ownCustomers.size > 0);
    const [[resellerId, [ownCustomer]] = ["", []]] = withOwn?.ownCustomers ?? [];
    const row = `{"customerId":"${ownCustomer}"}`;
    expect(foreignIn(world, withOwn?.ownerId ?? "", row, "")).toContain("the notebook of");
    expect(foreignIn(world, resellerId, row, "")).toBeUndefined();
    withOwn?.members.set(resellerId, { role: "reseller", active: false });
    expect(foreignIn(world, resellerId, row, "")).toContain("the notebook of");
    // What the shop buys is the office's alone.
    const supplier = `{"supplierId":"${withOwn?.supplierIds[0]}"}`;
    expect(foreignIn(world, resellerId, supplier, "")).toContain("the suppliers of");
    expect(foreignIn(world, withOwn?.ownerId ?? "", supplier, "")).toBeUndefined();
    expect(read(`{"shopName":"${shop?.name}"}`)).toContain("the name");
    expect(read(`{"productId":"${shop?.productIds[0]}"}`)).toBeDefined();
    expect(read(`{"scope":"shop:${shop?.id}"}`, `shop:${shop?.id}`)).toBeUndefined();
    expect(read("{}")).toBeUndefined();
  } finally {
    await server.close();
  }
});
