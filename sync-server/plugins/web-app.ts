import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { endsLikeFile } from "#shared/site-paths.ts";
import { unknownRoute } from "./errors.ts";
import { permissionsOfShell } from "./security-headers.ts";

/** The same path from sync-server/plugins and from dist/server. */
export const builtWebApp = fileURLToPath(new URL("../../dist/web", import.meta.url));

/**
 * Serves the built web app, compressed beforehand. Files whose name holds their hash never change; all others are
 * asked for again each time. A file is what was built; every other address is a screen of the app and gets index.html,
 * however it is written: a link that was cut short, a name with a dot, a stroke too many.
 */
export async function webApp(app: FastifyInstance, options: { folder: string }): Promise<void> {
  const isBuilt = existsSync(join(options.folder, "index.html"));
  const folders = isBuilt ? foldersOf(options.folder) : [];
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: options.folder,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      index: false,
      schemaHide: true,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cachingOf(path));
        if (isShell(path)) reply.header("permissions-policy", permissionsOfShell);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isBuilt || !isScreen(request, folders)) throw unknownRoute();
    // An origin was written with a stroke at its end before a path: the app knows the address without.
    const [, path = "", rest = ""] = /^([^?]*)(.*)$/s.exec(request.url) ?? [];
    if (/^\/(?:.*\/)?\//.test(path)) return reply.redirect(path.replace(/\/{2,}/g, "/") + rest);
    return reply.sendFile("index.html");
  });
}

/** The document of every screen, compressed or not. */
const isShell = (path: string) => /[/\\]index\.html(?:\.\w+)?$/.test(path);

function foldersOf(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * A missing file must not be answered by a page: a script that is HTML breaks the app and its cache. Files lie beside
 * index.html or in a folder of the build; below any other name there are screens alone.
 */
function isScreen(request: FastifyRequest, folders: readonly string[]): boolean {
  const { method, url, headers } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const path = url.split("?")[0] ?? "";
  const [, first = "", ...below] = path.split("/");
  if (first === "api") return false;
  // Browsers that do not say what they want a part of the app for get no page in its place.
  if (first === "assets") return headers["sec-fetch-dest"] === "document";
  if (!endsLikeFile(path) || isNavigation(request)) return true;
  return below.length > 0 && !folders.includes(first) && !isForPrograms(request);
}

/** Whether a browser says that it asks for something else than a page. */
function isForPrograms({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const destination = headers["sec-fetch-dest"];
  return destination !== undefined && destination !== "document";
}

/** Whether a browser asks for a page to be shown. Browsers of before say only what they take. */
function isNavigation(request: Pick<FastifyRequest, "headers">): boolean {
  return !isForPrograms(request) && /\btext\/html\b/.test(request.headers.accept ?? "");
}

/** Whether an address that nobody can read was meant for a screen: it is no file of ours, and nothing of the interface. */
export function wasForScreen(request: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && !/^\/api(?:\/|$)/.test(request.url) && !isForPrograms(request);
}

function cachingOf(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}
