import { Trans, useLingui } from "@lingui/react/macro";
import Plus from "lucide-react/icons/plus";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { mostOf } from "#shared/schemas/bounds.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { GoodsList } from "./goods-list.tsx";
import { ProductField } from "./product-field.tsx";

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

type Goods = GivenList["goods"];

function joined(list: Goods, { productId, quantity }: Goods[number]): Goods {
  const before = list.find((one) => one.productId === productId)?.quantity ?? 0;
  const others = list.filter((one) => one.productId !== productId);
  return [...others, { productId, quantity: before + quantity }];
}

const blank: Draft = { productId: undefined, quantity: undefined };

/** Goods that leave the shop: which, for whom, how many. */
export function GoodsForm(props: GoodsFormProps) {
  const { shopId, receiver, record, recordAll, onDone, children } = props;
  const { t } = useLingui();
  const act = useAct();
  const [chosen, setChosen] = useState<string>();
  const [draft, setDraft] = useState(blank);
  const [list, setList] = useState<Goods>([]);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [added, setAdded] = useState(0);
  const { productId, quantity } = draft;
  const unit = useProduct(shopId, productId ?? "")?.unit;
  /** The list and what stands in the boxes, each product once. */
  const goods = productId && quantity ? joined(list, { productId, quantity }) : list;
  const { options } = receiver;
  const receiverId = chosen ?? (options.length === 1 ? options[0]?.value : undefined);

  // Twenty articles go on the list one after the other, without a hand on the mouse.
  useEffect(() => {
    if (added > 0) form.current?.querySelector("input")?.focus();
  }, [added]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const [first] = goods;
    const isHalfWritten = goods === list && (productId || quantity);
    if (!receiverId || act.busy || isHalfWritten || !first) return;
    const done = await act.run<unknown>((formId) =>
      recordAll && list.length > 0
        ? recordAll({ formId, receiverId, goods })
        : record({ ...first, receiverId, formId }),
    );
    if (done === undefined) return;
    setDraft(blank);
    setList([]);
    setAsked(false);
    onDone();
  }

  function handleAdd() {
    setAsked(true);
    if (goods === list) return;
    setList(goods);
    setDraft(blank);
    setAsked(false);
    setAdded(added + 1);
  }

  const atLeast = unit ? <Trans>Dites combien.</Trans> : <Trans>Au moins une pièce.</Trans>;
  const needsDraft = list.length === 0 || productId !== undefined || quantity !== undefined;

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
      <SelectField
        label={receiver.label}
        value={receiverId}
        onChange={setChosen}
        placeholder={receiver.placeholder}
        options={options}
        error={asked && !receiverId ? receiver.missing : undefined}
      />
      <ProductField
        shopId={shopId}
        label={t`Produit`}
        productId={productId}
        onPick={(picked) => setDraft({ ...draft, productId: picked })}
        error={
          asked && needsDraft && !productId ? <Trans>Choisissez un produit.</Trans> : undefined
        }
      />
      <MeasureField
        // What was typed in kilos is no number of pieces.
        key={unit}
        label={t`Quantité`}
        unit={unit}
        value={quantity}
        most={mostOf(unit)}
        onChange={(wanted) => setDraft({ ...draft, quantity: wanted })}
        error={asked && needsDraft && !quantity ? atLeast : undefined}
      />
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
        {list.length > 0 && (
          <span className="figures font-normal">({formatQuantity(goods.length)})</span>
        )}
      </Button>
    </form>
  );
}
