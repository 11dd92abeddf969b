import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import { may } from "#shared/rules/permissions.ts";
import { mostOf } from "#shared/schemas/bounds.ts";
import { maxImages, type ProductFields } from "#shared/schemas/product.ts";
import { ImagePicker } from "#web/blocks/image-picker/image-picker.tsx";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { bigUnit, formatMeasure } from "#web/i18n/measure.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { latePart } from "#web/ui/late-part.ts";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { BarcodeField } from "./barcode-field.tsx";
import { CategoryField } from "./category-field.tsx";
import {
  type DraftTrouble,
  longestCode,
  type ProductDraft,
  thresholdOfNew,
} from "./product-draft.ts";
import { TaxGroupField } from "./tax-group-field.tsx";
import { PacksField, UnitField } from "./unit-fields.tsx";

/** What goods cost is fetched by the office alone. */
const CostField = latePart(() =>
  withOffice(async () => (await import("./cost-field.tsx")).CostField),
);

type ProductFieldsProps = {
  shopId: string;
  /** As it was when the form opened; undefined for a new product. */
  seen: ProductFields | undefined;
  productId: string | undefined;
  /** How many there are now, in words; only of a product that exists. */
  stock: ReactNode;
  /** There is some, or less than none: its unit stays. */
  isStocked?: boolean | undefined;
  othersOfFamily: number;
  usualThreshold: number | undefined;
  draft: ProductDraft;
  troubles: readonly DraftTrouble[];
  /** Told as a change of the draft there is by then: a picture comes long after it was chosen. */
  onDraft: (change: (draft: ProductDraft) => ProductDraft) => void;
};

/** Every box of a product. What cannot change any more is told as words. */
export function ProductFieldBoxes(props: ProductFieldsProps) {
  const { shopId, seen, draft, troubles, onDraft } = props;
  const { t } = useLingui();
  const role = currentShop(useSession((state) => state.session))?.role;
  const mayKeepCosts = role !== undefined && may(role, "keep-costs");
  const change = (fields: Partial<ProductDraft>) => onDraft((known) => ({ ...known, ...fields }));
  const words: Record<DraftTrouble["kind"], string> = {
    missing: t`À remplir`,
    "below-minimum": t`Il est inférieur au prix minimum`,
    "too-long": t`Trop long pour un code-barres`,
  };
  const most = mostOf(draft.unit);
  const perUnit = draft.unit ? `F/${bigUnit[draft.unit]}` : "FCFA";
  const errorOf = (field: DraftTrouble["field"]) => {
    const trouble = troubles.find((one) => one.field === field);
    return trouble && words[trouble.kind];
  };
  const text = (field: "brand" | "model" | "color" | "dimensions", label: string) => (
    <TextField
      label={label}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      maxLength={120}
      autoComplete="off"
    />
  );

  return (
    <>
      <TextField
        label={t`Nom du produit`}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorOf("name")}
        maxLength={200}
        autoComplete="off"
        data-autofocus={seen === undefined ? true : undefined}
      />
      <CategoryField
        shopId={shopId}
        value={draft.category}
        onChange={(category) => change({ category })}
        error={errorOf("category")}
      />
      <TextField
        label={t`Famille`}
        value={draft.family}
        onChange={(family) => change({ family })}
        hint={t`Tailles et couleurs : le même nom pour toutes, et elles sont une seule touche à la caisse.`}
        maxLength={80}
        autoComplete="off"
      />
      {props.othersOfFamily > 0 && draft.family.trim() !== "" && draft.family !== seen?.family && (
        <CheckField checked={draft.isOfAll} onChange={(isOfAll) => change({ isOfAll })}>
          <Plural
            value={props.othersOfFamily}
            one="Renommer aussi la famille de l’autre variante"
            other="Renommer aussi la famille des # autres variantes"
          />
        </CheckField>
      )}
      <UnitField
        value={draft.unit}
        fixed={props.isStocked === true}
        onChange={(unit) => change({ unit })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <NumberField
          label={t`Prix minimum`}
          value={draft.minPrice}
          onChange={(minPrice) => change({ minPrice })}
          suffix={perUnit}
          error={errorOf("minPrice")}
        />
        <NumberField
          label={t`Prix de vente`}
          value={draft.price}
          onChange={(price) => change({ price })}
          suffix={perUnit}
          hint={t`Vide : le prix minimum`}
          error={errorOf("price")}
        />
        {seen === undefined ? (
          <MeasureField
            label={t`Stock de départ`}
            unit={draft.unit}
            value={draft.stock}
            most={most}
            onChange={(stock) => change({ stock })}
            error={errorOf("stock")}
          />
        ) : (
          <Told label={<Trans>Stock actuel</Trans>}>{props.stock}</Told>
        )}
        <MeasureField
          label={t`Seuil d’alerte`}
          unit={draft.unit}
          value={draft.stockThreshold}
          most={most}
          onChange={(stockThreshold) => change({ stockThreshold })}
          hint={
            seen === undefined
              ? t`« Stock faible » à partir de ce nombre. Vide : ${formatMeasure(thresholdOfNew(draft, props.usualThreshold), draft.unit)}`
              : t`« Stock faible » à partir de ce nombre`
          }
        />
      </div>
      <TaxGroupField
        shopId={shopId}
        value={draft.taxGroup}
        onChange={(taxGroup) => change({ taxGroup })}
      />
      <PacksField
        unit={draft.unit}
        packs={draft.packs}
        asked={errorOf("packs") !== undefined}
        onChange={(packs) => change({ packs })}
      />
      {mayKeepCosts && (
        <Suspense fallback={null}>
          <CostField
            shopId={shopId}
            productId={props.productId}
            unit={draft.unit}
            price={draft.price ?? draft.minPrice}
            taxGroup={draft.taxGroup}
            value={draft.cost}
            onChange={(cost) => change({ cost })}
          />
        </Suspense>
      )}
      {seen?.barcode ? (
        <Told label={<Trans>Code-barres</Trans>}>{seen.barcode}</Told>
      ) : (
        <BarcodeField
          shopId={shopId}
          ownCode={seen?.uniqueCode}
          value={draft.barcode}
          onChange={(barcode) => change({ barcode })}
          error={errorOf("barcode")}
        />
      )}
      <ImagePicker
        shopId={shopId}
        label={t`Photos`}
        images={draft.images}
        most={maxImages}
        onChange={(pick) => onDraft((known) => ({ ...known, images: pick(known.images) }))}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        {text("brand", t`Marque`)}
        {text("model", t`Modèle`)}
        {text("color", t`Couleur`)}
        {text("dimensions", t`Dimensions`)}
      </div>
      {seen ? (
        <Told label={<Trans>Code unique</Trans>}>{seen.uniqueCode}</Told>
      ) : (
        <TextField
          label={t`Code unique`}
          value={draft.uniqueCode}
          onChange={(uniqueCode) => change({ uniqueCode })}
          maxLength={longestCode}
          autoComplete="off"
          spellCheck={false}
          data-unique-code
          hint={t`Vide : un code BTS est donné tout seul.`}
        />
      )}
    </>
  );
}

/** What is so, and is not changed here. */
function Told({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <dl className="flex min-w-0 flex-col gap-1">
      <dt className="font-medium">{label}</dt>
      <dd className="flex min-h-12 items-center break-all">{children}</dd>
    </dl>
  );
}
