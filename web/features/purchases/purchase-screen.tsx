import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Undo2 from "lucide-react/icons/undo-2";
import { useState } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { invoiced, landedCosts } from "#shared/rules/purchase.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { FlagList } from "#web/blocks/flags/flag-list.tsx";
import { PaperPhoto } from "#web/blocks/image-picker/paper-photo.tsx";
import { Money } from "#web/blocks/money.tsx";
import { BuyingScreen } from "#web/blocks/notebook/buying-screen.tsx";
import { toGiveBackIn } from "#web/blocks/purchases/to-give-back.ts";
import { Quoted } from "#web/blocks/quoted.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { bigUnit, formatMeasure, soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import {
  type PurchaseRow,
  usePurchases,
  usePurchasesRead,
} from "#web/store/queries/use-purchases.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { extraWords } from "./extra-words.ts";
import { GiveBackSheet } from "./give-back-sheet.tsx";
import { stillHere } from "./given-back.ts";
import { PurchaseLine } from "./purchase-line.tsx";

/** /purchases/:id: what came, of whom, and what it cost. */
export function PurchaseScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const back = <BackTo to="/purchases" label={t`Retour aux achats`} />;
  return (
    <BuyingScreen title={t`Achat`} back={back}>
      {(shop) => <Purchase key={`${shop.id} ${id}`} shopId={shop.id} id={id} />}
    </BuyingScreen>
  );
}

function Purchase({ shopId, id }: { shopId: string; id: string }) {
  const purchases = usePurchases(shopId);
  const purchase = purchases.find((one) => one.id === id);
  const backs = purchases.filter(({ backOf }) => backOf === id);
  const isRead = usePurchasesRead(shopId);
  if (purchase) return <Paper shopId={shopId} purchase={purchase} backs={backs} />;
  return (
    <NothingYet shopId={shopId} isRead={isRead}>
      <EmptyState
        title={<Trans>Cet achat n’est pas sur cet appareil</Trans>}
        action={
          <Link to="/purchases" className={buttonLook("main", "sell")}>
            <Trans>Voir les achats</Trans>
          </Link>
        }
      >
        <Trans>Il a peut-être été noté sur un autre appareil qui n’a pas encore de réseau.</Trans>
      </EmptyState>
    </NothingYet>
  );
}

type PaperProps = { shopId: string; purchase: PurchaseRow; backs: readonly PurchaseRow[] };

function Paper({ shopId, purchase, backs }: PaperProps) {
  const { t, i18n } = useLingui();
  const proposed = toGiveBackIn(useLocation().state);
  const [isGiving, setGiving] = useState(proposed !== undefined);
  const { timeZone } = useDayCut(shopId);
  const { supplierId, reference, lines, extraCosts, at, byName, flags, sent } = purchase;
  const { backOf, reason, imageId } = purchase;
  const mayGive = !backOf && stillHere(lines, backs).length > 0;
  const supplier = useCustomer(shopId, supplierId ?? "");
  const landed = landedCosts(lines, extraCosts);
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Card className="flex flex-col gap-1">
        <p className="text-ink-soft">
          {supplierId === null && <Trans>Sans fournisseur</Trans>}
          {supplierId !== null && (
            <Link
              to={`/suppliers/${supplierId}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
            >
              {supplier ? <bdi>{supplier.name}</bdi> : <Trans>Fournisseur inconnu</Trans>}
            </Link>
          )}
        </p>
        <p>
          <Money francs={invoiced({ lines, extraCosts })} size="3xl" />
        </p>
        <p className="text-sm text-ink-soft tabular-nums wrap-anywhere">
          {[formatDateTime(at, i18n.locale as Language, timeZone), byName, reference]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {backOf && (
          <p className="wrap-anywhere">
            <Link
              to={`/purchases/${backOf}`}
              className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
            >
              <Trans>Rendu de cet achat</Trans>
            </Link>{" "}
            · <Quoted text={reason ?? ""} />
          </p>
        )}
        {imageId && <PaperPhoto {...{ shopId, imageId }} alt={t`Le papier du fournisseur`} />}
        <FlagList flags={flags} />
        {!sent && (
          <p>
            <UnsentMark />
          </p>
        )}
      </Card>
      {mayGive && (
        <Button
          className="self-start"
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          onClick={() => setGiving(true)}
        >
          <Trans>Rendre au fournisseur</Trans>
        </Button>
      )}
      {isGiving && mayGive && (
        <GiveBackSheet
          {...{ shopId, purchase, backs, proposed }}
          onClose={() => setGiving(false)}
        />
      )}
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">
          <Plural value={lines.length} one="# produit" other="# produits" />
        </h2>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {lines.map(({ productId, quantity, cost, by }, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a purchase never changes, and may name a product twice
              key={place}
              className="flex flex-wrap items-baseline justify-between gap-x-3 py-2"
            >
              <span className="flex min-w-0 flex-col">
                <ProductName shopId={shopId} id={productId} />
                <span className="text-sm text-ink-soft tabular-nums">
                  <BoughtWords {...{ shopId, productId, quantity, cost, by }} />
                  {landed[place] !== cost && (
                    <>
                      {" "}
                      · <Trans>avec les frais : {formatMoney(landed[place] ?? cost)}</Trans>
                    </>
                  )}
                </span>
              </span>
              <span className="figures ml-auto font-bold">{formatMoney(cost)}</span>
            </li>
          ))}
        </ul>
      </section>
      {backs.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">
            <Trans>Rendu au fournisseur</Trans>
          </h2>
          <ul className="flex flex-col border-t border-line">
            {backs.map((back) => (
              <li key={back.id} className="h-17">
                <PurchaseLine shopId={shopId} purchase={back} supplier={supplier?.name} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {extraCosts.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">
            <Trans>Frais</Trans>
          </h2>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {extraCosts.map(({ kind, amount, onInvoice }, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a purchase never changes
                key={place}
                className="flex flex-wrap items-baseline justify-between gap-x-3 py-2"
              >
                <span className="flex min-w-0 flex-col">
                  {i18n._(extraWords[kind])}
                  <span className="text-sm text-ink-soft">
                    {onInvoice ? (
                      <Trans>sur la facture</Trans>
                    ) : (
                      <Trans>payé à quelqu’un d’autre</Trans>
                    )}
                  </span>
                </span>
                <span className="figures ml-auto font-bold">{formatMoney(amount)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type BoughtWordsProps = { shopId: string } & PurchaseRow["lines"][number];

/** How much of it at which cost, in its unit. */
function BoughtWords({ shopId, productId, quantity, cost, by }: BoughtWordsProps) {
  const unit = useProduct(shopId, productId)?.unit;
  if (by?.pack)
    return (
      <>
        {soldWords({ quantity, by })} × {formatMoney(Math.round((cost * by.per) / quantity))}
      </>
    );
  const each = Math.round((cost * (unit ? pricedPer(unit) : 1)) / quantity);
  return (
    <>
      {formatMeasure(quantity, unit)} × {formatMoney(each)}
      {unit && `/${bigUnit[unit]}`}
    </>
  );
}

function ProductName({ shopId, id }: { shopId: string; id: string }) {
  const item = useProduct(shopId, id);
  return (
    <span className="font-medium wrap-anywhere">
      {item ? item.name : <Trans>Produit retiré</Trans>}
    </span>
  );
}
