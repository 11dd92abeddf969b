import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type AgeOfDebt, agesOfDebt } from "#shared/rules/customer-account.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { cx } from "#web/ui/cx.ts";

const ageWords: Record<AgeOfDebt, MessageDescriptor> = {
  0: msg`moins de 7 jours`,
  7: msg`7 à 29 jours`,
  30: msg`30 à 59 jours`,
  60: msg`60 à 89 jours`,
  90: msg`90 jours et plus`,
};

/** How much of what is owed is how old; ages of which nothing is owed are left out. */
export function AgesLine({ ages }: { ages: Record<AgeOfDebt, number> }) {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-col text-sm">
      {agesOfDebt
        .filter((age) => ages[age] > 0)
        .map((age) => (
          <li
            key={age}
            className={cx(
              "figures flex justify-between gap-3",
              age >= 30 && age < 90 && "font-medium text-attention",
              age >= 90 && "font-medium text-stop",
            )}
          >
            <span>{i18n._(ageWords[age])}</span>
            <span>{formatMoney(ages[age])}</span>
          </li>
        ))}
    </ul>
  );
}
