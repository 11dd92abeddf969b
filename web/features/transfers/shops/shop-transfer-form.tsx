import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { ActTrouble } from "#web/blocks/act-trouble.tsx";
import { ProductField } from "#web/blocks/product-field.tsx";
import { useAct } from "#web/blocks/use-act.ts";
import { sendToShop } from "#web/store/acts.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type ShopTransferFormProps = {
  shopId: string;
  /** The owner's other shops. */
  others: readonly { id: string; name: string }[];
};

type Draft = { productId: string | undefined; quantity: number | undefined };

const blank: Draft = { productId: undefined, quantity: undefined };

/** Goods for another shop of the same owner: they leave at once, and are counted on arrival. */
export function ShopTransferForm({ shopId, others }: ShopTransferFormProps) {
  const { t } = useLingui();
  const act = useAct();
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState(blank);
  const [asked, setAsked] = useState(false);
  const { productId, quantity } = draft;
  const toShopId = chosen ?? (others.length === 1 ? others[0]?.id : undefined);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!productId || !toShopId || !quantity || act.busy) return;
    const given = { shopId, toShopId, productId, quantity };
    if ((await act.run((formId) => sendToShop({ ...given, formId }))) === undefined) return;
    setDraft(blank);
    setAsked(false);
    showToast(t`Envoi enregistré : l’autre boutique le comptera à l’arrivée.`, "ok");
  }

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
          label={t`Boutique qui reçoit`}
          value={toShopId}
          onChange={setChosen}
          placeholder={t`Choisir une boutique`}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          error={asked && !toShopId ? <Trans>Choisissez une boutique.</Trans> : undefined}
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
        <Trans>Envoyer</Trans>
      </Button>
    </form>
  );
}
