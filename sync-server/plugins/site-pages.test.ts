import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, expect, test } from "vitest";
import { siteOf } from "#server/env-site.ts";
import { type SiteSettings, sitePages } from "./site-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

const home = (words: string) =>
  `<link rel="canonical" href="⟦origin⟧/">${words}⟦if contactEmail⟧<a href="mailto:⟦contactEmail⟧">⟦end⟧` +
  "⟦if testimonials⟧<ul>⟦each testimonials⟧<li>⟦item.quote⟧</li>⟦end⟧</ul>⟦end⟧";
const pages = [
  { path: "/", language: "fr", html: home("Bonjour"), isHidden: false },
  { path: "/en", language: "en", html: home("Hello"), isHidden: false },
  { path: "/blog", language: "fr", html: "Rien", isHidden: true },
];
writeFileSync(
  join(folder, "pages.json"),
  JSON.stringify({ pages, missing: { fr: "Nulle part", en: "Nowhere" } }),
);

async function serverWith(settings: SiteSettings): Promise<FastifyInstance> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await sitePages(app, { folder, settings });
  return app;
}

const bare = { values: { fr: {}, en: {} } };

test("each page in its language, canonical where the one who asks is", async () => {
  const app = await serverWith(bare);
  const get = (url: string) => app.inject({ url, headers: { host: "boutika.test" } });
  expect((await get("/")).body).toBe('<link rel="canonical" href="http://boutika.test/">Bonjour');
  expect((await get("/en")).body).toContain("Hello");
  expect((await get("/en/")).body).toContain("Hello");
});

test("what is set is shown, in the words of each language", async () => {
  const quote = { fr: "Je vends <mieux>", en: "I sell more" };
  const settings = siteOf(
    { CONTACT_EMAIL: "a@b.test", TESTIMONIALS_FILE: [{ quote, name: "A", place: "B" }] },
    "https://boutika.test",
  );
  const app = await serverWith(settings);
  const get = async (url: string) => (await app.inject({ url })).body;
  expect(await get("/")).toBe(
    '<link rel="canonical" href="https://boutika.test/">Bonjour<a href="mailto:a@b.test"><ul><li>Je vends &lt;mieux&gt;</li></ul>',
  );
  expect(await get("/en")).toContain("I sell more");
});

test("compressed for who takes it, and not sent again to who has it", async () => {
  const app = await serverWith(bare);
  const get = (headers: Record<string, string>) => app.inject({ url: "/", headers });
  const brotli = await get({ "accept-encoding": "gzip, br" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain("Bonjour");
  expect(gunzipSync((await get({ "accept-encoding": "gzip" })).rawPayload).toString()).toContain(
    "Bonjour",
  );
  const again = await get({ "if-none-match": String(brotli.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("an English address that leads nowhere is 404, and says so in a page", async () => {
  const app = await serverWith(bare);
  const ask = (headers: Record<string, string>) => app.inject({ url: "/en/nothing", headers });
  const answer = await ask({});
  expect([answer.statusCode, answer.body]).toEqual([404, "Nowhere"]);
  const again = await ask({ "if-none-match": String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([404, "Nowhere"]);
});

test("search engines are told of all that is worth it, and of nothing else", async () => {
  const app = await serverWith({ ...bare, origin: "https://boutika.test" });
  const sitemap = await app.inject({ url: "/sitemap.xml" });
  expect(sitemap.body.match(/<loc>[^<]+/g)).toEqual([
    "<loc>https://boutika.test/",
    "<loc>https://boutika.test/en",
  ]);
  expect((await app.inject({ url: "/robots.txt" })).body).toContain(
    "Sitemap: https://boutika.test/sitemap.xml",
  );
});

test("a made-up name of host reaches nobody's page", async () => {
  const app = await serverWith(bare);
  const headers = { host: 'a"><script>' };
  const get = async (url: string) => (await app.inject({ url, headers })).body;
  expect(await get("/")).toBe('<link rel="canonical" href="/">Bonjour');
  expect(await get("/robots.txt")).toMatch(/^Sitemap: \/sitemap.xml$/m);
  expect(await get("/sitemap.xml")).toContain("<loc>/en</loc>");
});

test("without a built site nothing is taken from the application", async () => {
  const app = fastify();
  await sitePages(app, { folder: join(folder, "nowhere"), settings: bare });
  expect((await app.inject({ url: "/" })).statusCode).toBe(404);
});
