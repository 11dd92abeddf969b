import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "#server/accounts/people.ts";
import { must } from "#shared/must.ts";
import { chatModel } from "#tests/support/chat-model.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let provider: Awaited<ReturnType<typeof chatModel>>;
let withModel: TestServer;
let without: TestServer;

beforeAll(async () => {
  provider = await chatModel('{"kind": "sales-total", "name": null, "days": "hier"}');
  const assistant = provider.settings;
  const limits = { askByPerson: { max: 2, seconds: 600 } };
  withModel = await startTestServer({ assistant: { ...assistant, readsQuestions: true }, limits });
  without = await startTestServer({ assistant });
});
afterAll(async () => {
  await Promise.all([withModel?.close(), without?.close()]);
  provider?.close();
});

async function tokenOn(server: TestServer, email: string): Promise<string> {
  const who = { fullName: "Awa", phone: "677000000", email, password: "secret" };
  const userId = must(await register(server.deps, who)).id;
  return server.app.accessTokenFor({ userId, familyId: userId }).accessToken;
}
const send = (server: TestServer, method: "GET" | "POST", token: string, payload?: object) =>
  server.app.inject({
    ...{ method, url: "/api/v1/ask", headers: { authorization: `Bearer ${token}` } },
    ...(payload && { payload }),
  });

test("whoever is signed in may ask, until they have had their share", async () => {
  const token = await tokenOn(withModel, "awa@example.com");
  expect((await send(withModel, "GET", token)).json()).toEqual({ isThere: true });
  const first = await send(withModel, "POST", token, { question: "la journée d’hier" });
  expect(first.json()).toEqual({ kind: "sales-total", name: null, days: "hier" });
  expect((await send(withModel, "POST", token, { question: "x" })).statusCode).toBe(400);
  await send(withModel, "POST", token, { question: "encore" });
  expect((await send(withModel, "POST", token, { question: "encore" })).statusCode).toBe(429);
  expect((await send(withModel, "POST", "none", { question: "encore" })).statusCode).toBe(401);
});

test("a key for the help alone is not asked of shops: it is off until its operator says so", async () => {
  const token = await tokenOn(without, "bih@example.com");
  expect((await send(without, "GET", token)).json()).toEqual({ isThere: false });
  const answer = await send(without, "POST", token, { question: "la journée d’hier" });
  expect(answer.statusCode).toBe(404);
});
