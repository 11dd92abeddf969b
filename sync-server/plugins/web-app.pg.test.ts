import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-screens-"));
let server: TestServer;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Boutika</title>");
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const problem = { code: "not-found", message: "There is nothing at this address." };
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.each([
  ...["/invitation/abc.def", "/invitation/0190a3c4.", "/invitation/", "/invitation/a.b/c"],
  ...["/point-of-sale.", "/x.y/z", "/x.y", "/.", "/.x/y.z", "/missing.png", "/tickets?from=/a.b"],
])("%s, gone to by a person, is a screen", async (url) => {
  for (const headers of [browser, { ...browser, "sec-fetch-dest": "document" }]) {
    const answer = await server.app.inject({ url, headers });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      expect.stringContaining("text/html"),
    ]);
  }
});

test.each([
  ["/x.js", { ...browser, "sec-fetch-dest": "script" }],
  ["/x.y", { ...browser, "sec-fetch-dest": "empty" }],
  ["/x.png", { accept: "image/avif,image/webp,*/*" }],
  ["/x.css", { accept: "text/css,*/*;q=0.1" }],
  ["/assets/gone-123.js", browser],
  ["/api/v1/invitations/abc.def/x", browser],
  ["/api/x.y", browser],
])("%s is missing, and no page stands for it", async (url, headers) => {
  const answer = await server.app.inject({ url, headers });
  expect([answer.statusCode, answer.json()]).toEqual([404, problem]);
});

test("a link that was cut within a sign leads to the page for what is not there", async () => {
  const answer = await server.app.inject({ url: "/invitation/caf%C3%A", headers: browser });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/not-found"]);
  const asked = await server.app.inject({ url: "/api/v1/%E0%A4%A", headers: browser });
  expect([asked.statusCode, asked.json().code]).toEqual([400, "invalid-request"]);
});
