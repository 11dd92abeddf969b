import { Plural, Trans } from "@lingui/react/macro";
import { byAge, isOverLimit, type Unpaid } from "#shared/rules/customer-account.ts";
import { Money } from "#web/blocks/money.tsx";
import { phoneWords } from "#web/blocks/notebook/phone-words.ts";
import { RemindedWords } from "#web/blocks/notebook/reminded-words.tsx";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { Quoted } from "#web/blocks/quoted.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Card } from "#web/ui/card.tsx";
import { AgesLine } from "./ages-line.tsx";

type AccountSummaryProps = {
  shopId: string;
  customer: CustomerRow | undefined;
  owed: number;
  unpaid: readonly Unpaid[];
  today: string;
};

/** What is owed, large; what was agreed; how to reach them. */
export function AccountSummary({ shopId, customer, owed, unpaid, today }: AccountSummaryProps) {
  const say = useSideWords();
  return (
    <Card className="flex flex-col gap-2">
      <div>
        <p className="text-ink-soft">
          {say(owed > 0 ? "owes" : owed < 0 ? "deposit" : "owesNothing")}
        </p>
        <p>
          <Money francs={Math.abs(owed)} size="3xl" />
        </p>
      </div>
      {owed > 0 && <AgesLine ages={byAge(unpaid, today)} />}
      {customer && <Agreed shopId={shopId} customer={customer} owed={owed} />}
    </Card>
  );
}

type AgreedProps = { shopId: string; customer: CustomerRow; owed: number };

function Agreed({ shopId, customer, owed }: AgreedProps) {
  const { creditLimit, termDays, phone, otherPhone, note, archived, isPending } = customer;
  const phones = [phone, otherPhone].filter((one) => one !== "");
  return (
    <div className="flex flex-col gap-1 text-sm">
      {creditLimit !== null && (
        <p className={isOverLimit(owed, 0, creditLimit) ? "font-medium text-stop" : undefined}>
          {creditLimit === 0 && <Trans>Pas de crédit pour ce client</Trans>}
          {creditLimit > 0 && isOverLimit(owed, 0, creditLimit) && (
            <Trans>Au-dessus de son plafond de {formatMoney(creditLimit)}</Trans>
          )}
          {creditLimit > 0 && !isOverLimit(owed, 0, creditLimit) && (
            <Trans>Plafond de crédit : {formatMoney(creditLimit)}</Trans>
          )}
        </p>
      )}
      {termDays !== null && (
        <p>
          {termDays === 0 ? (
            <Trans>À payer le jour même</Trans>
          ) : (
            <Plural value={termDays} one="À payer sous # jour" other="À payer sous # jours" />
          )}
        </p>
      )}
      {phones.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {phones.map((one) => (
            <a
              key={one}
              href={`tel:${one.replaceAll(" ", "")}`}
              className="figures max-[18rem]:whitespace-normal inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
            >
              {phoneWords(one)}
            </a>
          ))}
        </p>
      )}
      {customer.reminded && (
        <p className="text-ink-soft">
          <RemindedWords shopId={shopId} reminded={customer.reminded} />
        </p>
      )}
      {note !== "" && (
        <p className="break-words text-ink-soft">
          <Quoted text={note} />
        </p>
      )}
      {(archived || isPending) && (
        <p className="flex flex-wrap gap-2">
          {archived && (
            <Badge>
              <Trans>Archivé</Trans>
            </Badge>
          )}
          {isPending && <UnsentMark />}
        </p>
      )}
    </div>
  );
}
