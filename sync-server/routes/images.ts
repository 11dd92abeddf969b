import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { cookies } from "#server/plugins/cookies.ts";
import { HttpProblem } from "#server/plugins/errors.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { imageNameOf, soundImage } from "#server/sync/images/image-bytes.ts";
import { maySeeImages, readerOf } from "#server/sync/images/image-readers.ts";
import { type ImageTrouble, longestSide, mostPixels } from "#server/sync/images/image-shape.ts";
import {
  findImage,
  type ImagesDeps,
  keepImage,
  mostImageBytes,
} from "#server/sync/images/images.ts";
import { roleIn } from "#server/sync/shop/role-in.ts";
import { may } from "#shared/rules/permissions.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { imageIdSchema } from "#shared/schemas/product.ts";
import { problemSchema } from "#shared/sync/protocol.ts";
import { imageCookie } from "./open-session.ts";

const address = "/shops/:shopId/images/:imageId";
const paramsSchema = z.object({ shopId: uuidSchema, imageId: imageIdSchema });

type ImageOptions = { sync: Pick<SyncDeps, "sql" | "clock">; images: ImagesDeps };

const troubles: Record<ImageTrouble, string> = {
  "image-format": "Send a whole WebP, JPEG or PNG.",
  "image-size": `Send a picture of 1 to ${mostPixels / 1e6} million pixels, no side above ${longestSide}.`,
  "image-animated": "Send a picture that does not move.",
};

/** Pictures of a shop go up one by one, named by their content; sending one again changes nothing. */
export const imageUploadRoutes: FastifyPluginAsyncZod<ImageOptions> = async (
  app,
  { sync, images },
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
        summary:
          "Keeps a picture of a product, a logo or a paper: WebP, JPEG or PNG, at most 64 KiB (staff). What is not needed to draw it is not kept.",
        security: [{ accessToken: [] }],
        consumes: ["image/webp", "image/jpeg", "image/png"],
        params: paramsSchema,
        response: {
          204: z.null().describe("It is kept"),
          400: problemSchema,
          401: problemSchema,
          403: problemSchema,
          404: problemSchema,
          413: problemSchema.describe("too-large: the picture; images-full: all of the shop"),
          415: problemSchema.describe("image-format, image-size, image-animated"),
          429: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { shopId, imageId } = request.params;
      const { userId } = request.session;
      const role = await roleIn(sync.sql, shopId, userId);
      if (!role)
        throw new HttpProblem(404, { code: "no-such-shop", message: "There is no such shop." });
      if (!may(role, "sell")) {
        throw new HttpProblem(403, { code: "not-allowed", message: "The staff only." });
      }
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const picture = await soundImage(bytes);
      if (typeof picture === "string")
        throw new HttpProblem(415, { code: picture, message: troubles[picture] });
      // The name is that of what was sent; what is kept under it may be less.
      if (imageNameOf(bytes) !== imageId) {
        throw new HttpProblem(400, {
          code: "image-name",
          message: "The name is not that of these bytes.",
        });
      }
      const kept = await keepImage(images, { shopId, imageId, picture, byId: userId });
      if (kept === "full")
        throw new HttpProblem(413, {
          code: "images-full",
          message: "The shop has no room for another picture.",
        });
      return reply.code(204).send(null);
    },
  );
};

/**
 * Pictures come down to the members of the shop, resellers among them. They never change, so a browser may keep them
 * for ever; a cache that several people share may not.
 */
export const imageRoutes: FastifyPluginAsyncZod<ImageOptions & { secret: string }> = async (
  app,
  { sync, images, secret },
) => {
  await cookies(app);
  app.get(
    address,
    {
      compress: false,
      schema: {
        tags: ["images"],
        summary: "A picture of a shop, for its members: by the cookie of the session",
        security: [{ imageCookie: [] }],
        produces: ["image/webp", "image/jpeg", "image/png"],
        params: paramsSchema,
        response: { 200: z.any().describe("The picture"), 400: problemSchema, 404: problemSchema },
      },
    },
    async (request, reply) => {
      const reader = readerOf(secret, request.cookies[imageCookie] ?? "");
      const maySee = reader && (await maySeeImages(sync, request.params.shopId, reader));
      const found = maySee ? await findImage(images, request.params) : undefined;
      // Those kept before their insides were looked at are judged now: no device opens what it cannot bear.
      const image = found && (await soundImage(found.bytes));
      // Whether it is there is nobody else's business.
      if (image === undefined || typeof image === "string")
        throw new HttpProblem(404, { code: "not-found", message: "There is no such picture." });
      return reply
        .header("cache-control", "private, max-age=31536000, immutable")
        .header("x-content-type-options", "nosniff")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .type(image.mediaType)
        .serializer((bytes: Uint8Array) => bytes as never)
        .send(Buffer.from(image.bytes));
    },
  );
};
