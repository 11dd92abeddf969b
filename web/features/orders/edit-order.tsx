import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { CustomerPicker } from "#web/blocks/on-account/customer-picker.tsx";
import { emptyOrder } from "#web/blocks/orders/order-draft.ts";
import { useOrderDraft } from "#web/blocks/orders/use-order-draft.ts";
import { FindProduct } from "#web/blocks/product-list/find-product.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { createOrder, editOrder } from "#web/store/purchases.ts";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import { useOrders } from "#web/store/queries/use-orders.ts";
import { useLastCosts } from "#web/store/queries/use-purchases.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { expectedCost, linesOf, withOrdered } from "./order-lines.ts";
import { OrderedRow } from "./ordered-row.tsx";

/** Of whom, what and how much: it waits on this device until it is recorded. */
export function EditOrder({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const act = useAct();
  const { draft, change, set } = useOrderDraft(shop.id);
  const [asked, setAsked] = useState(false);
  const costs = useLastCosts(shop.id);
  const supplier = useCustomer(shop.id, draft.supplierId ?? "");
  const before = useOrders(shop.id).find(({ id }) => id === draft.orderId);
  const { supplierId, lines, note, expectedDay } = draft;
  const francs = expectedCost(lines);
  const isWhole =
    supplierId !== undefined && lines.length > 0 && lines.every((one) => one.quantity > 0);

  async function handleRecord() {
    setAsked(true);
    if (!isWhole || act.busy) return;
    const fields = {
      ...{ supplierId, lines: linesOf(lines), note: note.trim(), expectedDay: expectedDay || null },
    };
    const done = before
      ? await act.run((formId) =>
          editOrder({
            ...{ shopId: shop.id, formId, supplierId, orderId: before.id },
            patch: {
              supplierId: [before.supplierId, supplierId],
              lines: [before.lines, fields.lines],
              note: [before.note, fields.note],
              expectedDay: [before.expectedDay, fields.expectedDay],
            },
          }),
        )
      : await act.run((formId) =>
          createOrder({
            ...{ shopId: shop.id, formId },
            fields: { ...fields, state: "draft", sentDay: null },
          }),
        );
    if (done === undefined) return;
    const made = done?.operation.kind === "order.create" ? done.operation.body.orderId : before?.id;
    set(emptyOrder);
    showToast(t`Commande enregistrée`, "ok");
    moveOn(`/purchases/orders/${made}`);
  }

  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold">
          <Trans>Fournisseur</Trans>
        </h2>
        {supplierId === undefined ? (
          <CustomerPicker shopId={shop.id} onPick={(picked) => set({ supplierId: picked })} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line p-3">
            <span className="min-w-0 font-semibold wrap-anywhere">
              {supplier ? <bdi>{supplier.name}</bdi> : <Trans>Fournisseur inconnu</Trans>}
            </span>
            <Button onClick={() => set({ supplierId: undefined })}>
              <Trans>Changer</Trans>
            </Button>
          </div>
        )}
        {asked && supplierId === undefined && (
          <p className="font-medium text-stop">
            <Trans>Dites à qui vous commandez.</Trans>
          </p>
        )}
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="font-semibold">
          <Trans>Ce que vous demandez</Trans>
        </h2>
        <FindProduct
          shopId={shop.id}
          hears
          knownWord={t`Ajouté`}
          onFound={(productId, pieces) =>
            change((now) => withOrdered(now, { productId, pieces, basis: costs.get(productId) }))
          }
        />
        <ul className="flex flex-col divide-y divide-line">
          {lines.map((line) => (
            <li key={line.productId}>
              <OrderedRow
                shopId={shop.id}
                line={line}
                asked={asked}
                onChange={(changed) =>
                  set({ lines: lines.map((one) => (one === line ? changed : one)) })
                }
                onDrop={() => set({ lines: lines.filter((one) => one !== line) })}
              />
            </li>
          ))}
        </ul>
        {asked && lines.length === 0 && (
          <p className="font-medium text-stop">
            <Trans>Ajoutez au moins un produit.</Trans>
          </p>
        )}
      </section>
      <TextField
        label={t`Attendue le (facultatif)`}
        type="date"
        value={expectedDay}
        onChange={(day) => set({ expectedDay: day })}
      />
      <TextField
        label={t`Note pour le fournisseur (facultatif)`}
        value={note}
        maxLength={500}
        onChange={(typed) => set({ note: typed })}
      />
      <ActTrouble refusal={act.refusal} title={msg`Commande non enregistrée`} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium tabular-nums">
          {lines.length > 0 && francs !== undefined && (
            <Trans>Total prévu : {formatMoney(francs)}</Trans>
          )}
        </p>
        <Button
          kind="main"
          size="sell"
          className="max-md:w-full"
          busy={act.busy}
          onClick={() => void handleRecord()}
        >
          <Trans>Enregistrer la commande</Trans>
        </Button>
      </div>
    </div>
  );
}
