import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Names one after the other, as they are said: « riz, sucre et savon ». */
export function listed(names: readonly string[], i18n: I18n): string {
  const [last = "", ...before] = [...names].reverse();
  if (before.length === 0) return last;
  return i18n._(msg`${before.reverse().join(", ")} et ${last}`);
}

/** The first of a long list, and how many more there are. */
export function listedFirst(names: readonly string[], most: number, i18n: I18n): string {
  const more = names.length - most;
  if (more <= 0) return listed(names, i18n);
  return i18n._(msg`${names.slice(0, most).join(", ")} et ${more} autres`);
}
