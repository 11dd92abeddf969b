import { afterAll, beforeAll, expect, test } from "vitest";
import { AccountDesk, type Someone } from "#tests/support/account-desk.ts";

let desk: AccountDesk;
let boss: Someone;
let me: Someone;

beforeAll(async () => {
  desk = await AccountDesk.open(Date.UTC(2026, 10, 20, 9, 30), {
    // The first person of a desk has this address.
    desk: { admins: ["person1@example.com"], supportEmail: "aide@boutika.test" },
  });
  boss = await desk.aPerson();
  me = await desk.aPerson();
});
afterAll(() => desk.server.close());

const say = (text: string, id: string) => desk.ask(me, "POST", "support/messages", { id, text });

test("settles what was on the screen, and not what came in meanwhile", async () => {
  const read = crypto.randomUUID();
  const meanwhile = crypto.randomUUID();
  const states = async () => {
    const { items } = (await desk.ask(boss, "GET", "admin/support?state=all")).body;
    const { open } = items.find(({ userId }: { userId: string }) => userId === me.id);
    const { messages } = (await desk.ask(me, "GET", "support")).body;
    return [open, ...messages.map(({ state }: { state: string }) => state)];
  };
  await say("Première", read);
  desk.now += 1000;
  await say("Entre-temps", meanwhile);
  const path = `admin/support/${me.id}`;
  await desk.ask(boss, "POST", `${path}/done`, { upTo: crypto.randomUUID() });
  expect(await states()).toEqual([2, "sent", "sent"]);
  desk.now += 1000;
  const answer = { id: crypto.randomUUID(), text: "Voici.", upTo: read };
  await desk.ask(boss, "POST", `${path}/answers`, answer);
  expect(await states()).toEqual([1, "answered", "sent", "sent"]);
  desk.now += 1000;
  await say("Encore", crypto.randomUUID());
  await desk.ask(boss, "POST", `${path}/done`, { upTo: meanwhile });
  expect((await states())[0]).toBe(1);
  await desk.ask(boss, "POST", `${path}/done`);
  expect((await states())[0]).toBe(0);
});
