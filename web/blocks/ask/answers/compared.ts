import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { percentChange } from "#shared/rules/percent-change.ts";
import { type Asked, whenOf } from "#web/blocks/ask/asked.ts";
import { dayAfter } from "#web/blocks/days.ts";
import type { Period } from "#web/blocks/periods/period.ts";
import { formatQuantity } from "#web/i18n/money.ts";

type Compared = { days: Period; before: Period; asked: Asked; i18n: I18n };

/**
 * Compares the francs of two periods, in words. The change is a percentage when both periods are equally long and the
 * earlier one is not zero. `notes`: warnings, e.g. that the lengths differ or that today is not over.
 */
export function comparedDays(
  now: number,
  then: number,
  { days, before, asked, i18n }: Compared,
): { change: string; notes: string[] } {
  const unlike = !areAlike(days, before);
  const notes = [
    ...(unlike ? [i18n._(msg`Les deux n’ont pas autant de jours.`)] : []),
    ...(days.to === asked.today && before.to !== asked.today
      ? [i18n._(msg`La journée d’aujourd’hui n’est pas finie.`)]
      : []),
  ];
  if (then === 0) {
    const when = whenOf(before, asked, i18n);
    return { change: i18n._(msg`${when} : rien à comparer.`), notes };
  }
  return {
    change: unlike ? i18n._(msg`À vous de comparer.`) : comparedWords(now, then, i18n),
    notes,
  };
}

/** True for periods of equal length. Two months count as equal: they have 28 to 31 days. */
function areAlike(one: Period, other: Period): boolean {
  const [first, second] = [lengthOf(one), lengthOf(other)];
  return Math.abs(first - second) <= 3 && (Math.min(first, second) >= 28 || first === second);
}

function lengthOf({ from, to }: Period): number {
  const [first, last] = [from, dayAfter(to, 1)].map((day) => Date.parse(`${day}T00:00:00.000Z`));
  return Math.round(((last ?? 0) - (first ?? 0)) / 86_400_000);
}

function comparedWords(now: number, then: number, i18n: I18n): string {
  const percent = percentChange(now, then);
  if (now === then) return i18n._(msg`C’est la même chose.`);
  if (percent === undefined)
    return now > then ? i18n._(msg`C’est plus.`) : i18n._(msg`C’est moins.`);
  return percent >= 0
    ? i18n._(msg`Soit ${formatQuantity(percent)} % de plus.`)
    : i18n._(msg`Soit ${formatQuantity(-percent)} % de moins.`);
}
