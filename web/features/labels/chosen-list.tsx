import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useId } from "react";
import { partsOf, wareKey } from "#shared/rules/ware.ts";
import { useProduct, wareAt } from "#web/store/queries/use-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { type ChosenLabels, withCopies, withOneMore, without } from "./chosen-labels.ts";
import { countInStock, labelOf } from "./label-content.ts";
import { fittedBars, type LabelFormat } from "./label-formats.ts";

type ChosenListProps = {
  shopId: string;
  chosen: ChosenLabels;
  format: LabelFormat;
  onChange: (change: (chosen: ChosenLabels) => ChosenLabels) => void;
};

/** The chosen products, how many labels of each, and which codes the paper is too small for. */
export function ChosenList({ shopId, chosen, format, onChange }: ChosenListProps) {
  const heading = useId();

  function handleAsStock() {
    onChange((known) => {
      let next = known;
      for (const id of known.keys()) next = withCopies(next, id, countInStock(wareAt(shopId, id)));
      return next;
    });
  }

  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} className="text-lg font-semibold">
          <Trans>Étiquettes à imprimer</Trans>
        </h2>
        {chosen.size > 0 && (
          <Button onClick={handleAsStock}>
            <Trans>Autant que le stock</Trans>
          </Button>
        )}
      </div>
      {chosen.size === 0 && (
        <p className="text-ink-soft">
          <Trans>Ajoutez des produits ci-dessus : un code scanné suivi d’Entrée suffit.</Trans>
        </p>
      )}
      <ul className="flex flex-col">
        {[...chosen].map(([id, copies]) => (
          <ChosenProduct
            key={id}
            shopId={shopId}
            id={id}
            copies={copies}
            format={format}
            onCopies={(count) => onChange((known) => withCopies(known, id, count))}
            onAdd={(key) => onChange((known) => withOneMore(known, key))}
            onRemove={() => onChange((known) => without(known, id))}
          />
        ))}
      </ul>
    </Card>
  );
}

type ChosenProductProps = {
  shopId: string;
  id: string;
  copies: number;
  format: LabelFormat;
  onCopies: (copies: number) => void;
  /** A label of one of its packs. */
  onAdd: (key: string) => void;
  onRemove: () => void;
};

function ChosenProduct({ shopId, id: key, copies, format, ...acts }: ChosenProductProps) {
  const { t } = useLingui();
  const { onCopies, onAdd, onRemove } = acts;
  const [id, packId] = partsOf(key);
  const product = useProduct(shopId, id);
  const label = product && labelOf(product, packId);
  if (!label) return null;
  const { name, code } = label;
  const hasBars = code === "" || fittedBars(code, format) !== undefined;
  const packs = packId === undefined ? (product.packs ?? []) : [];
  return (
    <li className="flex items-center gap-2 border-b border-line py-2 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium break-words">{name}</p>
        {!hasBars && (
          <p className="text-sm font-medium text-attention">
            <Trans>Code trop long pour ce papier : imprimé sans barres.</Trans>
          </p>
        )}
        {code === "" && (
          <p className="text-sm text-ink-soft">
            <Trans>Sans code-barres : son nom et son prix.</Trans>
          </p>
        )}
        {packs
          .filter(({ archived }) => !archived)
          .map((pack) => (
            <Button
              key={pack.id}
              kind="quiet"
              aria-label={t`Ajouter ${pack.name} de ${name}`}
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => onAdd(wareKey(id, pack.id))}
            >
              {pack.name}
            </Button>
          ))}
      </div>
      <div className="w-24 shrink-0">
        <NumberField
          label={t`Copies de ${name}`}
          labelHidden
          value={copies}
          onChange={(count) => onCopies(count ?? 0)}
        />
      </div>
      <IconButton
        label={t`Retirer ${name}`}
        icon={<Trash aria-hidden="true" className="size-5" />}
        onClick={onRemove}
      />
    </li>
  );
}
