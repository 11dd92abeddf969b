import { z } from "zod";
import { uuidSchema, wordsSchema } from "./primitives.ts";

/** Why somebody closes their account. */
export const accountReasonSchema = z.literal([
  "no-longer-used",
  "does-not-meet-needs",
  "better-alternative",
  "performance",
  "hard-interface",
  "missing-features",
  "billing",
  "privacy",
  "support",
  "other",
]);
export type AccountReason = z.infer<typeof accountReasonSchema>;

/** Why an owner closes a shop. */
export const shopReasonSchema = z.literal([
  "business-closed",
  "changing-sector",
  "costs-too-high",
  "insufficient-features",
  "technical-problems",
  "switch-to-competitor",
  "financial-difficulties",
  "change-of-strategy",
  "app-too-complex",
  "other",
]);
export type ShopReason = z.infer<typeof shopReasonSchema>;

/** Who deletes shows again who they are: by their password, or by a code that was sent to them. */
export const departureProofSchema = z.union([
  z.object({ password: z.string().min(1).max(200) }),
  z.object({ code: z.string().regex(/^[0-9]{6}$/, { error: "Six digits" }) }),
]);
export type DepartureProof = z.infer<typeof departureProofSchema>;

/** By what somebody proves it: `to` is the number or the address that a code goes to. */
export const proofWaySchema = z.union([
  z.object({ means: z.literal(["password", "none"]) }),
  z.object({ means: z.literal(["sms", "mail"]), to: z.string() }),
]);
export type ProofWay = z.infer<typeof proofWaySchema>;

const departure = {
  /** The same for every attempt, so that a lost answer can be asked for again. */
  requestId: uuidSchema,
  details: wordsSchema(2000).default(""),
  /** Optional for devices of before, which are told `proof-needed`. */
  proof: departureProofSchema.optional(),
};

/** Asks for the end of one's own account. `shopIds` are the owned shops that the person has seen named. */
export const accountDeletionSchema = z.object({
  ...departure,
  reasons: z.array(accountReasonSchema).min(1).max(10),
  shopIds: z.array(uuidSchema).max(1000),
});
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** Asks for the end of a shop; `name` is typed by the owner. */
export const shopDeletionSchema = z.object({
  ...departure,
  reasons: z.array(shopReasonSchema).min(1).max(10),
  name: z.string().max(120),
});
export type ShopDeletion = z.infer<typeof shopDeletionSchema>;

/** A device of a shop that has numbered operations which have not come. */
export const unsentOnDeviceSchema = z.object({
  code: z.string(),
  label: z.string(),
  name: z.string(),
  fullName: z.string(),
  missing: z.int(),
});
export type UnsentOnDevice = z.infer<typeof unsentOnDeviceSchema>;

/** A shop as it would be deleted. */
export const shopAtStakeSchema = z.object({
  id: uuidSchema,
  name: z.string(),
  members: z.int(),
  products: z.int(),
  sales: z.int(),
  unsent: z.array(unsentOnDeviceSchema),
});
export type ShopAtStake = z.infer<typeof shopAtStakeSchema>;

/** Answer to `GET /me/deletion`: the shops that would go with the account. */
export const accountAtStakeSchema = z.object({ shops: z.array(shopAtStakeSchema) });

export const deletedSchema = z.object({ deleted: z.literal(true) });

/** True when the name was typed as it is written, capitals and spaces at the ends apart. */
export function isNameOf(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase("fr");
  return plain(typed) === plain(name) && plain(name) !== "";
}
