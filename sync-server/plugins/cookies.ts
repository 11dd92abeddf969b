import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";

/** For the routes that read or set cookies; the others, and above all the route of sales, do without reading them. */
export async function cookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}
