import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { TransferOrigin } from "#shared/schemas/transfer.ts";
import { ActTrouble } from "#web/blocks/act-trouble.tsx";
import { ProductField } from "#web/blocks/product-field.tsx";
import { useAct } from "#web/blocks/use-act.ts";
import { transferToReseller } from "#web/store/acts.ts";
import { useResellers } from "#web/store/queries/use-members.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type TransferFormProps = {
  shopId: string;
  /** At the till a transfer waits to be confirmed, on the products screen it stands. */
  origin: TransferOrigin;
  onDone?: () => void;
};

const blank = { productId: undefined, quantity: undefined };

/** Goods handed to a reseller: which, to whom, how many. */
export function TransferForm({ shopId, origin, onDone }: TransferFormProps) {
  const { t } = useLingui();
  const resellers = useResellers(shopId);
  const act = useAct();
  const [resellerId, setResellerId] = useState<string>();
  const [draft, setDraft] = useState<{
    productId: string | undefined;
    quantity: number | undefined;
  }>(blank);
  const [asked, setAsked] = useState(false);
  const { productId, quantity } = draft;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!productId || !resellerId || !quantity || act.busy) return;
    const given = { shopId, resellerId, productId, quantity, origin };
    const done = await act.run((formId) => transferToReseller({ ...given, formId }));
    if (done === undefined) return;
    setDraft(blank);
    setAsked(false);
    showToast(
      origin === "till"
        ? t`Transfert enregistré : il attend d’être confirmé.`
        : t`Transfert enregistré.`,
      "ok",
    );
    onDone?.();
  }

  if (resellers.length === 0)
    return (
      <p>
        <Trans>Aucun revendeur ne fait encore partie de cette boutique.</Trans>
      </p>
    );
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
      <ProductField
        shopId={shopId}
        label={t`Produit`}
        productId={productId}
        onPick={(picked) => setDraft({ ...draft, productId: picked })}
        error={asked && !productId ? <Trans>Choisissez un produit.</Trans> : undefined}
      />
      <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        <SelectField
          label={t`Revendeur`}
          value={resellerId}
          onChange={setResellerId}
          placeholder={t`Choisir un revendeur`}
          options={resellers.map((one) => ({ value: one.userId, label: one.fullName }))}
          error={asked && !resellerId ? <Trans>Choisissez un revendeur.</Trans> : undefined}
        />
        <NumberField
          label={t`Quantité`}
          value={quantity}
          onChange={(wanted) => setDraft({ ...draft, quantity: wanted })}
          error={asked && !quantity ? <Trans>Au moins une pièce.</Trans> : undefined}
        />
      </div>
      <ActTrouble refusal={act.refusal} place="transfer" />
      <Button
        kind="main"
        size="sell"
        type="submit"
        busy={act.busy}
        className="self-end max-sm:w-full"
      >
        <Trans>Transférer</Trans>
      </Button>
    </form>
  );
}
