import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import MessageCircle from "lucide-react/icons/message-circle";
import MessageSquareText from "lucide-react/icons/message-square-text";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import type { ReminderWay } from "#web/store/commands/customers.ts";
import { noteReminder } from "#web/store/notebook.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { phoneWords } from "./phone-words.ts";
import { smsTo, whatsAppTo } from "./reminder-text.ts";

type ReminderLinksProps = {
  shopId: string;
  customer: CustomerRow;
  numbers: readonly string[];
  words: string;
  onSent?: () => void;
};

/** Opens the prepared words in the person's own telephone, which sends them; that it was done is written down. */
export function ReminderLinks(props: ReminderLinksProps) {
  const { shopId, customer, numbers, words, onSent } = props;
  const act = useAct();

  async function handleSent(way: ReminderWay) {
    const { id: customerId, name, reminded = null } = customer;
    const given = { shopId, customerId, name, before: reminded, way };
    const done = await act.run((formId) => noteReminder({ ...given, formId }));
    if (done !== undefined) onSent?.();
  }

  return (
    <>
      {numbers.map((number, place) => (
        <div key={number} className="flex flex-col gap-2">
          <p className="figures max-[18rem]:whitespace-normal text-sm text-ink-soft">
            {phoneWords(number)}
          </p>
          <a
            href={whatsAppTo(number, words)}
            target="_blank"
            rel="noreferrer"
            onClick={() => void handleSent("whatsapp")}
            className={buttonLook(place === 0 ? "main" : "plain", "sell", true)}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
            <Trans>Écrire par WhatsApp</Trans>
          </a>
          <a
            href={smsTo(number, words)}
            onClick={() => void handleSent("sms")}
            className={buttonLook("plain", "sell", true)}
          >
            <MessageSquareText aria-hidden="true" className="size-5" />
            <Trans>Écrire par SMS</Trans>
          </a>
        </div>
      ))}
      <ActTrouble refusal={act.refusal} title={msg`La relance n’a pas été notée`} />
      <p className="text-sm text-ink-soft">
        <Trans>
          Le message s’ouvre dans votre téléphone : c’est vous qui l’envoyez. La relance est notée.
        </Trans>
      </p>
    </>
  );
}
