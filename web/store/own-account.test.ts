import { beforeEach, expect, test, vi } from "vitest";
import { awa, client, signedIn } from "#tests/support/device/session-world.ts";
import { keptAnswer } from "./kept-answers.ts";

const ben = { id: "ben", fullName: "Ben", email: "ben@example.org" };
const world = await client();
const { outbox, session, replies } = world;
const device = {
  outbox,
  get userId() {
    return outbox.meta.session?.userId;
  },
};
let answer: (() => void) | undefined;

vi.mock("./current-store.ts", () => ({ openStore: async () => ({ device }) }));
const forgetPerson = vi.fn(async (_store: unknown, _userId: string) => {});
vi.mock("./session/forget-person.ts", () => ({ forgetPerson, theirsAlone: () => undefined }));
vi.mock("./session/ask-server.ts", () => ({
  askServer: async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { ok: true, value: { fullName: "Awa Ngo" } };
  },
}));
const { deleteAccount, ownProfilePath, saveProfile } = await import("./own-account.ts");

const proof = { email: "", password: "" };

beforeEach(async () => {
  answer = undefined;
  replies.push(() => signedIn(awa));
  await session.enter("login", proof);
});

const wishes: [string, () => Promise<unknown>, string | undefined][] = [
  ["another name", () => saveProfile({ fullName: "Awa Ngo", phone: "", locale: "fr" }), "Awa Ngo"],
  [
    "the end of an account",
    () => deleteAccount({ requestId: "one", details: "", reasons: ["privacy"], shopIds: [] }),
    undefined,
  ],
];

test.each(wishes)("%s is the person's who asked for it", async (_, ask, name) => {
  const asking = ask();
  const answered = await vi.waitUntil(() => answer);
  answered();
  await asking;
  expect(outbox.meta.session?.fullName).toBe(name);
});

test.each(wishes)("%s is nothing to whoever has signed in since", async (_, ask) => {
  const asking = ask();
  const answered = await vi.waitUntil(() => answer);
  replies.push(() => signedIn(ben));
  await session.enter("login", proof);
  answered();
  await asking;
  expect(outbox.meta.session).toMatchObject({ userId: "ben", fullName: "Ben" });
});

test("whoever closes their account is forgotten here at once, and nobody else is", async () => {
  forgetPerson.mockClear();
  const asking = wishes[1]?.[1]();
  (await vi.waitUntil(() => answer))();
  await asking;
  expect(forgetPerson.mock.calls.map(([, userId]) => userId)).toEqual([awa.id]);
});

test("what was saved is what the device shows, should nobody answer what stands now", async () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
  });
  const asking = saveProfile({ fullName: "Awa Ngo", phone: "", locale: "fr" });
  (await vi.waitUntil(() => answer))();
  await asking;
  expect(keptAnswer(awa.id, ownProfilePath)?.value).toEqual({ fullName: "Awa Ngo" });
});
