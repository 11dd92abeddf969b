import { Trans } from "@lingui/react/macro";
import type { RefObject } from "react";
import { Link } from "react-router-dom";
import { AgeWords } from "#web/blocks/notebook/age-words.tsx";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { RemindedWords } from "#web/blocks/notebook/reminded-words.tsx";
import { ReminderMessage } from "#web/blocks/notebook/reminder-message.tsx";
import type { ToRemind } from "#web/blocks/notebook/to-remind.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

type NextReminderProps = {
  shop: SessionShop;
  shopName: string;
  next: ToRemind;
  today: string;
  /** Where the reading goes on. */
  name: RefObject<HTMLAnchorElement | null>;
  onSkip: () => void;
};

/** One customer, what they owe and since when, and the message that waits to be sent. */
export function NextReminder(props: NextReminderProps) {
  const { shop, shopName, next, today, name, onSkip } = props;
  const { line, numbers } = next;
  const { customer, owed, oldest } = line;
  if (!customer) return null;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-bold wrap-anywhere">
        <Link ref={name} to={`/notebook/${line.id}`} className="underline underline-offset-4">
          <bdi>{customer.name}</bdi>
        </Link>
      </h2>
      <p className="flex flex-wrap gap-x-4">
        <OwedWords owed={owed} />
        {oldest && <AgeWords unpaid={oldest} today={today} />}
      </p>
      <p className="text-sm text-ink-soft empty:hidden">
        <RemindedWords shopId={shop.id} reminded={customer.reminded} />
      </p>
      <ReminderMessage shopId={shop.id} {...{ shopName, customer, owed, oldest, numbers }} />
      <Button size="sell" onClick={onSkip}>
        <Trans>Passer au suivant</Trans>
      </Button>
    </Card>
  );
}
