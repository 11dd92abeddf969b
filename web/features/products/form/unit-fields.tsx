import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { longestBarcode, mostPacks, mostPieces } from "#shared/schemas/bounds.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { newFormId } from "#web/store/open-store.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type PackDraft, packTrouble } from "./packs-draft.ts";

type UnitFieldProps = {
  value: Unit | null;
  /** There is stock: it would be so many of something else. */
  fixed: boolean;
  onChange: (unit: Unit | null) => void;
};

const piece = "piece";

/** What a product is counted in. */
export function UnitField({ value, fixed, onChange }: UnitFieldProps) {
  const { t } = useLingui();
  return (
    <SelectField<Unit | typeof piece>
      label={t`Se vend`}
      value={value ?? piece}
      disabled={fixed}
      hint={fixed ? t`Se change quand le stock est à zéro.` : undefined}
      onChange={(unit) => onChange(unit === piece ? null : unit)}
      options={[
        { value: piece, label: t`À la pièce` },
        { value: "g", label: t`Au poids (kg)` },
        { value: "ml", label: t`Au litre` },
        { value: "cm", label: t`Au mètre` },
      ]}
    />
  );
}

type PacksFieldProps = {
  unit: Unit | null;
  packs: readonly PackDraft[];
  /** Whether what is missing is said. */
  asked: boolean;
  onChange: (packs: readonly PackDraft[]) => void;
};

/** The packs of a product: a carton, a sack, each with what is in it, its price and its code. */
export function PacksField({ unit, packs, asked, onChange }: PacksFieldProps) {
  const { t } = useLingui();
  function handleAdd() {
    const id = newFormId().replaceAll("-", "").slice(-12);
    onChange([
      ...packs,
      { id, name: "", factor: undefined, price: undefined, minPrice: undefined, barcode: "" },
    ]);
  }
  return (
    <section aria-label={t`Cartons et paquets`} className="flex flex-col gap-2">
      <h3 className="font-medium">
        <Trans>Cartons et paquets</Trans>
      </h3>
      {packs.map((pack, at) => {
        const trouble = asked ? packTrouble(pack) : undefined;
        const change = (fields: Partial<PackDraft>) =>
          onChange(packs.map((one) => (one === pack ? { ...one, ...fields } : one)));
        const number = at + 1;
        return (
          <fieldset
            key={pack.id}
            className="grid grid-cols-2 items-start gap-2 rounded-card border border-line p-2"
          >
            <legend className="sr-only">
              <Trans>Carton ou paquet {number}</Trans>
            </legend>
            <TextField
              label={t`Nom`}
              placeholder={t`Carton`}
              value={pack.name}
              onChange={(name) => change({ name })}
              maxLength={40}
              autoComplete="off"
              error={trouble === "name" ? t`À remplir` : undefined}
            />
            <MeasureField
              label={t`Contient`}
              unit={unit}
              value={pack.factor}
              most={mostPieces}
              onChange={(factor) => change({ factor })}
              error={trouble === "factor" ? t`Plus d’un` : undefined}
            />
            <NumberField
              label={t`Son prix`}
              value={pack.price}
              onChange={(price) => change({ price })}
              suffix="FCFA"
              error={trouble === "price" ? t`À remplir` : undefined}
            />
            <NumberField
              label={t`Son minimum`}
              value={pack.minPrice}
              onChange={(minPrice) => change({ minPrice })}
              suffix="FCFA"
              hint={t`Vide : son prix`}
              error={trouble === "minPrice" ? t`Il dépasse son prix` : undefined}
            />
            <TextField
              label={t`Son code-barres`}
              value={pack.barcode}
              onChange={(barcode) => change({ barcode })}
              onKeyDown={(event) => {
                // A slow scanner ends with Enter: the form is not finished for that.
                if (event.key === "Enter") event.preventDefault();
              }}
              maxLength={longestBarcode}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <div className="flex justify-end self-end">
              <IconButton
                label={t`Retirer ce carton`}
                icon={<Trash2 aria-hidden="true" className="size-5" />}
                onClick={() => onChange(packs.filter((one) => one !== pack))}
              />
            </div>
          </fieldset>
        );
      })}
      {packs.length < mostPacks && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={handleAdd}
        >
          <Trans>Ajouter un carton</Trans>
        </Button>
      )}
    </section>
  );
}
