import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useCategories } from "#web/store/queries/use-catalogue.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type CategoryFieldProps = {
  shopId: string;
  value: string;
  onChange: (category: string) => void;
  error: string | undefined;
};

/** Not the name of a category: no name is one blank. */
const another = " ";

/** One of the shop's categories, or a new one, which exists as soon as a product bears it. */
export function CategoryField({ shopId, value, onChange, error }: CategoryFieldProps) {
  const { t } = useLingui();
  const known = useCategories(shopId);
  const [adding, setAdding] = useState(known.length === 0);
  const names = value === "" || known.includes(value) || adding ? known : [...known, value];

  function handlePick(picked: string) {
    setAdding(picked === another);
    onChange(picked === another ? "" : picked);
  }

  return (
    <div className="flex flex-col gap-2">
      {known.length > 0 && (
        <SelectField
          label={t`Catégorie`}
          value={adding ? another : value || undefined}
          onChange={handlePick}
          placeholder={t`Choisir`}
          options={[
            ...names.map((name) => ({ value: name, label: name })),
            { value: another, label: t`+ Nouvelle catégorie` },
          ]}
          error={adding ? undefined : error}
        />
      )}
      {adding && (
        <TextField
          label={known.length > 0 ? t`Nom de la nouvelle catégorie` : t`Catégorie`}
          value={value}
          onChange={onChange}
          maxLength={120}
          autoComplete="off"
          error={error}
        />
      )}
    </div>
  );
}
