/** A scope taken apart; `resellerId` is undefined for owner and staff. */
export type ScopeParts = { shopId: string; resellerId: string | undefined };

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const shape = new RegExp(`^shop:(${uuid})(?::reseller:(${uuid}))?$`);

/** Undefined for what is no scope, or none of this person: such a scope is answered as one that is gone. */
export function partsOfScope(scope: string, userId: string): ScopeParts | undefined {
  const [, shopId, resellerId] = shape.exec(scope) ?? [];
  if (!shopId || (resellerId && resellerId !== userId)) return undefined;
  return { shopId, resellerId };
}
