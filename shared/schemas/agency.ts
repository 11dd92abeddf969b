import { z } from "zod";
import { patchOf } from "./patch.ts";
import { revSchema, uuidSchema } from "./primitives.ts";
import { wasSchema } from "./was.ts";

/** What owner and managers may say of an agency: a selling point inside a shop. */
const agencyFieldsSchema = z.object({
  name: z.string().min(1).max(120),
  address: z.string().max(300),
});

/** An agency as it travels to devices. `archived` ones stay for old tickets and are not sold at. */
export const agencySchema = agencyFieldsSchema.extend({
  id: uuidSchema,
  archived: z.boolean(),
  rev: revSchema,
  /** What it was called and where it was before. */
  was: wasSchema(agencyFieldsSchema).optional(),
});
export type Agency = z.infer<typeof agencySchema>;

/** A new selling point; its identifier is made by the device. */
export const createAgencyBodySchema = agencyFieldsSchema.extend({ agencyId: uuidSchema });
export type CreateAgencyBody = z.infer<typeof createAgencyBodySchema>;

/** An edit of an agency: for each field what the editor saw and what it shall become. */
export const editAgencyBodySchema = z.object({
  agencyId: uuidSchema,
  patch: patchOf({ ...agencyFieldsSchema.shape, archived: z.boolean() }),
});
export type EditAgencyBody = z.infer<typeof editAgencyBodySchema>;
