import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Unpaid } from "#shared/rules/customer-account.ts";
import type { Language } from "#web/i18n/language.ts";
import { languages } from "#web/i18n/languages.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { languageNames } from "./language-names.ts";
import { ReminderLinks } from "./reminder-links.tsx";
import { reminderText } from "./reminder-text.ts";

type ReminderMessageProps = {
  shopId: string;
  shopName: string;
  customer: CustomerRow;
  owed: number;
  oldest: Unpaid | undefined;
  numbers: readonly string[];
  onSent?: () => void;
};

/** A prepared text in the language of its reader, where it is known, and the ways to send it. */
export function ReminderMessage(props: ReminderMessageProps) {
  const { shopId, shopName, customer, owed, oldest, numbers, onSent } = props;
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? customer.language ?? (i18n.locale as Language);
  const words = reminderText({ shopName, customerName: customer.name, owed, oldest }, language);
  return (
    <>
      <ChipRow label={t`Langue du message`}>
        {languages.map((one) => (
          <Chip key={one} pressed={one === language} onPress={() => setChosen(one)}>
            {languageNames[one]}
          </Chip>
        ))}
      </ChipRow>
      <p
        lang={language}
        dir="auto"
        data-reminder
        className="rounded-control border border-line bg-sunken p-3 wrap-anywhere select-all"
      >
        {/* What is sent has plain spaces; here an amount stays on one line. */}
        {words.replaceAll(/(\d) (?=\d{3}|FCFA)/gu, "$1\u00a0")}
      </p>
      {numbers.length > 0 && (
        <ReminderLinks {...{ shopId, customer, numbers, words, ...(onSent && { onSent }) }} />
      )}
    </>
  );
}
