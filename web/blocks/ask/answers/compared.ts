import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { percentChange } from "#shared/rules/percent-change.ts";
import { formatQuantity } from "#web/i18n/money.ts";

/** How one sum stands against another, in words: in percent as reports tell it, where that says something. */
export function comparedWords(now: number, then: number, i18n: I18n): string {
  const percent = percentChange(now, then);
  if (now === then) return i18n._(msg`C’est la même chose.`);
  if (percent === undefined)
    return now > then ? i18n._(msg`C’est plus.`) : i18n._(msg`C’est moins.`);
  return percent >= 0
    ? i18n._(msg`Soit ${formatQuantity(percent)} % de plus.`)
    : i18n._(msg`Soit ${formatQuantity(-percent)} % de moins.`);
}
