import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { endsLikeFile } from "#shared/site-paths.ts";
import { unknownRoute } from "./errors.ts";

/** The same path from sync-server/plugins and from dist/server. */
export const builtWebApp = fileURLToPath(new URL("../../dist/web", import.meta.url));

/**
 * Serves the built web app, compressed beforehand. Files whose name holds their hash never change; all others are
 * asked for again each time. Addresses that are no file are screens of the app: they get index.html, also those that
 * only look like a file, where a person goes to them: a link that was cut short, a name with a dot.
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
    if (!isBuilt || !isScreen(request)) throw unknownRoute();
    return sendShell(reply);
  });
}

function sendShell(reply: FastifyReply): FastifyReply {
  return reply.sendFile("index.html");
}

/** A missing file must not be answered by a page: a script that is HTML breaks the app and its cache. */
function isScreen(request: FastifyRequest): boolean {
  const { method, url } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  const path = url.split("?")[0] ?? "";
  if (/^\/(api|assets)(\/|$)/.test(path)) return false;
  return !endsLikeFile(path) || isNavigation(request);
}

/** Whether a browser asks for a page to be shown. Browsers of before say only what they take. */
export function isNavigation({ headers }: Pick<FastifyRequest, "headers">): boolean {
  const destination = headers["sec-fetch-dest"];
  if (destination !== undefined && destination !== "document") return false;
  return /\btext\/html\b/.test(headers.accept ?? "");
}

function cachingOf(path: string): string {
  return /[/\\]assets[/\\]/.test(path) ? "public, max-age=31536000, immutable" : "no-cache";
}
