import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** The interface described by its own schemas, readable at /api/docs. */
export async function openapi(app: FastifyInstance, options: { version: string }): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Boutika",
        version: options.version,
        description:
          "The interface between devices and server. How they agree is told in shared/sync/SPEC.md.",
      },
      components: {
        securitySchemes: {
          accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
          refreshCookie: { type: "apiKey", in: "cookie", name: "boutika_refresh" },
          imageCookie: { type: "apiKey", in: "cookie", name: "boutika_images" },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: false,
    // The page writes its own styles; this path alone may.
    transformStaticCSP: (header) =>
      header.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
}
