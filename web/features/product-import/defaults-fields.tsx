import { Trans, useLingui } from "@lingui/react/macro";
import type { ImportDefaults } from "#shared/rules/import-decide.ts";
import { mostPieces } from "#shared/schemas/bounds.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type DefaultsFieldsProps = {
  defaults: ImportDefaults;
  onChange: (defaults: ImportDefaults) => void;
};

/** What new products get where the file says nothing. */
export function DefaultsFields({ defaults, onChange }: DefaultsFieldsProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">
        <Trans>Pour les produits nouveaux, quand la cellule est vide</Trans>
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <NumberField
          label={t`Prix par défaut`}
          hint={<Trans>Vide : les lignes sans prix sont refusées.</Trans>}
          suffix="FCFA"
          value={defaults.price}
          onChange={(price) => onChange({ ...defaults, price })}
        />
        <TextField
          label={t`Catégorie par défaut`}
          maxLength={120}
          value={defaults.category}
          onChange={(category) => onChange({ ...defaults, category })}
        />
        <NumberField
          label={t`Stock par défaut`}
          value={defaults.stock}
          most={mostPieces}
          onChange={(stock) => onChange({ ...defaults, stock: stock ?? 0 })}
        />
        <NumberField
          label={t`Seuil d’alerte par défaut`}
          hint={<Trans>Au plus la moitié du stock de départ.</Trans>}
          value={defaults.stockThreshold}
          most={mostPieces}
          onChange={(threshold) => onChange({ ...defaults, stockThreshold: threshold ?? 0 })}
        />
      </div>
    </fieldset>
  );
}
