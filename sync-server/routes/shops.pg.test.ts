import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
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
const aShop = (name = "Chez Awa") => ({ id: crypto.randomUUID(), name });

describe("choosing a role", () => {
  test("completes the onboarding, may be asked again, and tells what comes next", async () => {
    expect((await ask("GET", "me")).body.onboarding).toEqual({ completed: false, role: null });
    const chosen = await ask("POST", "me/role", { role: "owner" });
    expect(chosen.body.onboarding).toEqual({ completed: true, role: "owner" });
    expect(chosen.body.subscription).toBeNull();
    await ask("POST", "me/role", { role: "owner" });
    expect(await desk.actsOf(me)).toEqual(["role-chosen"]);
  });

  test("gives whoever works for others a link of their own, and the same one again", async () => {
    for (const role of ["reseller", "employee", "reseller"])
      expect((await ask("POST", "me/role", { role })).status).toBe(200);
    const links = await desk.server.database.sql`
      select kind from personal_links where user_id = ${me.id} order by kind`;
    expect(links.map(({ kind }) => kind)).toEqual(["employee", "reseller"]);
  });

  test("is one of three, and somebody's own", async () => {
    expect((await ask("POST", "me/role", { role: "manager" })).status).toBe(400);
    const url = "/api/v1/me/role";
    const stranger = await desk.server.app.inject({
      method: "POST",
      url,
      payload: { role: "owner" },
    });
    expect(stranger.statusCode).toBe(401);
  });

  test("whoever belongs to a shop already has nothing left to choose", async () => {
    await begin();
    await ask("POST", "shops", aShop());
    await desk.server.database.sql`update users set chosen_role = null where id = ${me.id}`;
    const { onboarding } = (await ask("GET", "me")).body;
    expect(onboarding).toEqual({ completed: true, role: "owner" });
  });
});

describe("opening a shop", () => {
  test.each([
    [{ country: "SN" }, "SN", "Africa/Dakar"],
    [{ country: "SN", timeZone: "Europe/Paris" }, "SN", "Africa/Dakar"],
    [{ country: "CD", timeZone: "Africa/Lubumbashi" }, "CD", "Africa/Lubumbashi"],
    [{ phone: "+225 07 01 02 03 04" }, "CI", "Africa/Abidjan"],
    [{ phone: "+225 07 01 02 03 04", country: "TG" }, "TG", "Africa/Lome"],
    [{ timeZone: "Africa/Libreville" }, "GA", "Africa/Libreville"],
    [{ timeZone: "Mars/Olympus" }, "CM", "Africa/Douala"],
    [{ country: "XX" }, "CM", "Africa/Douala"],
    [{}, "CM", "Africa/Douala"],
  ])("[country] with %j it lies in %s", async (said, country, timeZone) => {
    await begin();
    const shop = { ...aShop(), ...said };
    expect((await ask("POST", "shops", shop)).status).toBe(200);
    const [row] = await desk.server.database.sql`
      select country, time_zone as "timeZone" from shops where id = ${shop.id}`;
    expect(row).toEqual({ country, timeZone });
  });

  test("wants words that the books can hold, and a name of one line", async () => {
    await begin();
    const asked = [
      ...["Chez\u0000Awa", "Chez\nAwa", "Chez \ud800"].map((name) => aShop(name)),
      ...["description", "address", "phone"].map((field) => ({ ...aShop(), [field]: "a\u0000b" })),
    ];
    for (const shop of asked) {
      const refused = await ask("POST", "shops", shop);
      expect([refused.status, refused.body.code]).toEqual([400, "invalid-request"]);
    }
    const lines = { ...aShop(), description: "Savons\nHuiles" };
    expect((await ask("POST", "shops", lines)).status).toBe(200);
  });

  test("wants a plan first, in the specification's words", async () => {
    const refused = await ask("POST", "shops", aShop());
    expect([refused.status, refused.body.code]).toEqual([409, "no-subscription"]);
  });

  test("is one shop however often it is asked for", async () => {
    await begin();
    const shop = aShop();
    for (let each = 0; each < 3; each += 1)
      expect(await ask("POST", "shops", shop)).toEqual({ status: 200, body: { id: shop.id } });
    const { shops } = (await ask("GET", "me")).body;
    expect(shops).toMatchObject([{ shopId: shop.id, shopName: "Chez Awa", role: "owner" }]);
    expect(await desk.actsOf(me)).toEqual(["subscription-started", "shop-opened"]);
  });

  test("stops at the plan, also when two are asked for at once", async () => {
    await begin("starter");
    const both = await Promise.all([
      ask("POST", "shops", aShop("Akwa")),
      ask("POST", "shops", aShop("Deïdo")),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(both.find(({ status }) => status === 403)?.body.code).toBe("plan-limit");
  });

  test("is not possible once the plan has expired", async () => {
    await begin("enterprise");
    desk.now += 37 * day;
    expect((await ask("POST", "shops", aShop())).body.code).toBe("plan-limit");
  });

  test("under the identifier of somebody else's shop is refused and changes nothing", async () => {
    await begin();
    const shop = aShop();
    await ask("POST", "shops", shop);
    const mine = me;
    me = await desk.aPerson();
    await begin();
    const taken = await ask("POST", "shops", { ...shop, name: "Mine desk.now" });
    expect([taken.status, taken.body.code]).toEqual([409, "id-taken"]);
    expect((await desk.ask(mine, "GET", "me")).body.shops[0].shopName).toBe("Chez Awa");
  });

  test("under the identifier of a shop that is gone is refused, to whoever had it and to others", async () => {
    await begin("enterprise");
    const shop = aShop();
    await ask("POST", "shops", shop);
    const departure = { requestId: crypto.randomUUID(), reasons: ["business-closed"], details: "" };
    const closing = { ...departure, name: shop.name, proof: { password: "secret" } };
    expect((await ask("POST", `shops/${shop.id}/deletion`, closing)).status).toBe(200);
    const mine = me;
    me = await desk.aPerson();
    await begin();
    for (const who of [me, mine]) {
      me = who;
      const again = await ask("POST", "shops", shop);
      expect([again.status, again.body.code]).toEqual([409, "id-taken"]);
      expect((await ask("GET", "me")).body.shops).toEqual([]);
    }
  });

  test("needs a name", async () => {
    await begin();
    expect((await ask("POST", "shops", aShop("  "))).status).toBe(400);
  });
});
