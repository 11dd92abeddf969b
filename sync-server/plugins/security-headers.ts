import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/**
 * What browsers may do with our pages: run and load what this origin serves, and nothing else.
 * WebAssembly is for the barcode reader. Plain http stays possible: a shop's own machine on its own network.
 */
export async function securityHeaders(
  app: FastifyInstance,
  options: { https: boolean },
): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:", "blob:"],
        "media-src": ["'self'", "blob:"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "upgrade-insecure-requests": null,
      },
    },
    // Browsers ignore these without https and complain about it in their console.
    strictTransportSecurity: options.https,
    crossOriginOpenerPolicy: options.https,
    originAgentCluster: options.https,
  });
  // They are the same on every answer: worked out for the first, then only set.
  let sets: { pages: Headers; data: Headers } | undefined;
  app.addHook("onRequest", (request, reply, done) => {
    sets ??= setsOf(reply);
    const headers = request.url.startsWith("/api/v1/") ? sets.data : sets.pages;
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

type Headers = [name: string, value: string][];

/** What guards data that somebody opens by its address, for it is no page: nothing in it runs, loads or is framed. */
const policyOfData = "default-src 'none';frame-ancestors 'none'";
/** The answer to a sale is some 370 bytes: what only concerns pages would be as much again, on 2G, each time. */
const namesOfData = new Set([
  "content-security-policy",
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
]);

function setsOf(reply: FastifyReply): { pages: Headers; data: Headers } {
  reply.helmet();
  reply.raw.setHeader("permissions-policy", "camera=(self), geolocation=(), microphone=()");
  const pages = Object.entries(reply.raw.getHeaders()).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  for (const [name] of pages) reply.raw.removeHeader(name);
  const data = pages
    .filter(([name]) => namesOfData.has(name))
    .map(([name, value]): [string, string] => [
      name,
      name === "content-security-policy" ? policyOfData : value,
    ]);
  return { pages, data };
}
