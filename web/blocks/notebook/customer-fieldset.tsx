import { Trans, useLingui } from "@lingui/react/macro";
import BookUser from "lucide-react/icons/book-user";
import { Link } from "react-router-dom";
import { countries } from "#shared/rules/countries.ts";
import { languages } from "#web/i18n/languages.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { hasContacts, pickContact } from "./contact-picker.ts";
import { type CustomerDraft, longestName } from "./customer-draft.ts";
import { bearerOf, type KnownPeople } from "./doubles.ts";
import { languageNames } from "./language-names.ts";
import { NameTooLong } from "./name-too-long.tsx";
import { useSideRoot, useSideWords } from "./side-words.ts";

type CustomerFieldsetProps = {
  draft: CustomerDraft;
  onChange: (changes: Partial<CustomerDraft>) => void;
  isNameMissing: boolean;
  /** Among whom a number may be twice. */
  others: { known: KnownPeople; besides: string | undefined };
};

/** What is written down of a customer. */
export function CustomerFieldset(props: CustomerFieldsetProps) {
  const { draft, onChange, isNameMissing, others } = props;
  const { t } = useLingui();
  const say = useSideWords();
  const suppliers = useSuppliersSide();
  const tooMany = draft.name.trim().length - longestName;
  const nameError =
    tooMany > 0 ? <NameTooLong by={tooMany} /> : isNameMissing ? say("nameMissing") : undefined;

  async function handlePick() {
    const contact = await pickContact();
    if (!contact) return;
    onChange({ name: draft.name || contact.name, phone: contact.phone });
  }

  return (
    <>
      <div className="flex flex-col gap-1">
        <TextField
          label={t`Nom`}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          dir="auto"
          autoComplete="off"
          data-autofocus
          error={nameError}
        />
        {others.besides === undefined && <SameName name={draft.name} others={others} />}
      </div>
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
      {!suppliers && (
        <NumberField
          label={t`Plafond de crédit`}
          hint={t`Vide : pas de plafond. 0 : pas de crédit.`}
          value={draft.creditLimit}
          onChange={(creditLimit) => onChange({ creditLimit })}
          suffix="FCFA"
        />
      )}
      <NumberField
        label={say("term")}
        hint={t`Vide : aucun délai n’est convenu.`}
        value={draft.termDays}
        onChange={(termDays) => onChange({ termDays })}
        most={365}
      />
      {!suppliers && (
        <>
          <CheckField
            checked={draft.wantsMessages}
            onChange={(checked) => onChange({ wantsMessages: checked })}
          >
            <Trans>Accepte de recevoir des messages</Trans>
          </CheckField>
          <SelectField
            label={t`Langue des messages`}
            value={draft.language}
            onChange={(language) => onChange({ language })}
            options={[
              { value: "", label: t`Pas encore connue` },
              ...languages.map((value) => ({ value, label: languageNames[value] })),
            ]}
          />
        </>
      )}
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

type SameNameProps = Pick<CustomerFieldsetProps, "others"> & { name: string };

/** Whoever is called so already: perhaps the same person. */
function SameName({ name, others }: SameNameProps) {
  const [same] = others.known.namedAs({ name, phone: "", otherPhone: "" });
  return (
    <p role="status" className="text-sm font-medium text-attention empty:hidden">
      {same && (
        <>
          <Trans>{same.name} est déjà dans le cahier.</Trans> <CardLink customer={same} />
        </>
      )}
    </p>
  );
}

/** Leads to who is there already, in place of a second one. */
function CardLink({ customer }: { customer: CustomerRow }) {
  const root = useSideRoot();
  return (
    <Link
      to={`${root}/${customer.id}`}
      className="inline-flex min-h-6 items-center text-brand-ink underline underline-offset-4"
    >
      <Trans>Ouvrir sa fiche</Trans>
    </Link>
  );
}

type PhoneBoxProps = Pick<CustomerFieldsetProps, "others"> & {
  label: string;
  value: string;
  onChange: (phone: string) => void;
};

/** A number, and who has it already. */
function PhoneBox({ label, value, onChange, others }: PhoneBoxProps) {
  const bearer = bearerOf(value, others.known, others.besides);
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
        placeholder={countries[others.known.country]?.example}
        value={value}
        onChange={onChange}
      />
      <p role="status" className="text-sm font-medium text-attention empty:hidden">
        {bearer && (
          <>
            <Trans>{bearer.name} a déjà ce numéro.</Trans> <CardLink customer={bearer} />
          </>
        )}
      </p>
    </div>
  );
}
