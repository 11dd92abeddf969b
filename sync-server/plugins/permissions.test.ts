import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";
import { sitePages } from "./site-pages.ts";
import { webApp } from "./web-app.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-permissions-"));
afterAll(() => rmSync(folder, { recursive: true }));
const [site, web] = [join(folder, "site"), join(folder, "web")];
mkdirSync(site);
mkdirSync(join(web, "assets"), { recursive: true });
const pages = [
  { path: "/", language: "fr", html: "Bonjour", isHidden: false },
  { path: "/en/integrations", language: "en", html: "Hello", isHidden: false },
];
writeFileSync(join(site, "pages.json"), JSON.stringify({ pages, missing: { fr: "", en: "" } }));
writeFileSync(join(web, "index.html"), "<!doctype html><title>Boutika</title>");
writeFileSync(join(web, "index.html.br"), brotliCompressSync("<!doctype html>"));
writeFileSync(join(web, "sw.js"), "self.x = 1;");
writeFileSync(join(web, "assets/main-abc123.js"), "1;");

const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
await app.register(async (inside) => {
  await securityHeaders(inside, { https: true });
  await sitePages(inside, { folder: site, settings: { values: { fr: {}, en: {} } } });
  await webApp(inside, { folder: web });
});

/** Screens are reached from one another without another document: each of them bears what one of them needs. */
test.each(["/point-of-sale", "/expenses/new", "/notebook", "/help/sell", "/auth", "/index.html"])(
  "the microphone may be opened on a screen of the app: %s",
  async (url) => {
    for (const encoding of ["identity", "gzip, br"]) {
      const { headers } = await app.inject({ url, headers: { "accept-encoding": encoding } });
      expect(headers["permissions-policy"]).toBe(
        "camera=(self), geolocation=(), microphone=(self)",
      );
    }
  },
);

test.each([
  "/",
  "/en/integrations",
  "/en/nowhere",
  "/sw.js",
  "/assets/main-abc123.js",
  "/api/nothing",
])("and nowhere else: %s", async (url) => {
  const policy = String((await app.inject({ url })).headers["permissions-policy"]);
  expect(policy).toBe("camera=(self), geolocation=(), microphone=()");
});
