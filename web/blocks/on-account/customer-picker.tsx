import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import UserPlus from "lucide-react/icons/user-plus";
import { useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { createCustomer } from "#web/store/notebook.ts";
import { useAccountMoves, useBalances, useCustomers } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { foundCustomers, isNamed, recentCustomers } from "./find-customers.ts";
import { Owes } from "./owes.tsx";

type CustomerPickerProps = {
  shopId: string;
  onPick: (customerId: string) => void;
};

/** Whoever came last, or is looked for by name or last digits; a name that is not there becomes a new customer. */
export function CustomerPicker({ shopId, onPick }: CustomerPickerProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const act = useAct();
  const customers = useCustomers(shopId);
  const moves = useAccountMoves(shopId);
  const balances = useBalances(shopId);
  const owed = new Map(balances.map(({ customerId, owed }) => [customerId, owed]));
  const name = typed.trim();
  const isNew = /\p{L}/u.test(name) && !isNamed(customers, name);
  const shown = name === "" ? recentCustomers(customers, moves) : foundCustomers(customers, name);

  async function handleNew() {
    const fields = {
      ...{ name, phone: "", otherPhone: "", note: "" },
      ...{ creditLimit: null, termDays: null, wantsMessages: true },
    };
    const made = await act.run((formId) => createCustomer({ shopId, formId, fields }));
    if (made?.operation.kind === "customer.create") onPick(made.operation.body.customerId);
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t`Chercher un client`}
        labelHidden
        placeholder={t`Nom ou derniers chiffres`}
        icon={<Search aria-hidden="true" className="size-5" />}
        value={typed}
        onChange={setTyped}
        type="search"
        autoComplete="off"
        maxLength={120}
        enterKeyHint="search"
        onKeyDown={(event) => {
          // The first that was found is meant, as at a counter.
          if (event.key !== "Enter" || name === "") return;
          event.preventDefault();
          const [first] = shown;
          if (first) onPick(first.id);
        }}
      />
      {customers.length === 0 && name === "" && (
        <p className="text-ink-soft">
          <Trans>Le cahier est vide : tapez le nom du client.</Trans>
        </p>
      )}
      <ul aria-label={t`Clients`} className="flex flex-col gap-1">
        {shown.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onPick(one.id)}
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-3 rounded-control border border-edge bg-surface px-3 py-1 text-left hover:bg-sunken active:bg-brand-soft"
            >
              <span className="min-w-0 font-medium break-words">{one.name}</span>
              <span className="ml-auto text-sm text-ink-soft">
                <Owes owed={owed.get(one.id) ?? 0} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isNew && (
        <Button
          size="sell"
          wide
          busy={act.busy}
          icon={<UserPlus aria-hidden="true" className="size-5 shrink-0" />}
          onClick={() => void handleNew()}
        >
          <span className="min-w-0 break-words">
            <Trans>Nouveau client : {name}</Trans>
          </span>
        </Button>
      )}
      <ActTrouble refusal={act.refusal} title={msg`Client non enregistré`} />
    </div>
  );
}
