import { Trans, useLingui } from "@lingui/react/macro";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

type RemindedWordsProps = { shopId: string; reminded: CustomerRow["reminded"] };

/** When somebody was last reminded, and by which way; nothing where nobody did. */
export function RemindedWords({ shopId, reminded }: RemindedWordsProps) {
  const { i18n } = useLingui();
  const { timeZone } = useDayCut(shopId);
  if (!reminded) return null;
  const day = formatDate(reminded.at, i18n.locale as Language, timeZone);
  return reminded.way === "sms" ? (
    <Trans>relancé le {day} par SMS</Trans>
  ) : (
    <Trans>relancé le {day} par WhatsApp</Trans>
  );
}
