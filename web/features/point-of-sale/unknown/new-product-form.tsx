import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { mostPieces } from "#shared/schemas/bounds.ts";
import { CodeDoubt } from "#web/blocks/scan/code-doubt.tsx";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { NewProductDraft, NewProductTrouble } from "./new-product.ts";

type NewProductFormProps = {
  shopId: string;
  /** The code that was scanned while the form was open, null without one. */
  barcode: string | null;
  trouble: NewProductTrouble | undefined;
  /** Why the store did not take it, in words. */
  failure: ReactNode;
  busy: boolean;
  /** The product does not bear that code. */
  onForget: () => void;
  onSubmit: (draft: NewProductDraft) => void;
};

const empty: NewProductDraft = {
  name: "",
  price: undefined,
  minPrice: undefined,
  stock: undefined,
};

/** What a scanner brought is seen, whichever box has the focus. */
function show(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}

/** A product in a few seconds, with the queue waiting: name, price, and the pieces on the shelf. */
export function NewProductForm(props: NewProductFormProps) {
  const { shopId, barcode, trouble, failure, busy, onForget, onSubmit } = props;
  const { t } = useLingui();
  const [draft, setDraft] = useState(empty);
  const missing = (field: NewProductTrouble["field"]) =>
    trouble?.field === field && trouble.kind === "missing" ? t`À remplir` : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(draft);
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
      <TextField
        label={t`Nom du produit`}
        value={draft.name}
        onChange={(name) => setDraft({ ...draft, name })}
        error={missing("name")}
        maxLength={200}
        autoFocus
        autoComplete="off"
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t`Prix de vente`}
          value={draft.price}
          onChange={(price) => setDraft({ ...draft, price })}
          error={missing("price")}
        />
        <NumberField
          label={t`Prix minimum`}
          value={draft.minPrice}
          onChange={(minPrice) => setDraft({ ...draft, minPrice })}
          hint={t`Vide : le prix de vente`}
          error={trouble?.kind === "above-price" ? t`Il dépasse le prix de vente` : undefined}
        />
      </div>
      <NumberField
        label={t`Pièces en rayon`}
        value={draft.stock}
        most={mostPieces}
        onChange={(stock) => setDraft({ ...draft, stock })}
        hint={t`Comptez-les : sans stock, le produit ne peut pas être vendu.`}
      />
      {barcode !== null && (
        <p key={barcode} ref={show} className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">
            <Trans>Code-barres</Trans>
          </span>
          <span className="tabular-nums break-all">{barcode}</span>
          <Button kind="quiet" onClick={onForget}>
            <Trans>Retirer</Trans>
          </Button>
        </p>
      )}
      {barcode !== null && <CodeDoubt shopId={shopId} code={barcode} />}
      {failure !== undefined && (
        <p role="alert" className="font-medium text-stop">
          {failure}
        </p>
      )}
      <Button kind="main" size="sell" type="submit" busy={busy}>
        <Trans>Créer le produit</Trans>
      </Button>
    </form>
  );
}
