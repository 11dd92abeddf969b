import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { settleDue } from "#server/accounts/subscriptions.ts";
import { must } from "#shared/must.ts";
import { AccountDesk, type Someone } from "#tests/support/account-desk.ts";

let desk: AccountDesk;
let me: Someone;
const day = 24 * 3_600_000;

beforeAll(async () => {
  desk = await AccountDesk.open(Date.UTC(2026, 10, 20));
});
afterAll(() => desk.server.close());
beforeEach(async () => {
  me = await desk.aPerson();
});

const ask = (
  ...asked: Parameters<AccountDesk["ask"]> extends [unknown, ...infer Rest] ? Rest : never
) => desk.ask(me, ...asked);
const begin = (planId = "starter") => ask("POST", "subscription", { planId });
const subscription = async () => (await ask("GET", "subscription")).body.subscription;
const aShop = (name = "Chez Awa") => ({ id: crypto.randomUUID(), name });

describe("a subscription", () => {
  test("begins with thirty days of trial, once", async () => {
    const first = (await begin("professional")).body;
    expect(first).toEqual({
      subscription: {
        planId: "professional",
        status: "trial",
        trialEndsAt: new Date(desk.now + 30 * day).toISOString(),
        nextBillingAt: new Date(desk.now + 30 * day).toISOString(),
        limits: { maxShops: 5, maxAgencies: 5, maxProducts: 100, maxEmployees: 25 },
      },
      excess: [],
      payments: [],
    });
    desk.now += 10 * day;
    expect((await begin("enterprise")).body).toEqual(first);
    expect((await ask("GET", "me")).body).toMatchObject({
      onboarding: { completed: true, role: "owner" },
      subscription: { planId: "professional" },
    });
    expect(await desk.actsOf(me)).toEqual(["subscription-started"]);
  });

  test("runs out by the server's time alone: trial, a week of grace, expired", async () => {
    await begin();
    desk.now += 30 * day - 1;
    expect((await subscription()).status).toBe("trial");
    desk.now += 1;
    expect((await ask("GET", "me")).body.subscription.status).toBe("past_due");
    desk.now += 7 * day;
    expect((await ask("GET", "me")).body.subscription.status).toBe("expired");
  });

  test("tells its shops once an hour, and only what has changed", async () => {
    await begin();
    const shop = aShop();
    await ask("POST", "shops", shop);
    const limit = async () =>
      must(
        (
          await desk.server.database.sql`
            select s.max_products, s.max_agencies, s.rev, r.rev as of, r.turns_rev from shops s
            join shop_revisions r on r.shop_id = s.id where s.id = ${shop.id}`
        )[0],
      );
    expect(await limit()).toMatchObject({ max_products: 10, rev: 1 });
    desk.now += 31 * day;
    await settleDue(desk.server.deps);
    expect(await limit()).toMatchObject({ max_products: 10, rev: 1 });
    desk.now += 10 * day;
    await settleDue(desk.server.deps);
    // The revision of the row and of the shop: devices that read on from 1 learn it.
    expect(await limit()).toEqual({
      max_products: 0,
      max_agencies: 0,
      rev: 2,
      of: 2,
      turns_rev: 2,
    });
    await settleDue(desk.server.deps);
    expect((await limit())["rev"]).toBe(2);
  });

  test("another plan holds at once in every shop, up and down; what is too much is said and stays", async () => {
    await begin("professional");
    const [one, other] = [aShop("Akwa"), aShop("Bonabéri")];
    await ask("POST", "shops", one);
    desk.now += 1000;
    await ask("POST", "shops", other);
    await desk.server.database
      .sql`insert into products (shop_id, id, name, unique_code, category, price, min_price,
        brand, model, color, dimensions, stock_threshold, images, archived, rev)
      select ${one.id}, 'p' || n, 'p', 'c' || n, '', 1, 1, '', '', '', '', 0, '{}', n > 17, 1
      from generate_series(1, 20) n`;
    const down = await ask("PUT", "subscription/plan", { planId: "starter" });
    expect(down.body).toMatchObject({
      subscription: { planId: "starter", status: "trial" },
      excess: [
        { thing: "shops", shopId: null, count: 1, most: 1 },
        { thing: "products", shopId: one.id, shopName: "Akwa", count: 7, most: 10 },
      ],
    });
    const limits = async () =>
      (
        await desk.server.database
          .sql`select max_products from shops where owner_id = ${me.id} order by name`
      ).map((row) => row["max_products"]);
    expect(await limits()).toEqual([10, 10]);
    expect((await ask("POST", "shops", aShop())).body.code).toBe("plan-limit");
    const up = await ask("PUT", "subscription/plan", { planId: "enterprise" });
    expect([up.body.excess, await limits()]).toEqual([[], [null, null]]);
    expect(await desk.actsOf(me)).toContain("plan-changed");
  });

  test("that is cancelled lasts until its end, and may be taken up again", async () => {
    await begin();
    expect((await ask("DELETE", "subscription")).body.subscription.status).toBe("cancelled");
    const again = await ask("PUT", "subscription/plan", { planId: "starter" });
    expect(again.body.subscription.status).toBe("trial");
    await ask("DELETE", "subscription");
    desk.now += 30 * day;
    expect((await subscription()).status).toBe("expired");
  });

  test("that is past due cannot be cancelled: its week goes on, and it may still be paid", async () => {
    await begin();
    desk.now += 30 * day;
    const refused = await ask("DELETE", "subscription");
    expect([refused.status, refused.body.code]).toEqual([409, "period-over"]);
    expect((await subscription()).status).toBe("past_due");
    expect(await desk.actsOf(me)).not.toContain("subscription-cancelled");
  });

  test("of nobody cannot be changed, cancelled or paid", async () => {
    const payment = { id: crypto.randomUUID(), operator: "mtn", reference: "MP1234" };
    for (const answer of [
      await ask("PUT", "subscription/plan", { planId: "starter" }),
      await ask("DELETE", "subscription"),
      await ask("POST", "subscription/payments", payment),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        409,
        {
          code: "no-subscription",
          message: "Aucun abonnement trouvé. Veuillez d'abord choisir un plan.",
        },
      ]);
    }
    expect(await subscription()).toBeNull();
  });
});

test("the plans can be read by everybody", async () => {
  const answer = await desk.server.app.inject({ url: "/api/v1/plans" });
  expect(answer.json().plans.map(({ id }: { id: string }) => id)).toEqual([
    "starter",
    "professional",
    "enterprise",
  ]);
});
