/** For what cannot be missing: gives the value or stops with a bug. */
export function must<T>(value: T | null | undefined, what = "a value"): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}
