import { Trans, useLingui } from "@lingui/react/macro";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { useState } from "react";
import { countryOf } from "#shared/rules/countries.ts";
import type { Unpaid } from "#shared/rules/customer-account.ts";
import { phoneWords } from "#web/blocks/notebook/phone-words.ts";
import { numbersIn } from "#web/blocks/phone/written-phone.ts";
import type { Language } from "#web/i18n/language.ts";
import { languages } from "#web/i18n/languages.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { reminderText, smsTo, whatsAppTo } from "./reminder-text.ts";

type ReminderSheetProps = {
  shop: SessionShop;
  customer: CustomerRow;
  owed: number;
  oldest: Unpaid | undefined;
  onClose: () => void;
};

/** What each language calls itself. */
const languageNames: Record<Language, string> = { fr: "Français", en: "English" };

/** A prepared text that the person sends by their own telephone: the application writes to nobody. */
export function ReminderSheet({ shop, customer, owed, oldest, onClose }: ReminderSheetProps) {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(i18n.locale as Language);
  const known = useShop(shop.id);
  const numbers = [customer.phone, customer.otherPhone].flatMap((one) =>
    numbersIn(one, countryOf(known)),
  );
  const words = reminderText(
    { shopName: known?.name ?? shop.name, customerName: customer.name, owed, oldest },
    language,
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Relancer {customer.name}</Trans>}
      closeLabel={t`Fermer`}
    >
      <div className="flex flex-col gap-4">
        <ChipRow label={t`Langue du message`}>
          {languages.map((one) => (
            <Chip key={one} pressed={one === language} onPress={() => setLanguage(one)}>
              {languageNames[one]}
            </Chip>
          ))}
        </ChipRow>
        <p
          lang={language}
          data-reminder
          className="rounded-control border border-line bg-sunken p-3 wrap-anywhere select-all"
        >
          {words}
        </p>
        {numbers.length === 0 && (
          <p className="font-medium text-attention">
            <Trans>Ce client n’a pas de numéro : ajoutez-le par « Modifier ».</Trans>
          </p>
        )}
        {numbers.map((number) => (
          <div key={number} className="flex flex-col gap-2">
            <p className="figures text-sm text-ink-soft">{phoneWords(number)}</p>
            <a
              href={whatsAppTo(number, words)}
              target="_blank"
              rel="noreferrer"
              className={buttonLook("main", "sell", true)}
            >
              <MessageCircle aria-hidden="true" className="size-5" />
              <Trans>Écrire par WhatsApp</Trans>
            </a>
            <a href={smsTo(number, words)} className={buttonLook("plain", "sell", true)}>
              <MessageSquareText aria-hidden="true" className="size-5" />
              <Trans>Écrire par SMS</Trans>
            </a>
          </div>
        ))}
        <p className="text-sm text-ink-soft">
          <Trans>Le message s’ouvre dans votre téléphone : c’est vous qui l’envoyez.</Trans>
        </p>
      </div>
    </Sheet>
  );
}
