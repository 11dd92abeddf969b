import { and, count, eq } from "drizzle-orm";
import { agencies, formerTerms } from "#server/db/tables/agencies.ts";
import { ofStaff } from "#server/sync/entries/kind.ts";
import { was } from "#server/sync/entries/row-parts.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { type AgencyRoom, creationObjection, editedAgency } from "#shared/rules/agency.ts";
import { overwritten } from "#shared/rules/as-of.ts";
import { printedOfAgency } from "#shared/rules/papers.ts";

export const agencyKind = ofStaff({
  table: "agencies",
  as: "g",
  row: `json_build_object('id', g.id, 'name', g.name, 'address', g.address, 'archived', g.archived,
    'was', ${was("g.id")}, 'rev', g.rev)`,
  counts: "1",
  order: "g.name, g.id",
  part: "first",
});

/** A new selling point of the shop: an intention. */
export const createAgency = {
  way: "in-turn",
  action: () => "edit-agency",
  async write(turn, { body }) {
    const { tx, shopId, rev } = turn;
    const { agencyId: id, name, address } = body;
    const taken = await tx
      .select({ id: agencies.id })
      .from(agencies)
      .where(and(eq(agencies.shopId, shopId), eq(agencies.id, id)));
    if (taken.length > 0) return notKept("id-taken");
    const refusal = creationObjection(body, await agencyRoom(turn));
    if (refusal) return notKept(refusal);
    await tx.insert(agencies).values({ shopId, id, name, address, rev });
    return kept();
  },
} satisfies OperationRule<"agency.create">;

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

/** Agencies that are in use, and how many the plan allows, under the shop's lock. */
async function agencyRoom({ tx, shopId, maxAgencies }: Turn): Promise<AgencyRoom> {
  const [found] = await tx
    .select({ inUse: count() })
    .from(agencies)
    .where(and(eq(agencies.shopId, shopId), eq(agencies.archived, false)));
  return { most: maxAgencies, inUse: found?.inUse ?? 0 };
}
