import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Unpaid } from "#shared/rules/customer-account.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { cx } from "#web/ui/cx.ts";
import { type Age, ageOf } from "./age-of-debt.ts";

type AgeWordsProps = { unpaid: Unpaid; today: string };

/** How old a debt is, in words: the older, the plainer; nothing where nothing says of when it is. */
export function AgeWords({ unpaid, today }: AgeWordsProps) {
  const age = ageOf(unpaid, today);
  if (!age) return null;
  return (
    <span className={cx("figures", toneOf(age.days))}>
      {age.isAgreed ? <Agreed {...age} due={unpaid.due} /> : <Since {...age} />}
    </span>
  );
}

function toneOf(days: number): string {
  if (days >= 90) return "font-medium text-stop";
  return days >= 30 ? "font-medium text-attention" : "text-ink-soft";
}

function Agreed({ days, due }: Age & { due: string }): ReactNode {
  const { i18n } = useLingui();
  const day = formatDate(`${due}T12:00:00.000Z`, i18n.locale as Language);
  if (days < 0) return <Trans>à payer le {day}</Trans>;
  if (days === 0) return <Trans>à payer aujourd’hui</Trans>;
  return <Plural value={days} one="en retard de # jour" other="en retard de # jours" />;
}

function Since({ days }: Age): ReactNode {
  if (days <= 0) return <Trans>depuis aujourd’hui</Trans>;
  return <Plural value={days} one="depuis # jour" other="depuis # jours" />;
}
