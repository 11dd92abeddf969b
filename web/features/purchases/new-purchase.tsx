import { Plural, Trans, useLingui } from "@lingui/react/macro";
import PackagePlus from "lucide-react/icons/package-plus";
import { useState } from "react";
import { Link } from "react-router-dom";
import { FindProduct } from "#web/blocks/product-list/find-product.tsx";
import {
  type LineDraft,
  proposedLines,
  sumsOf,
  unsaidLines,
  withLine,
  withoutLine,
  withPieces,
} from "#web/blocks/purchases/purchase-draft.ts";
import { useDraft } from "#web/blocks/purchases/use-draft.ts";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import { useLastCosts } from "#web/store/queries/use-purchases.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { useMedia } from "#web/ui/use-media.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { BoughtRow } from "./bought-row.tsx";
import { InvoiceSheet } from "./invoice-sheet.tsx";
import { OfOrder } from "./of-order.tsx";
import { OfSaid } from "./of-said.tsx";

const keyOf = ({ productId }: LineDraft) => productId;

/** What has come: scanned or found, how many and at what cost. It waits on this device until it is recorded. */
export function NewPurchase({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const { draft, change } = useDraft(shop.id);
  const costs = useLastCosts(shop.id);
  const products = useProducts(shop.id, draft.lines.map(keyOf));
  const havePacks = products.some((item) => item?.packs?.some(({ archived }) => !archived));
  const wide = useMedia("(min-width: 64rem)");
  const [asked, setAsked] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const unsaid = unsaidLines(draft);
  const haveProposals = proposedLines(draft).length > 0;
  const { due } = sumsOf(draft);

  function handleFound(productId: string, pieces: number) {
    change((now) => withPieces(now, { productId, pieces, basis: costs.get(productId) }));
  }

  function handleNext() {
    setAsked(true);
    if (unsaid.length === 0) setEnding(true);
  }

  return (
    <>
      <div className="min-h-0 flex-1">
        <VirtualList
          label={t`Ce qui est arrivé`}
          items={draft.lines}
          keyOf={keyOf}
          rowRem={(wide ? 10 : 11) + (havePacks ? 3.5 : 0) + (haveProposals ? 1.5 : 0)}
          className="px-[max(0.75rem,calc((100%-60rem)/2))] pb-4"
          head={
            <div className="pt-3 lg:pt-6">
              <ScreenHead
                title={t`Nouvel achat`}
                back={<BackTo to="/purchases" label={t`Retour aux achats`} />}
              />
              <OfOrder shop={shop} />
              <OfSaid shop={shop} />
            </div>
          }
          bar={
            <div className="bg-paper py-2">
              <FindProduct
                shopId={shop.id}
                hears={!isEnding}
                knownWord={t`Ajouté`}
                onFound={handleFound}
              />
            </div>
          }
          whenEmpty={
            <EmptyState icon={<PackagePlus />} title={<Trans>Qu’est-ce qui est arrivé ?</Trans>}>
              <Trans>
                Scannez chaque produit, ou cherchez-le, puis dites combien et ce que ça coûte. Rien
                n’est enregistré avant la fin.
              </Trans>{" "}
              <Link
                to="/purchases/photo"
                className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
              >
                <Trans>Photographier une facture</Trans>
              </Link>
            </EmptyState>
          }
          renderRow={(line: LineDraft) => (
            <BoughtRow
              shopId={shop.id}
              line={line}
              asked={asked}
              onChange={(changed) => change((now) => withLine(now, changed))}
              onDrop={() => change((now) => withoutLine(now, line.productId))}
            />
          )}
        />
      </div>
      {draft.lines.length > 0 && (
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <p role="status" className="min-w-0 font-medium tabular-nums">
            {asked && unsaid.length > 0 ? (
              <span className="text-stop">
                <Plural
                  value={unsaid.length}
                  one="# ligne n’est pas complète."
                  other="# lignes ne sont pas complètes."
                />
              </span>
            ) : (
              <Trans>Total : {formatMoney(due)}</Trans>
            )}
          </p>
          <Button kind="main" size="sell" className="max-md:w-full" onClick={handleNext}>
            <Trans>Continuer</Trans>
          </Button>
        </div>
      )}
      {isEnding && <InvoiceSheet shop={shop} onClose={() => setEnding(false)} />}
    </>
  );
}
