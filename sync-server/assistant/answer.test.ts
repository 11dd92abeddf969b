import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerFromHelp, withoutTraces } from "./answer.ts";

type Asked = {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  body: { model: string; max_tokens: number; messages: { role: string; content: string }[] };
};

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A provider on this machine, which keeps what it was asked. */
async function provider(answer: (response: ServerResponse) => void) {
  const asked: Asked[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { method, url: path, headers } = request;
    asked.push({ method, path, authorization: headers.authorization, body: JSON.parse(text) });
    answer(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/chat/completions`;
  return { settings: { url, key: "key-of-ours", model: "small-model" }, asked };
}

const says = (content: string) => (response: ServerResponse) =>
  response
    .setHeader("content-type", "application/json")
    .end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));

const question = { question: "comment rembourser un client", language: "fr" } as const;
const nothing = { answer: null, pages: [] };

test("the model is shown the pages that the search finds, and its answer names them", async () => {
  const { settings, asked } = await provider(
    says('{"answer": "Ouvrez le ticket et touchez « Rembourser ».", "pages": ["first-sale"]}'),
  );
  expect(await answerFromHelp(settings, question)).toEqual({
    answer: "Ouvrez le ticket et touchez « Rembourser ».",
    pages: ["first-sale"],
  });
  const [request] = asked;
  expect(request).toMatchObject({
    method: "POST",
    path: "/v1/chat/completions",
    authorization: "Bearer key-of-ours",
    body: { model: "small-model" },
  });
  expect(request?.body.max_tokens).toBeLessThanOrEqual(500);
  const [system, user] = request?.body.messages ?? [];
  expect(system?.role).toBe("system");
  expect(system?.content).toContain('<page id="first-sale">');
  expect(system?.content).toContain("Annuler le ticket");
  expect(system?.content.match(/<page /g)?.length).toBeLessThanOrEqual(3);
  expect(user).toEqual({ role: "user", content: question.question });
});

test("who asks is not told of, even by themselves", async () => {
  const { settings, asked } = await provider(says('{"answer": "x", "pages": ["first-sale"]}'));
  const told = "rembourser un client, je suis awa@mail.cm, +237 6 70 11 22 33, reçu A2-118";
  await answerFromHelp(settings, { question: told, language: "fr" });
  const sent = JSON.stringify(asked);
  expect(sent).not.toMatch(/awa@mail|70 11 22|237/);
  expect(sent).toContain("A2-118");
  expect(withoutTraces("voir https://a.b/c?d=1 et 12 500 FCFA")).toBe("voir … et 12 500 FCFA");
});

test("where the help says nothing, no model is asked", async () => {
  const { settings, asked } = await provider(says("{}"));
  const strange = { question: "quelle est la capitale du cameroun", language: "fr" } as const;
  expect(await answerFromHelp(settings, strange)).toEqual(nothing);
  expect(asked).toEqual([]);
});

test.each([
  ["names no page", '{"answer": "Oui.", "pages": []}'],
  ["names a page it was not shown", '{"answer": "Oui.", "pages": ["billing"]}'],
  ["says that it does not know", '{"answer": null, "pages": []}'],
  ["speaks in another form", "Bien sûr ! Ouvrez le ticket."],
  ["goes on and on", JSON.stringify({ answer: "a".repeat(1600), pages: ["first-sale"] })],
])("an answer that %s is none", async (_what, content) => {
  const { settings } = await provider(says(content));
  expect(await answerFromHelp(settings, question)).toEqual(nothing);
});

test("an answer in a fence of code is read", async () => {
  const { settings } = await provider(
    says('```json\n{"answer": "Oui.", "pages": ["first-sale"]}\n```'),
  );
  expect(await answerFromHelp(settings, question)).toMatchObject({ answer: "Oui." });
});

test.each([
  ["refuses", (response: ServerResponse) => response.writeHead(429).end("later")],
  [
    "leads elsewhere",
    (response: ServerResponse) => response.writeHead(302, { location: "/x" }).end(),
  ],
  ["answers no JSON", (response: ServerResponse) => response.end("<html>")],
  ["answers too much", (response: ServerResponse) => response.end("x".repeat(70_000))],
  ["never answers", () => {}],
])("a provider that %s is a failure", async (_what, answer) => {
  const { settings } = await provider(answer);
  await expect(answerFromHelp(settings, question, 300)).rejects.toThrow();
});
