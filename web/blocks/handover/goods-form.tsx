import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useState } from "react";
import { mostPieces } from "#shared/schemas/bounds.ts";
import { ActTrouble } from "#web/blocks/act-trouble.tsx";
import { ProductField } from "#web/blocks/product-field.tsx";
import { useAct } from "#web/blocks/use-act.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

export type GivenGoods = {
  formId: string;
  productId: string;
  receiverId: string;
  quantity: number;
};

type GoodsFormProps = {
  shopId: string;
  /** Who gets them: the question, and the answers. A single one is chosen already. */
  receiver: {
    label: string;
    placeholder: string;
    missing: ReactNode;
    options: readonly { value: string; label: string }[];
  };
  /** Writes it down; refused, what was typed stays. */
  record: (goods: GivenGoods) => Promise<Acted<unknown>>;
  onDone: () => void;
  /** What the button says. */
  children: ReactNode;
};

type Draft = { productId: string | undefined; quantity: number | undefined };

const blank: Draft = { productId: undefined, quantity: undefined };

/** Goods that leave the shop: which, for whom, how many. */
export function GoodsForm({ shopId, receiver, record, onDone, children }: GoodsFormProps) {
  const { t } = useLingui();
  const act = useAct();
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState(blank);
  const [asked, setAsked] = useState(false);
  const { productId, quantity } = draft;
  const { options } = receiver;
  const receiverId = chosen ?? (options.length === 1 ? options[0]?.value : undefined);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!productId || !receiverId || !quantity || act.busy) return;
    const goods = { productId, receiverId, quantity };
    if ((await act.run((formId) => record({ ...goods, formId }))) === undefined) return;
    setDraft(blank);
    setAsked(false);
    onDone();
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
          label={receiver.label}
          value={receiverId}
          onChange={setChosen}
          placeholder={receiver.placeholder}
          options={options}
          error={asked && !receiverId ? receiver.missing : undefined}
        />
        <NumberField
          label={t`Quantité`}
          value={quantity}
          most={mostPieces}
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
        {children}
      </Button>
    </form>
  );
}
