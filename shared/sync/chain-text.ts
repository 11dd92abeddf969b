import { bodyOrder, type Order } from "./body-order.ts";
import type { Operation } from "./operations.ts";

/** The canonical text of an operation (`canonicalText`), on a device, whose body was never read by its schema. */
export function chainText({ kind, shopId, at, body }: Operation): string {
  // A kind that a newer tab wrote and this version does not know stands as it was written.
  const order: Order | undefined = bodyOrder[kind];
  return JSON.stringify([kind, shopId, at, ordered(body, order ?? {})]);
}

function ordered(value: unknown, order: Order): unknown {
  if (typeof value === "string") return order.cut ? value.trim() : value;
  if (Array.isArray(value)) {
    const { items } = order;
    return items ? value.map((one) => ordered(one, items)) : value;
  }
  const { keys } = order;
  if (typeof value !== "object" || value === null || !keys) return value;
  const told = value as Record<string, unknown>;
  const put: Record<string, unknown> = {};
  for (const name of Object.keys(keys))
    if (Object.hasOwn(told, name)) put[name] = ordered(told[name], keys[name] ?? {});
  return put;
}
