import type { MoveTillBody } from "#shared/schemas/till.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import { type Actor, draftOf } from "./act.ts";

type ToldMove = Pick<MoveTillBody, "direction" | "amount" | "reason"> & { shopId: string };

/** What goes into the drawer or leaves it with an act, in francs: to be written with it. */
export function drawerMove(actor: Actor, { shopId, ...body }: ToldMove): Draft {
  const given = { shopId, kind: "till.move" as const, formId: null, names: [] };
  return draftOf<"till.move">(actor, { ...given, body }) as unknown as Draft;
}

/** What leaves the drawer with an act, in francs. */
export const takenOut = (actor: Actor, told: Omit<ToldMove, "direction">): Draft =>
  drawerMove(actor, { direction: "out", ...told });
