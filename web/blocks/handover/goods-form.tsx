import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { type FormEvent, type ReactNode, useState } from "react";
import { mostPieces } from "#shared/schemas/bounds.ts";
import { ActTrouble } from "#web/blocks/act-trouble.tsx";
import { ProductField } from "#web/blocks/product-field.tsx";
import { useAct } from "#web/blocks/use-act.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { GoodsList } from "./goods-list.tsx";

export type GivenGoods = {
  formId: string;
  productId: string;
  receiverId: string;
  quantity: number;
};

export type GivenList = {
  formId: string;
  receiverId: string;
  goods: readonly { productId: string; quantity: number }[];
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
  /** The same of several products at once; without it the form takes one. */
  recordAll?: (given: GivenList) => Promise<Acted<unknown>>;
  onDone: () => void;
  /** What the button says. */
  children: ReactNode;
};

type Draft = { productId: string | undefined; quantity: number | undefined };

const blank: Draft = { productId: undefined, quantity: undefined };

/** Goods that leave the shop: which, for whom, how many. */
export function GoodsForm(props: GoodsFormProps) {
  const { shopId, receiver, record, recordAll, onDone, children } = props;
  const { t } = useLingui();
  const act = useAct();
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState(blank);
  const [list, setList] = useState<GivenList["goods"]>([]);
  const [asked, setAsked] = useState(false);
  const { productId, quantity } = draft;
  const { options } = receiver;
  const receiverId = chosen ?? (options.length === 1 ? options[0]?.value : undefined);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const isDraftOver = productId && quantity;
    const isDraftBegun = productId || quantity;
    if (!receiverId || act.busy || (!isDraftOver && (isDraftBegun || list.length === 0))) return;
    const goods = isDraftOver ? [...list, { productId, quantity }] : list;
    const done = await act.run<unknown>((formId) => {
      const [only, ...others] = goods;
      if (recordAll && (others.length > 0 || !isDraftOver))
        return recordAll({ formId, receiverId, goods });
      return record({ ...(only as GivenList["goods"][number]), receiverId, formId });
    });
    if (done === undefined) return;
    setDraft(blank);
    setList([]);
    setAsked(false);
    onDone();
  }

  function handleAdd() {
    setAsked(true);
    if (!productId || !quantity) return;
    const others = list.filter((one) => one.productId !== productId);
    const before = list.find((one) => one.productId === productId)?.quantity ?? 0;
    setList([...others, { productId, quantity: before + quantity }]);
    setDraft(blank);
    setAsked(false);
  }

  const needsDraft = list.length === 0 || productId !== undefined || quantity !== undefined;

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
      <ProductField
        shopId={shopId}
        label={t`Produit`}
        productId={productId}
        onPick={(picked) => setDraft({ ...draft, productId: picked })}
        error={
          asked && needsDraft && !productId ? <Trans>Choisissez un produit.</Trans> : undefined
        }
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
          error={asked && needsDraft && !quantity ? <Trans>Au moins une pièce.</Trans> : undefined}
        />
      </div>
      {recordAll && (
        <Button
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="self-start"
          onClick={handleAdd}
        >
          <Trans>Ajouter à la liste</Trans>
        </Button>
      )}
      {list.length > 0 && (
        <GoodsList
          shopId={shopId}
          goods={list}
          onRemove={(id) => setList(list.filter((one) => one.productId !== id))}
        />
      )}
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
