import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

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
  let headers: [string, string][] | undefined;
  app.addHook("onRequest", (_request, reply, done) => {
    if (!headers) {
      reply.helmet();
      reply.raw.setHeader("permissions-policy", "camera=(self), geolocation=(), microphone=()");
      const set = Object.entries(reply.raw.getHeaders());
      headers = set.map(([name, value]) => [name, String(value)]);
    } else for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}
