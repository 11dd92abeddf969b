import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "#tests/support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-screens-"));
let server: TestServer;

beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>Boutika</title>");
  mkdirSync(join(folder, "assets"));
  server = await startTestServer({ webFolder: folder });
  await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Status, kind and way on of what is answered to an address that is sent as it stands. */
function raw(path: string, headers: Record<string, string>, method = "GET") {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise<(string | number | undefined)[]>((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", path, method, headers }, (answer) => {
      answer.resume();
      resolve([answer.statusCode, answer.headers["content-type"], answer.headers.location]);
    });
    asked.on("error", reject).end();
  });
}

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
  ["strokes the other way", "/invitation/\\abc"],
  ["a point", "/./invitation/a"],
  ["two points", "/invitation/../a"],
  ["a sign that nobody sees", "/a%00b"],
  ["a stroke in disguise", "/invitation/a%2F..%2Fb"],
  ["nine thousand letters", `/invitation/${"a".repeat(9000)}`],
  ["three thousand letters and a point", `/invitation/${"a".repeat(3000)}.b`],
  ["capitals", "/Invitation/ABC.DEF"],
  ["capitals of a file", "/INDEX.HTML"],
])("an address with %s is a screen", async (_, url) => {
  expect(await raw(url, browser)).toEqual([200, "text/html; charset=utf-8", undefined]);
});

test.each([
  ["//invitation/abc.def", "/invitation/abc.def"],
  ["/invitation//abc?a=b//c", "/invitation/abc?a=b//c"],
  ["//evil.test", "/evil.test"],
  ["///evil.test//", "/evil.test/"],
])("%s leads to the same on this site with single strokes", async (url, to) => {
  expect(await raw(url, browser)).toEqual([302, undefined, to]);
});

test.each(["/invitation/abc.def", "/join-reseller/a.b.c", "/tickets/1.2/x.png"])(
  "%s is a screen for who looks at links, and says nothing of pages",
  async (url) => {
    for (const accept of ["*/*", "application/json, */*"])
      expect((await raw(url, { accept }))[1]).toBe("text/html; charset=utf-8");
    expect((await raw(url, { ...browser, "sec-fetch-dest": "image" }))[0]).toBe(404);
    expect((await raw(url, { accept: "*/*" }, "HEAD"))[0]).toBe(200);
  },
);

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

test("a part of the app that is gone is a screen for who goes there", async () => {
  const headers = { ...browser, "sec-fetch-dest": "document" };
  expect(await raw("/assets/gone-123.js", headers)).toEqual([
    200,
    "text/html; charset=utf-8",
    undefined,
  ]);
  expect((await raw("/assets/gone-123.js", { ...browser, "sec-fetch-dest": "script" }))[0]).toBe(
    404,
  );
});

test("a link that was cut within a sign leads to the page for what is not there", async () => {
  const answer = await server.app.inject({ url: "/invitation/caf%C3%A", headers: browser });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/not-found"]);
  for (const url of ["/invitation/%", "/invitation/%zz?a=b", "/%"])
    expect(await raw(url, { accept: "*/*" })).toEqual([302, undefined, "/not-found"]);
  const asked = await server.app.inject({ url: "/api/v1/%E0%A4%A", headers: browser });
  expect([asked.statusCode, asked.json().code]).toEqual([400, "invalid-request"]);
});
