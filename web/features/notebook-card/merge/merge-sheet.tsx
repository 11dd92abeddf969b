import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { countryOf } from "#shared/rules/countries.ts";
import { CustomerChoice } from "#web/blocks/notebook/customer-choice.tsx";
import { knownPeople, probableDoubles } from "#web/blocks/notebook/doubles.ts";
import { type CustomerRow, useCustomers } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import { MergeConfirm } from "./merge-confirm.tsx";

type MergeSheetProps = { shopId: string; customer: CustomerRow; owed: number; onClose: () => void };

/** Whose double somebody is: probable ones first, and what will happen before it does. */
export function MergeSheet({ shopId, customer, owed, onClose }: MergeSheetProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<CustomerRow>();
  const [typed, setTyped] = useState("");
  const customers = useCustomers(shopId);
  const country = countryOf(useShop(shopId));
  const others = useMemo(
    () => customers.filter(({ id }) => id !== customer.id),
    [customers, customer.id],
  );
  const probable = useMemo(
    () => probableDoubles(customer, knownPeople(others, country), customer.id),
    [customer, others, country],
  );
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Fusionner {customer.name} avec…</Trans>}
      closeLabel={t`Fermer`}
    >
      {chosen ? (
        <MergeConfirm
          {...{ shopId, customer, owed }}
          other={chosen}
          onBack={() => setChosen(undefined)}
          onDone={onClose}
        />
      ) : (
        <div className="flex flex-col gap-3">
          <p>
            <Trans>Quelle autre fiche est la même personne ?</Trans>
          </p>
          <CustomerChoice
            shopId={shopId}
            customers={others}
            first={probable}
            firstWords={
              probable.length > 0 && (
                <p className="font-semibold">
                  <Trans>Sans doute la même personne</Trans>
                </p>
              )
            }
            typed={typed}
            onType={setTyped}
            onPick={setChosen}
          />
        </div>
      )}
    </Sheet>
  );
}
