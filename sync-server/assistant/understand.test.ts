import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { askKinds } from "#shared/ask/kinds.ts";
import { understandQuestion } from "./understand.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A provider on this machine that says this, and keeps what it was asked. */
async function provider(content: string, status = 200) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    asked.push(text);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { url: `http://127.0.0.1:${port}/v1/chat/completions`, key: "k", model: "m" };
  return { settings, asked };
}

const nothing = { kind: null, name: null, days: null };

test("a model says which kind, whom and when, out of all kinds", async () => {
  const said = { kind: "customer-debt", name: "mama rose", days: null };
  const { settings, asked } = await provider(`Voici : ${JSON.stringify(said)}`);
  const told = "la mère Rose, son ardoise va jusqu’où, mon numéro 677 00 00 01 22";
  expect(await understandQuestion(settings, told)).toEqual(said);
  for (const kind of askKinds) expect(asked[0]).toContain(kind);
  expect(asked[0]).toContain("ardoise");
  expect(asked[0]).not.toContain("677");
});

test.each([
  ["no kind", '{"kind": null, "name": null, "days": null}'],
  ["a kind that there is not", '{"kind": "salary", "name": null, "days": null}'],
  ["a figure", '{"kind": "sales-total", "figure": 12500}'],
  ["another form", "12 500 FCFA"],
  ["too much", JSON.stringify({ kind: "sales-total", name: "a".repeat(500), days: null })],
])("an answer of %s is nothing understood", async (_what, content) => {
  const { settings } = await provider(content);
  expect(await understandQuestion(settings, "combien")).toEqual(nothing);
});

test("a provider that refuses is a failure", async () => {
  const { settings } = await provider("{}", 500);
  await expect(understandQuestion(settings, "combien", 300)).rejects.toThrow();
});
