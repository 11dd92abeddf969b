import type { Role } from "#shared/schemas/person.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import type { SimulatedShop } from "./simulation-world.ts";

const fromLeast: readonly Role[] = ["seller", "employee", "manager", "owner"];
/** What all of the staff may do alike: whoever does it, the same becomes of it. */
const open: readonly OperationKind[] = [
  ...(["adjust", "return", "transfer.return", "shop-transfer.receive"] as const),
];
/** Nobody does these for another, and a sale draws its seller itself. */
const apart: readonly OperationKind[] = [
  ...(["sale", "message.send", "message.read", "notification.read"] as const),
];

/**
 * Now and then somebody else of the staff is switched in on the device (J11), and once in a while a program names
 * anybody. It follows from the device's own numbers, so that no draw changes; and whoever it is has at least the rights of
 * whoever signed in where fewer would make something else of the act.
 */
export function whoElse(
  shop: SimulatedShop,
  signedIn: string,
  kind: OperationKind,
  seq: number,
): string | undefined {
  if (apart.includes(kind) || seq % 3 !== 0) return undefined;
  const rank = (role: Role) => fromLeast.indexOf(role);
  const own = shop.members.get(signedIn);
  const isCareless = seq % 12 === 0 && open.includes(kind);
  const people = [...shop.members].filter(
    ([id, { role, active }]) =>
      id !== signedIn &&
      own !== undefined &&
      (isCareless || (active && rank(role) >= (open.includes(kind) ? 0 : rank(own.role)))),
  );
  return people[seq % Math.max(1, people.length)]?.[0];
}
