import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useRef, useState } from "react";
import { mostOf } from "#shared/schemas/bounds.ts";
import { Failure } from "#web/blocks/empty/failure.tsx";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { newFormId } from "#web/store/open-store.ts";
import { createProductWithCost, editProductWithCost } from "#web/store/product-costs.ts";
import { useFamily } from "#web/store/queries/use-family.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { fieldsOfVariant, mostVariants, type Variant, variantsOf } from "./many-variants.ts";

type VariantsSheetProps = {
  shopId: string;
  /** What the variants are like. */
  item: CatalogueItem;
  onLimit: () => void;
  onClose: () => void;
};

/** Sizes and colours of a product, made in one act: each becomes a product of its own in the same family. */
export function VariantsSheet({ shopId, item, onLimit, onClose }: VariantsSheetProps) {
  const { t } = useLingui();
  const formId = useId();
  const [family, setFamily] = useState(item.family ?? item.name.slice(0, 80));
  const [sizes, setSizes] = useState("");
  const [colors, setColors] = useState("");
  const [stock, setStock] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Reason>();
  // Each variant is written down once, whatever is tapped twice.
  const formIds = useRef(new Map<string, string>());
  const known = useFamily(shopId, family);
  const names = new Set(known.map(({ name }) => name.toLocaleLowerCase("fr")));
  const named = variantsOf(family, sizes, colors);
  const fresh = named.filter(({ name }) => !names.has(name.toLocaleLowerCase("fr")));
  const isTooMany = fresh.length > mostVariants || fresh.some(({ name }) => name.length > 200);
  const isReady = fresh.length > 0 && !isTooMany && family.trim() !== "";

  function formOf(name: string): string {
    const id = formIds.current.get(name) ?? newFormId();
    formIds.current.set(name, id);
    return id;
  }

  async function make(variants: readonly Variant[]): Promise<Reason | undefined> {
    if ((item.family ?? "") === "") {
      const patch = { family: [null, family.trim()] as [null, string] };
      const { id: productId, name, unit } = item;
      const form = { shopId, formId: formOf(""), productId, patch };
      const edited = await editProductWithCost({ ...form, cost: undefined, name, unit });
      if (!edited.ok) return edited.refusal;
    }
    for (const variant of variants) {
      const fields = fieldsOfVariant(item, family.trim(), variant);
      const made = await createProductWithCost({
        ...{ shopId, formId: formOf(variant.name), initialStock: stock ?? 0, cost: undefined },
        fields: { ...fields, uniqueCode: "" },
      });
      if (!made.ok) return made.refusal;
    }
    return undefined;
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || busy) return;
    setBusy(true);
    const reason = await make(fresh);
    setBusy(false);
    if (reason === "plan-limit") return onLimit();
    if (reason) return setRefusal(reason);
    const { length } = fresh;
    showToast(<Plural value={length} one="# variante créée" other="# variantes créées" />, "ok");
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Tailles et couleurs</Trans>}
      closeLabel={t`Fermer`}
      footer={
        <div className="flex flex-col gap-2">
          <Failure
            title={<Trans>Certaines variantes n’ont pas été créées</Trans>}
            reason={refusal}
          />
          <Button
            kind="main"
            size="sell"
            wide
            type="submit"
            form={formId}
            busy={busy}
            disabled={!isReady}
          >
            {fresh.length > 0 ? (
              <Plural value={fresh.length} one="Créer # variante" other="Créer # variantes" />
            ) : (
              <Trans>Créer les variantes</Trans>
            )}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
        <TextField
          label={t`Famille`}
          value={family}
          onChange={setFamily}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          label={t`Tailles`}
          value={sizes}
          onChange={setSizes}
          hint={t`Séparées par des virgules : S, M, L, XL`}
          maxLength={400}
          autoComplete="off"
          data-autofocus
        />
        <TextField
          label={t`Couleurs`}
          value={colors}
          onChange={setColors}
          hint={t`Séparées par des virgules : Rouge, Bleu`}
          maxLength={400}
          autoComplete="off"
        />
        <MeasureField
          label={t`Stock de départ de chacune`}
          unit={item.unit}
          value={stock}
          most={mostOf(item.unit)}
          onChange={setStock}
        />
        {isTooMany && (
          <p role="alert" className="font-medium text-stop">
            <Trans>Au plus {mostVariants} variantes à la fois, aux noms de 200 lettres.</Trans>
          </p>
        )}
        {named.length > 0 && (
          <ul aria-label={t`Variantes`} className="flex flex-col divide-y divide-line">
            {named.slice(0, mostVariants).map((variant) => (
              <li key={variant.name} className="flex justify-between gap-3 py-2">
                <span className="min-w-0 wrap-anywhere">{variant.name}</span>
                <span className="figures shrink-0 text-ink-soft">
                  {fresh.includes(variant) ? formatMoney(item.price) : t`existe déjà`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </form>
    </Sheet>
  );
}
