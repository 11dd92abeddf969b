import { Trans, useLingui } from "@lingui/react/macro";
import { unitsOf } from "#shared/money-messages/accounts.ts";
import { isMove } from "#shared/money-messages/reading.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { useReferences } from "#web/store/queries/use-references.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import { Button } from "#web/ui/button.tsx";
import { messageMoney } from "./money-words.ts";
import { asksForEyesOf } from "./reading-words.ts";
import { bringsMoney, type ReadMessage, useMoneyMessages } from "./use-money-messages.ts";

type FittingMessagesProps = { shopId: string; due: number; onUse: (message: ReadMessage) => void };

const mostOffered = 3;
/** A message that came long before is not what this customer has just shown, ms. */
const lately = 48 * 3_600_000;

/** Messages that are kept here, of the amount due and in doubt of nothing, whose reference no ticket of this device bears: one tap takes it. */
export function FittingMessages({ shopId, due, onUse }: FittingMessagesProps) {
  const { i18n } = useLingui();
  const { messages = [], currency } = useMoneyMessages(shopId);
  const now = useNow();
  const ticketsWith = useReferences(shopId);
  const timeZone = useTimeZone(shopId);
  const fitting = messages
    .flatMap((message) => {
      const { reading, pastedAt } = message;
      if (!isMove(reading) || !bringsMoney(message) || asksForEyesOf(message) || !reading.reference)
        return [];
      const isDue = reading.currency === currency && reading.amount === unitsOf(due, currency);
      const at = reading.at ?? pastedAt;
      const isLate = now - Date.parse(at) > lately;
      if (!isDue || isLate || ticketsWith(reading.reference).length > 0) return [];
      return [{ message, reading, at }];
    })
    .slice(-mostOffered)
    .reverse();
  return fitting.map(({ message, reading, at }) => (
    <Button key={message.id} size="sell" wide onClick={() => onUse(message)}>
      <span className="min-w-0 break-words">
        <Trans>
          Prendre le SMS de {messageMoney(reading.amount, reading.currency)},{" "}
          {formatDateTime(at, i18n.locale as Language, timeZone)}
        </Trans>
        {reading.sender && <> · {reading.sender}</>}
      </span>
    </Button>
  ));
}
