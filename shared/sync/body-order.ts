import { z } from "zod";
import { operationEntries } from "./kinds.ts";

/**
 * In which order the fields of a value stand: of an object by name, of a list that of each of its values. `cut`: a text
 * whose blanks at both ends its schema takes off.
 */
export type Order = { keys?: Record<string, Order>; items?: Order; cut?: true };

/**
 * The order in which the canonical text of an operation says its body: that of its schema. A device hashes what the
 * server will hash and opens without a validator: the built page holds this as data (`scripts/made-at-build.ts`).
 */
export const bodyOrder = Object.fromEntries(
  Object.entries(operationEntries).map(([kind, { body }]) => [
    kind,
    orderOf(z.toJSONSchema(body, { unrepresentable: "any", override: tellCut }) as Described),
  ]),
) as Record<keyof typeof operationEntries, Order>;

type Described = {
  cut?: true;
  properties?: Record<string, Described>;
  additionalProperties?: Described | boolean;
  items?: Described;
  prefixItems?: Described[];
  anyOf?: Described[];
  oneOf?: Described[];
  allOf?: Described[];
};

/** What a schema does to a text before it looks at it is in no description of it. */
function tellCut({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  const { checks = [] } = (zodSchema as z.ZodType)._zod.def as { checks?: z.core.$ZodCheck[] };
  if (checks.some(({ _zod }) => _zod.def.check === "overwrite"))
    (jsonSchema as Described).cut = true;
}

function orderOf(told: Described): Order {
  const { properties, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = told;
  const own: Order = told.cut ? { cut: true } : {};
  if (properties)
    own.keys = Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name, orderOf(of)]),
    );
  for (const item of items ? [items, ...prefixItems] : prefixItems)
    own.items = together(own.items ?? {}, orderOf(item));
  return [...anyOf, ...oneOf, ...allOf].map(orderOf).reduce(together, own);
}

/** Both orders in one; `body-order.test.ts` holds it to every schema. */
function together(one: Order, other: Order): Order {
  const merged: Order = one.cut || other.cut ? { cut: true } : {};
  if (one.keys || other.keys) {
    const [few, many] = [one.keys ?? {}, other.keys ?? {}];
    const names = namesOf(Object.keys(few), Object.keys(many));
    merged.keys = Object.fromEntries(
      names.map((name) => [name, together(few[name] ?? {}, many[name] ?? {})]),
    );
  }
  if (one.items || other.items) merged.items = together(one.items ?? {}, other.items ?? {});
  return merged;
}

/** What stands before a name that both have stays before it. */
function namesOf(few: readonly string[], many: readonly string[]): string[] {
  const names: string[] = [];
  let at = 0;
  for (const name of many) {
    const place = few.indexOf(name, at);
    if (place >= 0) {
      names.push(...few.slice(at, place).filter((one) => !names.includes(one)));
      at = place + 1;
    }
    if (!names.includes(name)) names.push(name);
  }
  return [...names, ...few.slice(at).filter((one) => !names.includes(one))];
}
