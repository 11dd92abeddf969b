import { afterAll, beforeAll, expect, test } from "vitest";
import { chatModel } from "#tests/support/chat-model.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

let provider: Awaited<ReturnType<typeof chatModel>>;
let withModel: TestServer;
let without: TestServer;

beforeAll(async () => {
  provider = await chatModel('{"answer": "Touchez « Rembourser ».", "pages": ["first-sale"]}');
  const assistant = provider.settings;
  const limits = { assistantByAddress: { max: 3, seconds: 600 } };
  withModel = await startTestServer({ assistant, limits });
  without = await startTestServer({});
});
afterAll(async () => {
  await Promise.all([withModel?.close(), without?.close()]);
  provider?.close();
});

const ask = (server: TestServer, payload: object) =>
  server.app.inject({ method: "POST", url: "/api/v1/assistant", payload });
const question = { question: "rembourser un client", language: "fr" };

test("a model answers for everybody, until an address has had its share", async () => {
  const first = await ask(withModel, question);
  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual({ answer: "Touchez « Rembourser ».", pages: ["first-sale"] });
  expect((await ask(withModel, { ...question, question: "x".repeat(301) })).statusCode).toBe(400);
  expect((await ask(withModel, { question: "stock", language: "de" })).statusCode).toBe(400);
  await ask(withModel, question);
  await ask(withModel, question);
  expect((await ask(withModel, question)).statusCode).toBe(429);
});

test("without a key the server says so, and the page searches by itself", async () => {
  const answer = await ask(without, question);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: "assistant-unset" });
});

test("a model that is away is a failure that passes", async () => {
  await provider.close();
  const away = await startTestServer({
    assistant: { url: "http://127.0.0.1:9/", key: "key", model: "model" },
  });
  try {
    const answer = await ask(away, question);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "assistant-away" });
  } finally {
    await away.close();
  }
});
