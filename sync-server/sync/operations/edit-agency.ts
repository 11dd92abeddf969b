import { and, eq } from "drizzle-orm";
import { agencies } from "#server/db/tables/agencies.ts";
import { kept, notKept } from "#server/sync/turn.ts";
import { editedAgency } from "#shared/rules/agency.ts";
import { agencyRoom } from "./agency-room.ts";
import type { OperationRule } from "./rule.ts";

/** A change of a selling point, merged field by field: an intention. */
export const editAgency = {
  way: "in-turn",
  action: () => "edit-agency",
  isFact: () => false,
  async write(turn, { body }) {
    const { tx, shopId, rev } = turn;
    const own = and(eq(agencies.shopId, shopId), eq(agencies.id, body.agencyId));
    const [agency] = await tx.select().from(agencies).where(own);
    if (!agency) return notKept("unknown-agency");
    const edited = editedAgency(agency, body, await agencyRoom(turn));
    if ("refusal" in edited) return notKept(edited.refusal);
    const { name, address, archived } = edited.agency;
    await tx.update(agencies).set({ name, address, archived, rev }).where(own);
    return kept();
  },
} satisfies OperationRule<"agency.edit">;
