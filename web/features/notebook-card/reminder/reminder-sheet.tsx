import { Trans, useLingui } from "@lingui/react/macro";
import { countryOf } from "#shared/rules/countries.ts";
import type { Unpaid } from "#shared/rules/customer-account.ts";
import { RemindedWords } from "#web/blocks/notebook/reminded-words.tsx";
import { ReminderMessage } from "#web/blocks/notebook/reminder-message.tsx";
import { useCreditor } from "#web/blocks/notebook/use-creditor.ts";
import { numbersIn } from "#web/blocks/phone/written-phone.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Sheet } from "#web/ui/sheet.tsx";

type ReminderSheetProps = {
  shop: SessionShop;
  customer: CustomerRow;
  owed: number;
  oldest: Unpaid | undefined;
  onClose: () => void;
};

/** A prepared text that the person sends by their own telephone: the application writes to nobody. */
export function ReminderSheet({ shop, customer, owed, oldest, onClose }: ReminderSheetProps) {
  const { t } = useLingui();
  const known = useShop(shop.id);
  const creditor = useCreditor(shop);
  const numbers = [customer.phone, customer.otherPhone].flatMap((one) =>
    numbersIn(one, countryOf(known)),
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Relancer {customer.name}</Trans>}
      closeLabel={t`Fermer`}
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft empty:hidden">
          <RemindedWords shopId={shop.id} reminded={customer.reminded} />
        </p>
        <ReminderMessage
          {...{ customer, owed, oldest, numbers }}
          shopId={shop.id}
          shopName={creditor.name}
        />
        {numbers.length === 0 && (
          <p className="font-medium text-attention">
            <Trans>Ce client n’a pas de numéro : ajoutez-le par « Modifier ».</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}
