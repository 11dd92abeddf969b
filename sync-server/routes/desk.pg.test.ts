import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteAccount } from "#server/accounts/deletion.ts";
import { sendDue } from "#server/mail/sender.ts";
import { AccountDesk, type Someone } from "#tests/support/account-desk.ts";
import { lastLetterTo } from "#tests/support/letters.ts";

const support = "aide@boutika.test";
/** The first person of a desk has this address. */
const administrator = "person1@example.com";
let desk: AccountDesk;
let boss: Someone;
let me: Someone;

beforeAll(async () => {
  desk = await AccountDesk.open(Date.UTC(2026, 10, 20, 9, 30), {
    desk: { admins: [administrator], supportEmail: support },
  });
  boss = await desk.aPerson();
});
afterAll(() => desk.server.close());
beforeEach(async () => {
  me = await desk.aPerson();
  desk.now += 3_600_001;
});

const aContact = (given: object = {}) => ({
  id: crypto.randomUUID(),
  ...{ firstName: "Awa", lastName: "Ndiaye", email: `${crypto.randomUUID()}@example.com` },
  ...{ projectType: "Stock", message: "Bonjour,\nje cherche une caisse." },
  ...given,
});
async function contact(payload: object): Promise<number> {
  desk.now += 1000;
  const asked = { method: "POST", url: "/api/v1/contact", payload } as const;
  return (await desk.server.app.inject(asked)).statusCode;
}
const mails = (template: string) =>
  desk.server.database.sql<{ recipient: string; data: Record<string, string> }[]>`
    select recipient, data from outgoing_messages where template = ${template} order by created_at, id`;
const letterTo = (recipient: string) => lastLetterTo(desk.server, recipient);
const kept = async ({ id }: { id: string }) =>
  (await desk.server.database.sql`select id from contact_messages where id = ${id}`).length;
const say = (text: string, id: string = crypto.randomUUID()) =>
  desk.ask(me, "POST", "support/messages", { id, text });

describe("the contact form", () => {
  test("is kept once however often it is sent, and mailed both ways, in the time of Douala", async () => {
    desk.now = Date.UTC(2026, 10, 20, 9, 30);
    const asked = aContact({ email: "Awa@Example.com" });
    for (let turn = 0; turn < 3; turn += 1) expect(await contact(asked)).toBe(202);
    expect(await kept(asked)).toBe(1);
    const ofIt = async (template: string) =>
      (await mails(template)).filter(({ data }) => data["contactId"] === asked.id);
    expect(await ofIt("contact-received")).toMatchObject([{ recipient: support }]);
    expect(await ofIt("contact-acknowledged")).toMatchObject([{ recipient: "awa@example.com" }]);

    const toDesk = await letterTo(support);
    expect(toDesk?.text).toContain("Reçu le 20 novembre 2026 à 10:30 (heure de Douala)");
    expect(toDesk?.text).toContain("je cherche une caisse.");
    expect(toDesk?.replyTo).toBe("awa@example.com");
    expect((await letterTo("awa@example.com"))?.text).toContain("Bonjour Awa,");
    expect(await contact({ ...asked, message: "Other words" })).toBe(409);
  });

  test("thanks a machine and keeps nothing: the field nobody sees", async () => {
    const asked = aContact({ website: "http://spam.test" });
    expect(await contact(asked)).toBe(202);
    expect(await kept(asked)).toBe(0);
  });

  test("what a browser filled at once is kept: no haste throws a message away", async () => {
    // Pages of before say how long the form stood open.
    for (const tookMs of [0, 1, 800, 2999]) {
      const asked = aContact({ tookMs });
      expect(await contact(asked)).toBe(202);
      expect(await kept(asked)).toBe(1);
    }
    const asked = aContact();
    expect([await contact(asked), await kept(asked)]).toEqual([202, 1]);
  });

  test.each([
    ["no first name", { firstName: " " }],
    ["no last name", { lastName: "" }],
    ["no address", { email: "awa" }],
    ["no need", { projectType: "" }],
    ["no words", { message: " \n" }],
    ["what no book can hold", { message: "\0" }],
    ["a second line in a name", { firstName: "Awa\r\nBcc: all@example.com" }],
    ["too many words", { message: "x".repeat(4001) }],
  ])("wants all five fields as they are: %s", async (_, given) => {
    expect(await contact(aContact(given))).toBe(400);
  });

  test("carries nobody's advertisement to the address of another", async () => {
    const asked = aContact({ firstName: "Gagnez http://spam.test", message: "http://spam.test" });
    await contact(asked);
    const letter = await letterTo(asked.email);
    expect(letter?.text).not.toContain("spam");
    expect(letter?.text).toContain("Bonjour,");
    for (let turn = 0; turn < 8; turn += 1) await contact(aContact({ email: asked.email }));
    const sent = (await mails("contact-acknowledged")).filter(
      ({ recipient }) => recipient === asked.email,
    );
    expect(sent).toHaveLength(5);
  });

  test("speaks the language it was written in", async () => {
    const asked = aContact({ locale: "en" });
    await contact(asked);
    expect((await letterTo(asked.email))?.subject).toBe("We have received your message");
  });

  test("forgets after a year", async () => {
    const old = aContact();
    await contact(old);
    desk.now += 366 * 24 * 3_600_000;
    await contact(aContact());
    expect(await kept(old)).toBe(0);
  });
});

describe("the support bubble", () => {
  test("keeps a question once, mails it to the desk, and shows its answer", async () => {
    const id = crypto.randomUUID();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await say("Comment scanner ?", id)).body.messages).toMatchObject([
        { id, author: "person", text: "Comment scanner ?", state: "sent" },
      ]);
    expect((await letterTo(support))?.text).toContain(me.email);
    expect((await say("Other words", id)).status).toBe(409);

    desk.now += 60_000;
    const answer = { id: crypto.randomUUID(), text: "Touchez le code-barres en haut." };
    for (let turn = 0; turn < 2; turn += 1)
      await desk.ask(boss, "POST", `admin/support/${me.id}/answers`, answer);
    const { messages } = (await desk.ask(me, "GET", "support")).body;
    expect(messages).toMatchObject([
      { state: "answered" },
      { ...answer, author: "desk", state: "sent" },
    ]);
    const letter = await letterTo(me.email);
    expect(letter).toMatchObject({ subject: "Réponse à votre question" });
    expect(letter?.text).toContain(answer.text);
    expect((await mails("support-answered")).map(({ recipient }) => recipient)).toEqual([me.email]);
  });

  test("is nobody else's to read, nor to write in", async () => {
    const id = crypto.randomUUID();
    await say("Secret", id);
    const other = await desk.aPerson();
    expect((await desk.ask(other, "GET", "support")).body.messages).toEqual([]);
    const taken = await desk.ask(other, "POST", "support/messages", { id, text: "Secret" });
    expect(taken.status).toBe(409);
  });

  test("goes with the account, and so do its letters and what came by the form", async () => {
    await say("Au revoir");
    await contact(aContact({ email: me.email }));
    const closing = { requestId: crypto.randomUUID(), reasons: [], details: "", shopIds: [] };
    const { deps } = desk.server;
    await deleteAccount(deps, deps.sync, { ...closing, userId: me.id, ip: "" });
    const { sql } = desk.server.database;
    expect(await sql`select id from support_messages where user_id = ${me.id}`).toEqual([]);
    expect(await sql`select id from contact_messages where email = ${me.email}`).toEqual([]);
    expect((await letterTo(support))?.text ?? "").not.toContain(me.email);
    expect((await say("Encore là")).status).toBe(401);
  });
});

describe("an administrator", () => {
  const waiting = async () => (await desk.ask(boss, "GET", "admin")).body;

  test("is whoever is listed, as long as they are; to anybody else there is nothing", async () => {
    const paths = ["admin", "admin/contact", "admin/support", "admin/payments", "admin/mail"];
    for (const path of [...paths, `admin/support/${me.id}`, "admin/contact?page=x"]) {
      expect([path, (await desk.ask(me, "GET", path)).status]).toEqual([path, 404]);
    }
    const nobody = await desk.ask(me, "GET", "nothing-here");
    expect((await desk.ask(me, "GET", "admin")).body).toEqual(nobody.body);
    const asked = aContact();
    await contact(asked);
    const answer = await desk.ask(me, "POST", `admin/contact/${asked.id}/answer`, { text: "Moi" });
    expect(answer.status).toBe(404);
    expect((await desk.ask(boss, "GET", "admin")).status).toBe(200);
    await desk.server.database
      .sql`update users set email = 'moved@example.com' where id = ${boss.id}`;
    expect((await desk.ask(boss, "GET", "admin")).status).toBe(404);
    await desk.server.database.sql`update users set email = ${administrator} where id = ${boss.id}`;
  });

  test("answers the form by mail, once, and puts away what needs none", async () => {
    const asked = aContact();
    await contact(asked);
    const before = (await waiting()).contact;
    const path = `admin/contact/${asked.id}`;
    const text = "Bonjour Awa,\nvoici.";
    desk.now += 60_000;
    for (let turn = 0; turn < 2; turn += 1)
      expect((await desk.ask(boss, "POST", `${path}/answer`, { text })).status).toBe(200);
    expect((await desk.ask(boss, "POST", `${path}/answer`, { text: "Autre" })).status).toBe(409);
    expect((await waiting()).contact).toBe(before - 1);
    const letter = await letterTo(asked.email);
    expect(letter).toMatchObject({ subject: "Réponse à votre message", replyTo: support });
    expect(letter?.text).toContain("voici.");
    expect(letter?.text).toContain("je cherche une caisse.");

    const other = aContact();
    await contact(other);
    await desk.ask(boss, "POST", `admin/contact/${other.id}/done`);
    const { items } = (await desk.ask(boss, "GET", "admin/contact?state=all")).body;
    const states = new Map(items.map((one: { id: string; state: string }) => [one.id, one.state]));
    expect([states.get(asked.id), states.get(other.id)]).toEqual(["answered", "done"]);
    const acts = await desk.actsOf(boss);
    expect(acts.slice(-2)).toEqual(["desk-contact-answered", "desk-contact-settled"]);
  });

  test("finds by words as they are, in pages of fifty", async () => {
    const name = `Page${crypto.randomUUID().slice(0, 8)}`;
    for (let each = 0; each < 51; each += 1)
      await desk.server.database.sql`insert into contact_messages
        (id, first_name, last_name, email, project_type, message, locale, created_at)
        values (${crypto.randomUUID()}, ${name}, ${`100%_${each}`}, 'a@b.test', 'x', 'y', 'fr', now())`;
    const pageOf = async (query: string) =>
      (await desk.ask(boss, "GET", `admin/contact?${query}`)).body;
    const first = await pageOf(`search=${name}`);
    expect([first.items.length, first.more]).toEqual([50, true]);
    const second = await pageOf(`search=${name}&page=2`);
    expect([second.items.length, second.more]).toEqual([1, false]);
    expect((await pageOf(`search=${encodeURIComponent("100%_7")}`)).items).toHaveLength(1);
  });

  test("sees who waits first, and what needs no answer goes", async () => {
    await say("Première");
    const cases = async () => (await desk.ask(boss, "GET", "admin/support")).body.items;
    expect((await cases())[0]).toMatchObject({ userId: me.id, lastText: "Première", open: 1 });
    await desk.ask(boss, "POST", `admin/support/${me.id}/done`);
    expect((await cases()).map((one: { userId: string }) => one.userId)).not.toContain(me.id);
    expect((await desk.ask(me, "GET", "support")).body.messages[0].state).toBe("sent");
    const silent = await desk.aPerson();
    const unasked = { id: crypto.randomUUID(), text: "Bonjour" };
    const path = `admin/support/${silent.id}/answers`;
    expect((await desk.ask(boss, "POST", path, unasked)).status).toBe(404);
  });

  test("confirms a payment as the command does, and it is remembered who did", async () => {
    await desk.ask(me, "POST", "subscription", { planId: "starter" });
    const payment = { id: crypto.randomUUID(), operator: "mtn", reference: "MP-1234" };
    await desk.ask(me, "POST", "subscription/payments", payment);
    const { items } = (await desk.ask(boss, "GET", "admin/payments?search=MP-1234")).body;
    expect(items).toMatchObject([
      { ...payment, email: me.email, amount: 5000, planNow: "starter" },
    ]);
    expect((await desk.ask(boss, "POST", `admin/payments/${payment.id}/confirm`)).status).toBe(200);
    const again = await desk.ask(boss, "POST", `admin/payments/${payment.id}/refuse`);
    expect([again.status, again.body.code]).toEqual([409, "already-decided"]);
    expect((await desk.ask(me, "GET", "subscription")).body.subscription.status).toBe("active");
    expect((await desk.actsOf(me)).at(-1)).toBe("payment-confirmed");
    expect((await desk.actsOf(boss)).at(-1)).toBe("desk-payment-confirmed");
  });

  test("sees why a mail was given up, and sends it again", async () => {
    const asked = aContact();
    await contact(asked);
    let isClosed = true;
    const gone: string[] = [];
    const { database } = desk.server;
    const sender = {
      ...{ database, clock: () => desk.now, chance: () => 0.5, log: { warn: () => {} } },
      compose: async () => ({ subject: "s", text: "t", html: "h" }),
      carriers: {
        mail: {
          carry: async (_: unknown, { recipient }: { recipient: string }) => {
            if (isClosed) throw new Error("550 no such mailbox");
            gone.push(recipient);
          },
        },
      },
    };
    while ((await sendDue(sender)) > 0);
    desk.now += 25 * 3_600_000;
    while ((await sendDue(sender)) > 0);
    const list = async (state: string) =>
      (await desk.ask(boss, "GET", `admin/mail?state=${state}&search=${asked.email}`)).body.items;
    const [failed] = await list("failed");
    expect(failed).toMatchObject({ lastError: "550 no such mailbox", state: "failed" });
    isClosed = false;
    await desk.ask(boss, "POST", `admin/mail/${failed.id}/retry`);
    while ((await sendDue(sender)) > 0);
    expect(gone).toContain(asked.email);
    expect(await list("sent")).toMatchObject([{ id: failed.id }]);
    expect((await desk.ask(boss, "POST", `admin/mail/${failed.id}/retry`)).status).toBe(404);
  });
});
