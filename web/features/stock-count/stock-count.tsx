import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import { useState } from "react";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { isNothing } from "#web/blocks/handover/amounts.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { FindProduct } from "#web/blocks/product-list/find-product.tsx";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Settling } from "#web/ui/settling.tsx";
import { useMedia } from "#web/ui/use-media.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { type CountLine, countSums, differenceOf } from "./count-lines.ts";
import { CountRow } from "./count-row.tsx";
import { SellCountSheet } from "./sell-count-sheet.tsx";
import { AskAboutDevices, SilentDevicesCard } from "./silent-devices-card.tsx";
import { useCount } from "./use-count.ts";
import { ValidateDialog } from "./validate-dialog.tsx";

/** A count under way: scan or type, see the differences, validate. It waits on this device until it is validated. */
export function StockCount({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const count = useCount(shop.id);
  const [validating, setValidating] = useState(false);
  const [selling, setSelling] = useState<readonly CountLine[]>();
  const wide = useMedia("(min-width: 64rem)");
  const [onlyWrong, setOnlyWrong] = useState(false);
  const { lines } = count;
  const items = useProducts(shop.id, lines.map(productOfLine));
  const units = new Map(lines.map(({ productId }, at) => [productId, items[at]?.unit]));
  const sums = countSums(lines, (productId) => units.get(productId));
  const wrong = lines.filter((line) => differenceOf(line) !== 0);
  const shown = onlyWrong ? wrong : lines;

  async function handleValidate(reason: string, loss: LossClass | undefined) {
    if (await count.validate(reason, loss)) setValidating(false);
  }

  return (
    <>
      <Settling ids={lines.map(productOfLine)} className="min-h-0 flex-1">
        <VirtualList
          label={t`Produits comptés`}
          items={shown}
          keyOf={productOfLine}
          rowRem={wide ? 5.25 : 8.25}
          resetKey={String(onlyWrong)}
          className="px-[max(0.75rem,calc((100%-75rem)/2))] pb-4"
          head={
            <div className="flex flex-col gap-3 pt-3 lg:pt-6">
              <ScreenHead
                title={t`Comptage du stock`}
                back={<BackToStock />}
                help={<HelpLink page="stock-count" section="count" />}
              />
              {may(shop.role, "see-devices") ? (
                <SilentDevicesCard shopId={shop.id} />
              ) : (
                <AskAboutDevices />
              )}
            </div>
          }
          bar={
            <div className="flex flex-col gap-2 bg-paper py-2">
              <FindProduct
                shopId={shop.id}
                hears={!validating && !selling}
                knownWord={t`Compté`}
                onFound={count.add}
              />
              {lines.length > 0 && (
                <ChipRow label={t`Lignes du comptage`}>
                  <Chip
                    pressed={!onlyWrong}
                    onPress={() => setOnlyWrong(false)}
                    count={lines.length}
                  >
                    <Trans>Tout</Trans>
                  </Chip>
                  <Chip pressed={onlyWrong} onPress={() => setOnlyWrong(true)} count={wrong.length}>
                    <Trans>Écarts</Trans>
                  </Chip>
                </ChipRow>
              )}
            </div>
          }
          whenEmpty={<NothingCounted begun={lines.length > 0} />}
          renderRow={(line: CountLine) => (
            <CountRow
              shopId={shop.id}
              line={line}
              onCounted={(counted) => count.set(line.productId, counted)}
              onDrop={() => count.drop(line.productId)}
            />
          )}
        />
      </Settling>
      {lines.length > 0 && (
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p role="status" className="font-medium">
            <Trans>
              Compté : <AmountWords amounts={sums.counted} />
            </Trans>
          </p>
          {!isNothing(sums.missing) && may(shop.role, "sell") && (
            <Button size="sell" className="max-md:w-full" onClick={() => setSelling(lines)}>
              <Trans>Transformer en ventes</Trans>
            </Button>
          )}
          <Button
            kind="main"
            size="sell"
            className="max-md:w-full"
            onClick={() => setValidating(true)}
          >
            <Trans>Valider le comptage</Trans>
          </Button>
        </div>
      )}
      {selling && (
        <SellCountSheet
          shop={shop}
          lines={selling}
          onDone={() => count.dropAll(selling)}
          onClose={() => setSelling(undefined)}
        />
      )}
      {validating && (
        <ValidateDialog
          sums={sums}
          progress={count.progress}
          refusal={count.refusal}
          onValidate={handleValidate}
          onClose={() => setValidating(false)}
        />
      )}
    </>
  );
}

const productOfLine = (line: CountLine) => line.productId;

function BackToStock() {
  const { t } = useLingui();
  return (
    <Link
      to="/inventory"
      aria-label={t`Revenir au stock`}
      className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}

function NothingCounted({ begun }: { begun: boolean }) {
  if (begun)
    return (
      <p role="status" className="p-6 text-center">
        <Trans>Aucun écart : tout ce qui est compté est juste.</Trans>
      </p>
    );
  return (
    <EmptyState icon={<ClipboardCheck />} title={<Trans>Rien de compté pour l’instant</Trans>}>
      <Trans>
        Scannez chaque pièce, ou cherchez un produit et tapez ce qu’il y a. Ce qui n’est pas compté
        ne change pas.
      </Trans>
    </EmptyState>
  );
}
