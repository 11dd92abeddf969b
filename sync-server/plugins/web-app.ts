import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { unknownRoute } from "./errors.ts";

/** The same path from sync-server/plugins and from dist/server. */
export const builtWebApp = fileURLToPath(new URL("../../dist/web", import.meta.url));

/**
 * Serves the built web app, compressed beforehand. Files whose name holds their hash never change; all others are
 * asked for again each time. Addresses that are no file are screens of the app: they get index.html.
 */
export async function webApp(app: FastifyInstance, options: { folder: string }): Promise<void> {
  const isBuilt = existsSync(join(options.folder, "index.html"));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: options.folder,
      preCompressed: true,
      wildcard: true,
      cacheControl: false,
      index: ["index.html"],
      schemaHide: true,
      setHeaders: (reply, path) => {
        reply.header("cache-control", cachingOf(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    if (!isBuilt || !isScreen(request.method, path)) throw unknownRoute();
    return sendShell(reply);
  });
}

function sendShell(reply: FastifyReply): FastifyReply {
  return reply.sendFile("index.html");
}

/** A missing file must not be answered by a page: a script that is HTML breaks the app and its cache. */
function isScreen(method: string, path: string): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  if (path === "/api" || path.startsWith("/api/") || path.startsWith("/assets/")) return false;
  return !/\.[a-z0-9]{1,11}$/i.test(basename(path));
}

function cachingOf(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}
