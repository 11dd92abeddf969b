import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { administer } from "#server/accounts/administration.ts";
import {
  confirmPayment,
  type DecidedPayment,
  pendingPayments,
} from "#server/accounts/payments/payments.ts";
import { settleDue } from "#server/accounts/subscriptions.ts";
import { must } from "#shared/must.ts";
import { AccountDesk, type Someone } from "#tests/support/account-desk.ts";
import { waitingIn } from "#tests/support/waiting.ts";

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

describe("a payment by mobile money", () => {
  const aPayment = (reference = `MP-${crypto.randomUUID().slice(0, 8)}`) => ({
    id: crypto.randomUUID(),
    operator: "mtn",
    reference,
  });

  test("waits to be confirmed, pays for thirty days, and counts once", async () => {
    await begin();
    const payment = aPayment();
    for (let each = 0; each < 2; each += 1) await ask("POST", "subscription/payments", payment);
    const announced = (await ask("GET", "subscription")).body;
    expect(announced.payments).toEqual([
      { ...payment, planId: "starter", amount: 5000, status: "pending", at: expect.any(String) },
    ]);
    expect(announced.subscription.status).toBe("trial");

    desk.now += 32 * day;
    expect((await subscription()).status).toBe("past_due");
    const listed = await administer(desk.server.deps, ["payments"]);
    expect(listed.join("\n")).toContain(payment.reference);
    await administer(desk.server.deps, ["confirm", payment.id]);
    expect(await subscription()).toMatchObject({
      status: "active",
      nextBillingAt: new Date(desk.now + 28 * day).toISOString(),
    });
    await expect(administer(desk.server.deps, ["confirm", payment.id])).rejects.toThrow(
      `${payment.reference} is confirmed already.`,
    );
    expect(await desk.actsOf(me)).toEqual([
      "subscription-started",
      "payment-announced",
      "payment-confirmed",
    ]);
  });

  test("that pays an expired plan opens everything again", async () => {
    await begin();
    const shop = aShop();
    await ask("POST", "shops", shop);
    const payment = aPayment();
    await ask("POST", "subscription/payments", payment);
    desk.now += 60 * day;
    await settleDue(desk.server.deps);
    const limit = async () =>
      (await desk.server.database.sql`select max_products from shops where id = ${shop.id}`)[0]?.[
        "max_products"
      ];
    expect(await limit()).toBe(0);
    await administer(desk.server.deps, ["confirm", payment.id]);
    expect(await limit()).toBe(10);
    expect((await subscription()).nextBillingAt).toBe(new Date(desk.now + 30 * day).toISOString());
  });

  test("that did not come is refused, and another may follow", async () => {
    await begin();
    const payment = aPayment();
    await ask("POST", "subscription/payments", payment);
    await administer(desk.server.deps, ["refuse", payment.id]);
    const { payments } = (await ask("GET", "subscription")).body;
    expect(payments).toMatchObject([{ status: "refused" }]);
    await expect(administer(desk.server.deps, ["confirm", payment.id])).rejects.toThrow("refused");
  });

  test("pays for one person only, and never for less than the plan costs by now", async () => {
    await begin();
    const payment = aPayment("SAME-1");
    await ask("POST", "subscription/payments", payment);
    await administer(desk.server.deps, ["confirm", payment.id]);
    me = await desk.aPerson();
    await begin();
    const again = aPayment("same 1");
    await ask("POST", "subscription/payments", again);
    await expect(administer(desk.server.deps, ["confirm", again.id])).rejects.toThrow("has paid");

    const small = aPayment();
    await ask("POST", "subscription/payments", small);
    await ask("PUT", "subscription/plan", { planId: "enterprise" });
    await expect(administer(desk.server.deps, ["confirm", small.id])).rejects.toThrow("5000 XAF");
    await administer(desk.server.deps, ["plan", me.email, "starter"]);
    await administer(desk.server.deps, ["confirm", small.id]);
    expect((await subscription()).status).toBe("active");
  });

  test.each([
    ["mp1a", "MP1A"],
    ["PP2411.2408-C_7/X", "pp2411 2408c7x"],
    ["MP\u201124\u00a011\u200b", "mp2411"],
    ["MP٢٤١٢ \u2014 ７", "mp24127"],
  ])(
    "pays once as %s and %s, also when two clerks confirm at the same moment",
    async (...typed) => {
      const { database, deps } = desk.server;
      const both = typed.map((reference) => aPayment(reference));
      for (const payment of both) {
        me = await desk.aPerson();
        await begin();
        await ask("POST", "subscription/payments", payment);
      }
      const waiting = () => waitingIn(database.sql);
      let answers: Promise<DecidedPayment[]> | undefined;
      await database.sql.begin(async (holder) => {
        // Nobody writes down what they have decided before both have looked, or wait for one another.
        await holder`lock table audit_log in share mode`;
        answers = Promise.all(both.map(({ id }) => confirmPayment(deps, id)));
        await expect.poll(waiting).toBe(2);
      });
      const [first, second] = must(await answers);
      expect([first?.ok, second?.ok].toSorted()).toEqual([false, true]);
      expect(first?.ok ? second : first).toMatchObject({ code: "reference-used" });
    },
  );

  test.each(["before", "after"])(
    "is worth as much when the plan is changed %s it is confirmed",
    async (order) => {
      await begin("enterprise");
      const payment = aPayment();
      await ask("POST", "subscription/payments", payment);
      const change = () => ask("PUT", "subscription/plan", { planId: "starter" });
      if (order === "before") await change();
      const [listed] = await pendingPayments(desk.server.deps, { search: payment.reference });
      expect(listed?.planNow).toBe(order === "before" ? "starter" : "enterprise");
      await administer(desk.server.deps, ["confirm", payment.id]);
      if (order === "after") await change();
      // Thirty days of trial, then what 50 000 francs buy of Starter.
      const until = new Date(desk.now + 330 * day).toISOString();
      expect(await subscription()).toMatchObject({ planId: "starter", nextBillingAt: until });
    },
  );

  test("of others is nobody's business, and a few may wait at a time", async () => {
    await begin();
    for (let each = 0; each < 6; each += 1) {
      const answer = await ask("POST", "subscription/payments", aPayment(`REF-${each}`));
      expect(answer.status).toBe(each < 5 ? 200 : 409);
    }
    me = await desk.aPerson();
    await begin();
    expect((await ask("GET", "subscription")).body.payments).toEqual([]);
  });
});

describe("an administrator", () => {
  test.each([
    [[], "npm run admin -- payments"],
    [["give"], "npm run admin -- payments"],
    [["confirm", "MP123"], "is not the identifier of a payment"],
    [["confirm", "0190b0c0-0000-7000-8000-000000000000"], "There is no such payment."],
    [["plan", "nobody@example.com", "starter"], "Nobody has an account with nobody@example.com."],
    [["plan", "", "starter"], "Nobody has an account with no address."],
    [["plan", "nobody@example.com", "gold"], '"gold" is no plan.'],
  ])("who asks for %j is told what is wrong", async (words, message) => {
    await expect(administer(desk.server.deps, words)).rejects.toThrow(message);
  });

  test("gives a plan, also to somebody who never chose one, and sees everybody's", async () => {
    expect(await administer(desk.server.deps, ["plan", ` ${me.email}`, "enterprise"])).toEqual([
      expect.stringContaining("enterprise, trial until"),
    ]);
    const lines = await administer(desk.server.deps, ["subscriptions"]);
    expect(lines.find((line) => line.includes(me.email))).toMatch(/^enterprise {2}trial .*0 shops/);
  });
});

describe("where plans are paid", () => {
  const accounts = [
    { operator: "Orange Money", number: "+237 6 99 00 00 00", name: "BOUTIKA SARL" },
    { operator: "MTN MoMo", number: "+237 6 77 00 00 00", name: "BOUTIKA SARL" },
  ];

  test.each([
    ["is told with what to write as the reason", { accounts, email: "aide@example.com" }],
    ["is nowhere yet without accounts, and whom to ask is told", { accounts: [], phone: "+237 1" }],
  ])("%s", async (_, paying) => {
    const paid = await AccountDesk.open(Date.UTC(2026, 10, 20), {}, { paying });
    const owner = await paid.aPerson();
    const { body } = await paid.ask(owner, "POST", "subscription", { planId: "starter" });
    expect(body.paying).toEqual({ ...paying, reference: expect.stringMatching(/^B-[0-9A-F]{6}$/) });
    const again = (await paid.ask(owner, "GET", "subscription")).body;
    expect(again.paying).toEqual(body.paying);
    await paid.server.close();
  });
});
