import helmet from "@fastify/helmet";
import fastify, { type FastifyInstance } from "fastify";

/**
 * What browsers may do with our pages: run and load what this origin serves, and nothing else.
 * They are the same on every answer: worked out once, by helmet on a server that nobody reaches, then only set. Its own
 * hooks would work on every request.
 */
export async function securityHeaders(
  app: FastifyInstance,
  options: { https: boolean },
): Promise<void> {
  const pages = await headersOfPages(options);
  const data = headersOfData(pages);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(request.url.startsWith("/api/v1/") ? data : pages);
    done();
  });
}

type Headers = Record<string, string>;

const usedEverywhere = "camera=(self), geolocation=()";

/**
 * What the shell of the app may use beside: somebody speaks into a field on one of its screens, and a screen is reached
 * from any other without another document. Pages of the public site, files and data never may.
 */
export const permissionsOfShell = `${usedEverywhere}, microphone=(self)`;

/** WebAssembly is for the barcode reader. Plain http stays possible: a shop's own machine on its own network. */
async function headersOfPages({ https }: { https: boolean }): Promise<Headers> {
  const bare = fastify();
  await bare.register(helmet, {
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
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: https,
    originAgentCluster: https,
  });
  let set: [name: string, value: unknown][] = [];
  bare.get("/", async (_request, reply) => {
    set = Object.entries(reply.raw.getHeaders());
    return null;
  });
  await bare.inject("/");
  await bare.close();
  return {
    ...Object.fromEntries(set.map(([name, value]) => [name, String(value)])),
    "permissions-policy": `${usedEverywhere}, microphone=()`,
  };
}

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

function headersOfData(pages: Headers): Headers {
  const kept = Object.entries(pages).filter(([name]) => namesOfData.has(name));
  return { ...Object.fromEntries(kept), "content-security-policy": policyOfData };
}
