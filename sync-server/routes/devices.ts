import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { HttpProblem } from "#server/plugins/errors.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { listDevices } from "#server/sync/device-list.ts";
import { roleIn } from "#server/sync/shop/role-in.ts";
import { may } from "#shared/rules/permissions.ts";
import { deviceStatusSchema } from "#shared/schemas/device.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

/** Which device of a shop still holds unsent operations. */
export const deviceRoutes: FastifyPluginAsyncZod<{ sync: SyncDeps }> = async (app, { sync }) => {
  app.get(
    "/shops/:shopId/devices",
    {
      schema: {
        tags: ["sync"],
        summary: "The devices of a shop, and what each has not sent yet (owner and managers)",
        security: [{ accessToken: [] }],
        params: z.object({ shopId: uuidSchema }),
        response: {
          200: z.object({ devices: z.array(deviceStatusSchema) }),
          400: problemSchema,
          401: problemSchema,
          403: problemSchema,
          404: problemSchema,
          429: problemSchema,
        },
      },
    },
    async (request) => {
      const { shopId } = request.params;
      const role = await roleIn(sync.sql, shopId, request.session.userId);
      if (!role)
        throw new HttpProblem(404, { code: "not-found", message: "There is no such shop." });
      if (!may(role, "see-devices")) {
        throw new HttpProblem(403, { code: "not-allowed", message: "Owner and managers only." });
      }
      return { devices: await listDevices(sync.sql, shopId) };
    },
  );
};
