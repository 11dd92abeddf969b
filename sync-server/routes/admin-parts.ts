import { z } from "zod";
import type { AccountsDeps } from "#server/accounts/deps.ts";
import { uuidSchema } from "#shared/schemas/primitives.ts";
import { problemSchema } from "#shared/sync/protocol.ts";

export type AdminOptions = { accounts: AccountsDeps };

/** What every route of an administrator says of itself. */
export const adminDescribed = { tags: ["admin"], security: [{ accessToken: [] }] };
export const adminRefused = {
  400: problemSchema,
  401: problemSchema,
  404: problemSchema,
  429: problemSchema,
};
export const byId = z.object({ id: uuidSchema });
