import type { Role } from "#shared/schemas/person.ts";
import type { Standing } from "./oracle-goods.ts";
import type { KnownOperation } from "./oracle-shop.ts";

/** Whose act it is, and by which rights; `isOther` when somebody was named who cannot have been switched in (J11). */
export type Acting = { by: string; standing: Standing | undefined; isOther: boolean };

const fromLeast: readonly Role[] = ["seller", "employee", "manager", "owner"];

/** Says in words of its own who did something. A sale's seller is judged with the sale. */
export function actingOf(
  { operation, by }: KnownOperation,
  members: ReadonlyMap<string, Standing>,
): Acting {
  const own = members.get(by);
  const named = operation.kind === "sale" ? undefined : operation.actorId;
  if (named === undefined || named === by) return { by, standing: own, isOther: false };
  const other = members.get(named);
  const places = [own, other].map((one) => (one ? fromLeast.indexOf(one.role) : -1));
  const role = fromLeast[Math.min(...places)];
  if (role === undefined) return { by, standing: own, isOther: true };
  const active = own?.active === true && other?.active === true;
  return { by: named, standing: { role, active }, isOther: false };
}
