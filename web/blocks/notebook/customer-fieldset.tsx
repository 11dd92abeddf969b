import { Trans, useLingui } from "@lingui/react/macro";
import BookUser from "lucide-react/icons/book-user";
import { countries } from "#shared/rules/countries.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { hasContacts, pickContact } from "./contact-picker.ts";
import { bearerOf, type CustomerDraft } from "./customer-draft.ts";

type CustomerFieldsetProps = {
  draft: CustomerDraft;
  onChange: (changes: Partial<CustomerDraft>) => void;
  isNameMissing: boolean;
  /** Among whom a number may be twice. */
  others: { customers: readonly CustomerRow[]; country: string; besides: string | undefined };
};

/** What is written down of a customer. */
export function CustomerFieldset(props: CustomerFieldsetProps) {
  const { draft, onChange, isNameMissing, others } = props;
  const { t } = useLingui();

  async function handlePick() {
    const contact = await pickContact();
    if (!contact) return;
    onChange({ name: draft.name || contact.name, phone: contact.phone });
  }

  return (
    <>
      <TextField
        label={t`Nom`}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        maxLength={120}
        autoComplete="off"
        data-autofocus
        error={isNameMissing ? <Trans>Donnez un nom à ce client.</Trans> : undefined}
      />
      <PhoneBox
        label={t`Téléphone`}
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
        others={others}
      />
      {hasContacts() && (
        <Button icon={<BookUser aria-hidden="true" className="size-5" />} onClick={handlePick}>
          <Trans>Choisir dans mes contacts</Trans>
        </Button>
      )}
      <NumberField
        label={t`Plafond de crédit`}
        hint={t`Vide : pas de plafond. 0 : pas de crédit.`}
        value={draft.creditLimit}
        onChange={(creditLimit) => onChange({ creditLimit })}
        suffix="FCFA"
      />
      <NumberField
        label={t`Doit payer sous (jours)`}
        hint={t`Vide : aucun délai n’est convenu.`}
        value={draft.termDays}
        onChange={(termDays) => onChange({ termDays })}
        most={365}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={draft.wantsMessages}
          onChange={({ target }) => onChange({ wantsMessages: target.checked })}
          className="size-6 shrink-0 accent-brand"
        />
        <Trans>Accepte de recevoir des messages</Trans>
      </label>
      <PhoneBox
        label={t`Autre téléphone`}
        value={draft.otherPhone}
        onChange={(otherPhone) => onChange({ otherPhone })}
        others={others}
      />
      <TextField
        label={t`Note`}
        hint={t`Où le trouver, qui il est.`}
        value={draft.note}
        onChange={(note) => onChange({ note })}
        maxLength={200}
        autoComplete="off"
      />
    </>
  );
}

type PhoneBoxProps = Pick<CustomerFieldsetProps, "others"> & {
  label: string;
  value: string;
  onChange: (phone: string) => void;
};

/** A number, and who has it already. */
function PhoneBox({ label, value, onChange, others }: PhoneBoxProps) {
  const bearer = bearerOf(value, others);
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        placeholder={countries[others.country]?.example}
        value={value}
        onChange={onChange}
      />
      <p role="status" className="text-sm font-medium text-attention empty:hidden">
        {bearer && <Trans>{bearer.name} a déjà ce numéro.</Trans>}
      </p>
    </div>
  );
}
