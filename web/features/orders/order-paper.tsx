import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { isOpen, type LineLeft, leftOf, standingOf } from "#shared/rules/order.ts";
import { Quoted } from "#web/blocks/quoted.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { stockWords } from "#web/i18n/stock-words.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import type { OrderRow } from "#web/store/queries/use-orders.ts";
import { usePurchases } from "#web/store/queries/use-purchases.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { OrderActs } from "./order-acts.tsx";
import { expectedCost } from "./order-lines.ts";
import { standingWords } from "./standing-words.ts";

type OrderPaperProps = { shop: SessionShop; order: OrderRow };

/** An order and its goods: ordered, come, missing or too many, and what was dearer. */
export function OrderPaper({ shop, order }: OrderPaperProps) {
  const { i18n } = useLingui();
  const { timeZone } = useDayCut(shop.id);
  const language = i18n.locale as Language;
  const supplier = useCustomer(shop.id, order.supplierId);
  const purchases = usePurchases(shop.id);
  const left = leftOf(order, purchases);
  const standing = standingOf(order, left);
  const francs = expectedCost(order.lines);
  const came = purchases.filter(({ orderId, backOf }) => orderId === order.id && !backOf);
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Card className="flex flex-col gap-1">
        <p className="text-xl font-bold">{i18n._(standingWords[standing])}</p>
        <Link
          to={`/suppliers/${order.supplierId}`}
          className="inline-flex min-h-11 items-center self-start font-semibold text-brand-ink underline underline-offset-4"
        >
          {supplier ? <bdi>{supplier.name}</bdi> : <Trans>Fournisseur inconnu</Trans>}
        </Link>
        {francs !== undefined && (
          <p className="font-medium tabular-nums">
            <Trans>Total prévu : {formatMoney(francs)}</Trans>
          </p>
        )}
        <p className="text-sm text-ink-soft tabular-nums">
          {[formatDay(order.at, language, timeZone), order.byName].filter(Boolean).join(" · ")}
        </p>
        {order.expectedDay && isOpen(standing) && (
          <p className="text-sm">
            <Trans>
              Attendue le {formatDay(`${order.expectedDay}T12:00:00Z`, language, "UTC")}
            </Trans>
          </p>
        )}
        {order.note !== "" && (
          <p className="wrap-anywhere">
            <Quoted text={order.note} />
          </p>
        )}
        {!order.sent && (
          <p>
            <UnsentMark />
          </p>
        )}
      </Card>
      <OrderActs {...{ shop, order, standing, supplier }} hasCome={came.length > 0} />
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">
          {came.length > 0 ? <Trans>Écart à la réception</Trans> : <Trans>Produits</Trans>}
        </h2>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {left.map((line) => (
            <li key={line.productId} className="py-2">
              <Ordered shopId={shop.id} line={line} isWaited={isOpen(standing)} />
            </li>
          ))}
        </ul>
      </section>
      {came.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">
            <Trans>Réceptions</Trans>
          </h2>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {came.map(({ id, at, reference }) => (
              <li key={id}>
                <Link
                  to={`/purchases/${id}`}
                  className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
                >
                  {[formatDay(at, language, timeZone), reference].filter(Boolean).join(" · ")}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type OrderedProps = { shopId: string; line: LineLeft; isWaited: boolean };

function Ordered({ shopId, line, isWaited }: OrderedProps) {
  const { t } = useLingui();
  const { productId, ordered, come, left, tooMany, dearer = 0 } = line;
  const item = useProduct(shopId, productId);
  const name = item?.name ?? t`Produit retiré`;
  const much = (quantity: number) => (item ? stockWords(quantity, item) : formatQuantity(quantity));
  return (
    <div className="flex flex-col gap-0.5">
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="flex flex-wrap gap-x-4 text-sm tabular-nums">
        <span>
          <Trans>Commandé : {much(ordered)}</Trans>
        </span>
        <span>
          <Trans>Reçu : {much(come)}</Trans>
        </span>
        {left > 0 && (come > 0 || !isWaited) && (
          <span className="font-medium text-attention">
            <Trans>manque {much(left)}</Trans>
          </span>
        )}
        {tooMany > 0 && (
          <span className="font-medium text-attention">
            <Trans>{much(tooMany)} de trop</Trans>
          </span>
        )}
        {dearer > 0 && (
          <span className="font-medium text-attention">
            <Trans>plus cher de {formatMoney(dearer)}</Trans>
          </span>
        )}
        {dearer < 0 && <Trans>moins cher de {formatMoney(-dearer)}</Trans>}
      </span>
    </div>
  );
}
