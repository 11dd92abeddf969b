import { z } from "zod";
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

const changed = <T extends z.ZodType>(schema: T) => z.tuple([schema, schema]).optional();

/** An edit of an agency: for each field what the editor saw and what it shall become. */
export const editAgencyBodySchema = z.object({
  agencyId: uuidSchema,
  patch: z
    .object({
      name: changed(agencyFieldsSchema.shape.name),
      address: changed(agencyFieldsSchema.shape.address),
      archived: changed(z.boolean()),
    })
    .refine((patch) => Object.values(patch).some((pair) => pair !== undefined)),
});
export type EditAgencyBody = z.infer<typeof editAgencyBodySchema>;
