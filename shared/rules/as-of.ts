type Was<T> = readonly (readonly [until: string, fields: Partial<T>])[];
type Remembering<T> = { was?: Was<T> | undefined };

/**
 * A record as it was at a moment (ISO, or ms): what was changed since then is taken back, the latest change first. The
 * same object when nothing was.
 */
export function asOf<T extends Remembering<T>>(record: T, at: string | number): T {
  const moment = typeof at === "number" ? at : Date.parse(at);
  let then = record;
  for (const [until, fields] of record.was ?? [])
    if (Date.parse(until) > moment) then = { ...then, ...fields };
  return then;
}

/** Of some fields, those that a change writes over, as they were; undefined when it leaves all of them. */
export function overwritten<T extends object, K extends keyof T>(
  before: T,
  changed: Partial<T>,
  fields: readonly K[],
): Partial<Pick<T, K>> | undefined {
  const was: Partial<Pick<T, K>> = {};
  for (const field of fields)
    if (changed[field] !== undefined && changed[field] !== before[field])
      was[field] = before[field];
  return Object.keys(was).length === 0 ? undefined : was;
}
