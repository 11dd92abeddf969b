import { Trans } from "@lingui/react/macro";
import UserPlus from "lucide-react/icons/user-plus";
import { useMemo, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { CustomerChoice } from "#web/blocks/notebook/customer-choice.tsx";
import { longestName } from "#web/blocks/notebook/customer-draft.ts";
import { NameTooLong } from "#web/blocks/notebook/name-too-long.tsx";
import { useSideMessages, useSideWords } from "#web/blocks/notebook/side-words.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { createCustomer } from "#web/store/notebook.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { useAccountMoves, useCustomers } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { isNamed, recentCustomers } from "./recent-customers.ts";

type CustomerPickerProps = {
  shopId: string;
  /** Name that is searched from the start. */
  named?: string | undefined;
  onPick: (customerId: string) => void;
};

/** Whoever came last, or is looked for by name or last digits; a name that is not there becomes a new customer. */
export function CustomerPicker({ shopId, named = "", onPick }: CustomerPickerProps) {
  const [typed, setTyped] = useState(named);
  const act = useAct();
  const say = useSideWords();
  const messages = useSideMessages();
  const suppliers = useSuppliersSide();
  const customers = useCustomers(shopId);
  const moves = useAccountMoves(shopId);
  const active = useMemo(() => customers.filter(({ archived }) => !archived), [customers]);
  const first = useMemo(() => recentCustomers(customers, moves), [customers, moves]);
  const name = typed.trim();
  const tooMany = name.length - longestName;
  const isNew = /\p{L}/u.test(name) && !isNamed(customers, name) && tooMany <= 0;

  async function handleNew() {
    const fields = {
      ...{ name, phone: "", otherPhone: "", note: "" },
      ...{ creditLimit: null, termDays: null, wantsMessages: true },
    };
    const made = await act.run((formId) => createCustomer({ shopId, suppliers, formId, fields }));
    if (made?.operation.kind === "customer.create") onPick(made.operation.body.customerId);
  }

  return (
    <div className="flex flex-col gap-2">
      <CustomerChoice
        {...{ shopId, typed }}
        customers={active}
        first={first}
        firstWords={customers.length === 0 && <p className="text-ink-soft">{say("emptyPicker")}</p>}
        onType={setTyped}
        error={tooMany > 0 ? <NameTooLong by={tooMany} /> : undefined}
        onPick={({ id }) => onPick(id)}
      />
      {isNew && (
        <Button
          size="sell"
          wide
          busy={act.busy}
          icon={<UserPlus aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => void handleNew()}
        >
          <span className="min-w-0 break-words">
            {suppliers ? (
              <Trans>Nouveau fournisseur : {name}</Trans>
            ) : (
              <Trans>Nouveau client : {name}</Trans>
            )}
          </span>
        </Button>
      )}
      <ActTrouble refusal={act.refusal} title={messages.notSaved} />
    </div>
  );
}
