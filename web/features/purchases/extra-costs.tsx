import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { mostExtraCosts } from "#shared/schemas/bounds.ts";
import type { ExtraCost } from "#shared/schemas/purchase.ts";
import type { ExtraDraft } from "#web/blocks/purchases/purchase-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { extraKinds, extraWords } from "./extra-words.ts";

type ExtraCostsProps = {
  /** True when all goods have one unit: a cost cannot be spread by number over kilos and pieces. */
  isAlike: boolean;
  extras: readonly ExtraDraft[];
  onChange: (extras: readonly ExtraDraft[]) => void;
};

const first: ExtraDraft = { kind: "transport", amount: undefined, by: "value", onInvoice: false };

/** What the goods cost beside their price, and how it lies on them. */
export function ExtraCosts({ isAlike, extras, onChange }: ExtraCostsProps) {
  const change = (place: number, changes: Partial<ExtraDraft>) =>
    onChange(extras.map((one, at) => (at === place ? { ...one, ...changes } : one)));
  return (
    <section className="flex flex-col gap-3">
      {extras.map((extra, place) => (
        <ExtraRow
          // biome-ignore lint/suspicious/noArrayIndexKey: what is typed has no name of its own, and its order stays
          key={place}
          isAlike={isAlike}
          extra={extra}
          onChange={(changes) => change(place, changes)}
          onDrop={() => onChange(extras.filter((_, at) => at !== place))}
        />
      ))}
      {extras.length < mostExtraCosts && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={() => onChange([...extras, first])}
        >
          <Trans>Ajouter des frais</Trans>
        </Button>
      )}
    </section>
  );
}

type ExtraRowProps = {
  isAlike: boolean;
  extra: ExtraDraft;
  onChange: (changes: Partial<ExtraDraft>) => void;
  onDrop: () => void;
};

function ExtraRow({ isAlike, extra, onChange, onDrop }: ExtraRowProps) {
  const { t, i18n } = useLingui();
  const { kind, amount, by, onInvoice } = extra;
  const name = i18n._(extraWords[kind]);
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line p-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <SelectField
            label={t`Frais`}
            value={kind}
            onChange={(chosen) => onChange({ kind: chosen })}
            options={extraKinds.map((one) => ({ value: one, label: i18n._(extraWords[one]) }))}
          />
        </div>
        <IconButton
          label={t`Retirer ces frais : ${name}`}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
          onClick={onDrop}
        />
      </div>
      <NumberField
        label={t`Montant`}
        value={amount}
        onChange={(francs) => onChange({ amount: francs })}
        suffix="FCFA"
      />
      <SelectField<ExtraCost["by"]>
        label={t`Répartis`}
        value={by}
        onChange={(chosen) => onChange({ by: chosen })}
        options={[
          { value: "value", label: t`selon ce que coûte chaque produit` },
          ...(isAlike || by === "pieces"
            ? [{ value: "pieces" as const, label: t`selon le nombre de pièces` }]
            : []),
        ]}
      />
      <CheckField checked={onInvoice} onChange={(checked) => onChange({ onInvoice: checked })}>
        <Trans>Sur la facture du fournisseur</Trans>
      </CheckField>
    </div>
  );
}
