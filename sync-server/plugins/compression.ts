import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Bytes from which an answer is compressed. */
export const worthCompressing = 1024;

/**
 * Compresses every answer that is worth it, but for routes that say `compress: false`, and those with
 * `config.compressesItself`: these call `reply.compress` for what is large, and a small answer is not looked at.
 */
export async function compression(app: FastifyInstance): Promise<void> {
  app.addHook("onRoute", (route) => {
    if (!route.config?.compressesItself) route.compress ??= {};
  });
  await app.register(compress, { threshold: worthCompressing, global: false });
}

declare module "fastify" {
  interface FastifyContextConfig {
    compressesItself?: boolean;
  }
}
