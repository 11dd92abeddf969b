import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { foldReference } from "#shared/rules/reference.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { PaperPicker } from "#web/blocks/image-picker/paper-photo.tsx";
import { bearsReference, paidBy } from "#web/blocks/notebook/means-of-debt.ts";
import { bodyOf, emptyDraft, proposedLines, sumsOf } from "#web/blocks/purchases/purchase-draft.ts";
import { useDraft } from "#web/blocks/purchases/use-draft.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { recordPurchase } from "#web/store/purchases.ts";
import { useProducts } from "#web/store/queries/use-catalogue.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useCustomer } from "#web/store/queries/use-notebook.ts";
import { usePurchases } from "#web/store/queries/use-purchases.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { ExtraCosts } from "./extra-costs.tsx";
import { KnownInvoice } from "./known-invoice.tsx";
import { PaidNow } from "./paid-now.tsx";
import { SupplierField } from "./supplier-field.tsx";

type InvoiceSheetProps = { shop: SessionShop; onClose: () => void };

/** Of whom, on which invoice, what it cost beside, and what is paid now: then it is recorded. */
export function InvoiceSheet({ shop, onClose }: InvoiceSheetProps) {
  const { t } = useLingui();
  const moveOn = useMoveOn();
  const act = useAct();
  const { draft, set } = useDraft(shop.id);
  const today = businessDay(useNow(), useDayCut(shop.id));
  const supplier = useCustomer(shop.id, draft.supplierId ?? "");
  const purchases = usePurchases(shop.id);
  const [isKnownAllowed, allowKnown] = useState(false);
  const { due, paid, left } = sumsOf(draft);
  const proposed = proposedLines(draft).length;
  const goods = useProducts(
    shop.id,
    draft.lines.map(({ productId }) => productId),
  );
  const units = new Set(goods.map((item) => item?.unit ?? null));
  const reference = foldReference(draft.reference);
  const known =
    draft.supplierId !== undefined && reference !== ""
      ? purchases.find(
          (one) =>
            one.supplierId === draft.supplierId && foldReference(one.reference ?? "") === reference,
        )
      : undefined;

  async function handleRecord() {
    if (act.busy || (known && !isKnownAllowed)) return;
    const { means, payReference, fromDrawer } = draft;
    const reason = supplier ? t`Achat chez ${supplier.name}` : t`Achat de marchandises`;
    const payment = {
      amount: paid,
      by: paidBy(means, payReference),
      fromDrawer: !bearsReference(means) && fromDrawer ? reason : undefined,
    };
    const told = { shopId: shop.id, today, ...bodyOf(draft), ...(paid > 0 && { paid: payment }) };
    const done = await act.run((formId) => recordPurchase({ ...told, formId }));
    if (done === undefined) return;
    set(emptyDraft);
    showToast(t`Achat enregistré : ${formatMoney(due)}`, "ok");
    moveOn(`/purchases/${done.id}`);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Enregistrer l’achat</Trans>}
      closeLabel={t`Fermer`}
      footer={
        <div className="flex flex-col gap-2">
          {draft.stated !== undefined && draft.stated !== due && (
            <p className="font-medium text-attention">
              <Trans>
                Le papier demande {formatMoney(draft.stated)} : il manque quelque chose, ou il y a
                quelque chose de trop.
              </Trans>
            </p>
          )}
          <p
            role="status"
            className="flex flex-wrap justify-between gap-x-4 font-medium tabular-nums"
          >
            <span>
              <Trans>Facture : {formatMoney(due)}</Trans>
            </span>
            <span>
              {left > 0 ? (
                <Trans>Restera à payer : {formatMoney(left)}</Trans>
              ) : (
                <Trans>Tout est payé</Trans>
              )}
            </span>
          </p>
          <Button
            kind="main"
            size="large"
            wide
            busy={act.busy}
            disabled={known !== undefined && !isKnownAllowed}
            onClick={() => void handleRecord()}
          >
            <Trans>Enregistrer l’achat</Trans>
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <SupplierField
          shopId={shop.id}
          supplierId={draft.supplierId}
          onChange={(supplierId) => {
            set({ supplierId });
            allowKnown(false);
          }}
        />
        {draft.supplierId !== undefined && (
          <TextField
            label={t`Numéro de la facture (facultatif)`}
            value={draft.reference}
            onChange={(typed) => {
              set({ reference: typed });
              allowKnown(false);
            }}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
        {known && (
          <KnownInvoice
            shopId={shop.id}
            known={known}
            isAllowed={isKnownAllowed}
            onAllow={() => allowKnown(true)}
          />
        )}
        {proposed > 0 && (
          <p role="status" className="rounded-card border border-attention p-3">
            <Plural
              value={proposed}
              one="# coût est proposé d’après la commande ou le dernier achat : personne ne l’a lu sur la facture. S’il n’est pas juste, fermez et tapez-le ; enregistré, il compte comme payé ou dû."
              other="# coûts sont proposés d’après la commande ou le dernier achat : personne ne les a lus sur la facture. S’ils ne sont pas justes, fermez et tapez-les ; enregistrés, ils comptent comme payés ou dus."
            />
          </p>
        )}
        <ExtraCosts
          isAlike={units.size < 2}
          extras={draft.extras}
          onChange={(extras) => set({ extras })}
        />
        <PaperPicker
          shopId={shop.id}
          imageId={draft.imageId}
          alt={t`Le papier du fournisseur`}
          onChange={(imageId) => set({ imageId })}
        />
        <PaidNow draft={draft} due={due} onChange={set} />
        <ActTrouble refusal={act.refusal} title={msg`Achat non enregistré`} />
      </div>
    </Sheet>
  );
}
