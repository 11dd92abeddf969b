import { eq } from "drizzle-orm";
import { formerTerms, shopHistory } from "#server/db/tables/agencies.ts";
import { shops, shopUsers } from "#server/db/tables/shops.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { raiseAccessOf } from "#server/sync/shop/raise-access.ts";
import { kept, notKept, type Turn } from "#server/sync/shop/turn.ts";
import { must } from "#shared/must.ts";
import { overwritten } from "#shared/rules/as-of.ts";
import { printedOfShop } from "#shared/rules/papers.ts";
import { mergeShop } from "#shared/rules/shop.ts";
import { shopObjection } from "#shared/rules/shop-objection.ts";
import type { ShopFields } from "#shared/schemas/shop.ts";

/**
 * Days are cut by zone and hour, old devices leave the rate to the books, and discounts are judged by their ceilings:
 * sales that were judged before such a change are judged again.
 */
const judgedBy: readonly (keyof ShopFields)[] = [
  ...(["timeZone", "dayTurnsAt", "vatRate"] as const),
  ...(["sellerCeiling", "employeeCeiling", "managerCeiling"] as const),
];

/**
 * A change of what is said of a shop: an intention, merged field by field. A field that somebody else has written
 * meanwhile takes the later arrival and its older value goes to the history. What papers said before is remembered (K5).
 * How much managers may take off says the owner alone (B4).
 */
export const editShop = {
  way: "in-turn",
  action: ({ patch }) => (patch.managerCeiling ? "set-manager-ceiling" : "edit-shop"),
  async write(turn, operation, { happened }) {
    const { tx, shopId, rev, now, userId } = turn;
    const refusal = shopObjection(operation.body);
    if (refusal) return notKept(refusal);
    const [found] = await tx.select().from(shops).where(eq(shops.id, shopId));
    const shop = must(found, "the shop");
    const { changed, overwritten: unseen } = mergeShop(shop, operation.body);
    if (Object.keys(changed).length === 0) return kept();
    await tx
      .update(shops)
      .set({ ...changed, rev })
      .where(eq(shops.id, shopId));
    const history = unseen.map((field) => ({
      ...{ shopId, rev, opId: operation.id, field, was: shop[field], became: changed[field] },
      ...{ byId: userId, at: new Date(now) },
    }));
    if (history.length > 0) await tx.insert(shopHistory).values(history).onConflictDoNothing();
    const was = overwritten(shop, changed, printedOfShop);
    if (was)
      await tx.insert(formerTerms).values({
        ...{ shopId, subjectId: shopId, opId: operation.id, rev, seq: operation.seq },
        ...{ at: new Date(happened.at), was },
      });
    if (changed.name !== undefined) await tellMembers(turn);
    if (judgedBy.some((field) => field in changed)) turn.catalogChanged = true;
    const { timeZone, dayTurnsAt } = changed;
    turn.timeZone = timeZone ?? turn.timeZone;
    turn.dayTurnsAt = dayTurnsAt ?? turn.dayTurnsAt;
    return kept();
  },
} satisfies OperationRule<"shop.edit">;

/** The name stands in everybody's list of shops, which travels apart from the shop's rows. */
async function tellMembers({ tx, shopId }: Turn): Promise<void> {
  const members = await tx
    .select({ id: shopUsers.userId })
    .from(shopUsers)
    .where(eq(shopUsers.shopId, shopId));
  await raiseAccessOf(
    tx,
    members.map(({ id }) => id),
  );
}
