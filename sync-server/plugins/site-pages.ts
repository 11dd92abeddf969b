import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type DrawnSite, drawnSiteSchema, fillIn, type SiteValues } from "./site-template.ts";

type Filled = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer };

/** What somebody who runs the server says of themselves, in each language. */
export type SiteSettings = {
  values: Record<"fr" | "en", SiteValues>;
  /** Where the site is for everybody; without it, where the one who asks believes it to be. */
  origin?: string | undefined;
};

/**
 * The public site, drawn at build (web/site) and filled in here: it is whole before any script has run. Beside it, what
 * search engines ask for. Without a built site the application answers everywhere.
 */
export async function sitePages(
  app: FastifyInstance,
  options: { folder: string; settings: SiteSettings },
): Promise<void> {
  const file = join(options.folder, "pages.json");
  if (!existsSync(file)) return;
  const site = drawnSiteSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const { settings } = options;
  const pages = new PageShelf(settings);
  const schema = { hide: true };
  const originFor = (request: FastifyRequest) => settings.origin ?? believedOrigin(request);

  for (const { path, language, html } of site.pages)
    app.get(path, { schema }, (request, reply) =>
      send(request, reply, pages.page(path, html, language, originFor(request))),
    );
  app.get("/en/*", { schema }, (request, reply) => {
    reply.code(404);
    return send(request, reply, pages.page("/en/404", site.missing.en, "en", originFor(request)));
  });
  app.get("/robots.txt", { schema }, (request, reply) =>
    reply.type("text/plain; charset=utf-8").send(robots(originFor(request))),
  );
  app.get("/sitemap.xml", { schema }, (request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap(site, originFor(request))),
  );
}

/** Pages as they go over the line, each filled in and compressed once. */
class PageShelf {
  readonly #settings: SiteSettings;
  readonly #filled = new Map<string, Filled>();
  constructor(settings: SiteSettings) {
    this.#settings = settings;
  }

  page(path: string, html: string, language: "fr" | "en", origin: string): Filled {
    const key = `${origin} ${path}`;
    const known = this.#filled.get(key);
    if (known) return known;
    const values = { ...this.#settings.values[language], origin };
    const plain = Buffer.from(fillIn(html, values));
    const filled = {
      etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      plain,
      br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(plain),
    };
    // Whoever makes up names of hosts fills no memory.
    if (this.#filled.size > 400) this.#filled.clear();
    this.#filled.set(key, filled);
    return filled;
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: Filled): FastifyReply {
  reply
    .type("text/html; charset=utf-8")
    .headers({ "cache-control": "no-cache", vary: "accept-encoding", etag: page.etag });
  // A page that is missing stays missing, also for who has been told so before.
  const isThere = reply.statusCode === 200;
  if (isThere && request.headers["if-none-match"]?.includes(page.etag))
    return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return reply.header("content-encoding", "br").send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header("content-encoding", "gzip").send(page.gzip);
  return reply.send(page.plain);
}

function believedOrigin({ protocol, host }: FastifyRequest): string {
  return /^[a-z0-9.:[\]-]{1,253}$/i.test(host) ? `${protocol}://${host}` : "";
}

/** Only the site is for search engines; the screens of the application say nothing to strangers. */
function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function sitemap({ pages }: DrawnSite, origin: string): string {
  const shown = pages.filter(({ isHidden }) => !isHidden);
  const urls = shown.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
