import { Plural, Trans } from "@lingui/react/macro";
import Printer from "lucide-react/icons/printer";
import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { partsOf } from "#shared/rules/ware.ts";
import { usePrint } from "#web/blocks/hooks/use-print.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { productOf, useProducts } from "#web/store/queries/use-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";
import { type ChosenLabels, countLabels, mostLabels, withOneMore } from "./chosen-labels.ts";
import { ChosenList } from "./chosen-list.tsx";
import { FormatFields } from "./format-fields.tsx";
import { type LabelContent, labelOf } from "./label-content.ts";
import { type LabelFormatId, labelFormats, pagesOf } from "./label-formats.ts";
import { LabelView } from "./label-view.tsx";
import { PrintLabels } from "./print-labels.tsx";
import { ProductFinder } from "./product-finder.tsx";
import { ThermalLabels } from "./thermal-labels.tsx";

const formatIds = Object.keys(labelFormats) as LabelFormatId[];
const formatKey = "label-format";

/** Choose products and copies on the left, paper and print on the right. */
export function Labels({ shopId }: { shopId: string }) {
  const print = usePrint();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenLabels>(() => {
    const product = search.get("product");
    return product === null || !productOf(shopId, product)
      ? new Map()
      : withOneMore(new Map(), product);
  });
  const [formatId, setFormatId] = useState(() => rememberedChoice(formatKey, formatIds, "a4-24"));
  const [skipped, setSkipped] = useState(0);
  const format = labelFormats[formatId];
  const contents = useContents(shopId, chosen);
  const count = countLabels(chosen);
  const labels = useMemo(
    () =>
      count > mostLabels
        ? []
        : [...chosen].flatMap(([id, copies]) => {
            const content = contents.get(id);
            return content ? Array.from({ length: copies }, () => content) : [];
          }),
    [chosen, contents, count],
  );
  // Typing a number of copies does not wait for hundreds of labels to be drawn.
  const printed = useDeferredValue(labels);
  const sheets = pagesOf(labels, format, skipped).length;
  const sample = labels[0];

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="flex min-w-0 flex-col gap-4">
        <ProductFinder
          shopId={shopId}
          onPick={(id) => setChosen((known) => withOneMore(known, id))}
        />
        <ChosenList shopId={shopId} chosen={chosen} format={format} onChange={setChosen} />
      </div>
      <Card className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
        <FormatFields
          formatId={formatId}
          onFormat={(id) => {
            setFormatId(id);
            setSkipped(0);
            rememberChoice(formatKey, id);
          }}
          skipped={skipped}
          onSkipped={setSkipped}
        />
        {sample && (
          <div className="max-w-full self-center overflow-hidden rounded-control border border-line">
            <LabelView content={sample} format={format} />
          </div>
        )}
        <p className="font-medium">
          <Plural value={count} one="# étiquette" other={`${formatQuantity(count)} étiquettes`} />
          {" · "}
          <Plural value={sheets} one="# page" other={`${formatQuantity(sheets)} pages`} />
        </p>
        {count > mostLabels && (
          <p role="alert" className="font-medium text-stop">
            <Trans>Pas plus de {formatQuantity(mostLabels)} étiquettes à la fois.</Trans>
          </p>
        )}
        <Button
          kind="main"
          size="sell"
          wide
          icon={<Printer aria-hidden="true" className="size-5" />}
          // What is printed is what was chosen, not what was chosen a moment ago.
          disabled={labels.length === 0 || printed !== labels}
          onClick={print}
        >
          <Trans>Imprimer</Trans>
        </Button>
        <ThermalLabels labels={printed} />
        <p className="text-sm text-ink-soft">
          <Trans>
            Dans la fenêtre d’impression : taille réelle (100 %), sans marges, le bon papier.
          </Trans>
        </p>
        <PrintLabels labels={printed} format={format} skipped={skipped} />
      </Card>
    </div>
  );
}

/** What stands on the labels of the chosen products; the same object until the product changes. */
function useContents(shopId: string, chosen: ChosenLabels): ReadonlyMap<string, LabelContent> {
  const key = [...chosen.keys()].join(" ");
  const keys = useMemo(() => (key === "" ? [] : key.split(" ")), [key]);
  const ids = useMemo(() => keys.map((one) => partsOf(one)[0]), [keys]);
  const products = useProducts(shopId, ids);
  return useMemo(
    () =>
      new Map(
        products.flatMap((product, at) => {
          const one = keys[at] ?? "";
          const content = product && labelOf(product, partsOf(one)[1]);
          return content ? [[one, content] as const] : [];
        }),
      ),
    [products, keys],
  );
}
