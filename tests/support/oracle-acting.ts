import type { Role } from "#shared/schemas/person.ts";
import type { Acting, KnownOperation } from "./known-operation.ts";
import type { Standing } from "./oracle-goods.ts";

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
  const both = [own, other].flatMap((one) => one ?? []);
  const places = both.map((one) => fromLeast.indexOf(one.role));
  const isOfWork = both.every((one, at) => places[at] !== -1 || one.everStaff);
  if (both.length < 2 || !isOfWork) return { by, standing: own, isOther: true };
  // Who has become a reseller since has left the work of the shop, and may do least.
  const role = fromLeast[Math.min(...places)] ?? "reseller";
  const active = role !== "reseller" && both.every((one) => one.active);
  return { by: named, standing: { role, active, everStaff: true }, isOther: false };
}
