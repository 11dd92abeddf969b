import { and, eq } from "drizzle-orm";
import { agencies } from "#server/db/tables/agencies.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { creationObjection } from "#shared/rules/agency.ts";
import { agencyRoom } from "./agency-room.ts";
import type { OperationRule } from "./rule.ts";

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
