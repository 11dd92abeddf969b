import type { Scope } from "#shared/sync/protocol.ts";

/** Whom this device is about to forget, with the shops and scopes that nobody else on it reads. */
export type Forgetting = { userId: string; shops: readonly string[]; scopes: readonly Scope[] };

const key = "forgetting";

/** Notes it for the day when the browser is killed in the middle, or (undefined) that it is done. */
export function noteForgetting(forgetting: Forgetting | undefined): void {
  try {
    if (forgetting) globalThis.localStorage.setItem(key, JSON.stringify(forgetting));
    else globalThis.localStorage.removeItem(key);
  } catch {
    // Cut off in the middle, it is not gone on with.
  }
}

/** Who is half forgotten here; undefined when nobody is. */
export function halfForgotten(): Forgetting | undefined {
  try {
    const text = globalThis.localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as Forgetting);
  } catch {
    return undefined;
  }
}
