import { and, eq } from "drizzle-orm";
import { agencies, formerTerms } from "#server/db/tables/agencies.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { editedAgency } from "#shared/rules/agency.ts";
import { overwritten } from "#shared/rules/as-of.ts";
import { printedOfAgency } from "#shared/rules/papers.ts";
import { agencyRoom } from "./agency-room.ts";
import type { OperationRule } from "./rule.ts";

/** A change of a selling point, merged field by field: an intention. What papers said before is remembered (K5). */
export const editAgency = {
  way: "in-turn",
  action: () => "edit-agency",
  async write(turn, { id: opId, seq, body }, { happened }) {
    const { tx, shopId, rev } = turn;
    const own = and(eq(agencies.shopId, shopId), eq(agencies.id, body.agencyId));
    const [agency] = await tx.select().from(agencies).where(own);
    if (!agency) return notKept("unknown-agency");
    const edited = editedAgency(agency, body, await agencyRoom(turn));
    if ("refusal" in edited) return notKept(edited.refusal);
    const { name, address, archived } = edited.agency;
    await tx.update(agencies).set({ name, address, archived, rev }).where(own);
    const was = overwritten(agency, edited.agency, printedOfAgency);
    if (was)
      await tx.insert(formerTerms).values({
        ...{ shopId, subjectId: body.agencyId, opId, rev, seq, at: new Date(happened.at), was },
      });
    return kept();
  },
} satisfies OperationRule<"agency.edit">;
