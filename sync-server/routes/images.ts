import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpProblem } from "#server/plugins/errors.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import {
  findImage,
  imageNameOf,
  keepImage,
  mediaTypeOf,
  mostImageBytes,
} from "#server/sync/images.ts";
import { roleIn } from "#server/sync/role-in.ts";
import { may } from "#shared/rules/permissions.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { imageIdSchema } from "#shared/schemas/product.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

const address = "/shops/:shopId/images/:imageId";
const paramsSchema = z.object({ shopId: uuidSchema, imageId: imageIdSchema });

/** Pictures of products go up one by one, named by their content; sending one again changes nothing. */
export const imageUploadRoutes: FastifyPluginAsyncZod<{ sync: SyncDeps }> = async (
  app,
  { sync },
) => {
  // What it is says the picture, not its header.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "*",
    { parseAs: "buffer", bodyLimit: mostImageBytes },
    (_request, body, done) => done(null, body),
  );
  app.put(
    address,
    {
      decompress: false,
      schema: {
        tags: ["images"],
        summary: "Keeps a picture of a product: WebP, JPEG or PNG, at most 64 KiB (office)",
        security: [{ accessToken: [] }],
        consumes: ["image/webp", "image/jpeg", "image/png"],
        params: paramsSchema,
        response: {
          204: z.null().describe("It is kept"),
          400: problemSchema,
          401: problemSchema,
          403: problemSchema,
          404: problemSchema,
          413: problemSchema,
          415: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { shopId, imageId } = request.params;
      const { userId } = request.session;
      const role = await roleIn(sync.sql, shopId, userId);
      if (!role)
        throw new HttpProblem(404, { code: "not-found", message: "There is no such shop." });
      if (!may(role, "create-product") && !may(role, "edit-product")) {
        throw new HttpProblem(403, { code: "not-allowed", message: "Owner and managers only." });
      }
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const mediaType = mediaTypeOf(bytes);
      if (!mediaType) {
        throw new HttpProblem(415, { code: "image-format", message: "Send WebP, JPEG or PNG." });
      }
      if (imageNameOf(bytes) !== imageId) {
        throw new HttpProblem(400, {
          code: "image-name",
          message: "The name is not that of these bytes.",
        });
      }
      await keepImage(sync, { shopId, id: imageId, mediaType, bytes, byId: userId });
      return reply.code(204).send(null);
    },
  );
};

/**
 * Pictures come down to whoever knows their name, which nobody can guess: an `img` element sends no token. They never
 * change, so every cache may keep them for ever.
 */
export const imageRoutes: FastifyPluginAsyncZod<{ sync: SyncDeps }> = async (app, { sync }) => {
  app.get(
    address,
    {
      compress: false,
      schema: {
        tags: ["images"],
        summary: "A picture of a product",
        produces: ["image/webp", "image/jpeg", "image/png"],
        params: paramsSchema,
        response: { 200: z.any().describe("The picture"), 400: problemSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const image = await findImage(sync, request.params);
      if (!image)
        throw new HttpProblem(404, { code: "not-found", message: "There is no such picture." });
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .type(image.mediaType)
        .serializer((bytes: Uint8Array) => bytes as never)
        .send(Buffer.from(image.bytes));
    },
  );
};
