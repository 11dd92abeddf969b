import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { backFor } from "#shared/rules/purchase.ts";
import type { PurchaseLine } from "#shared/schemas/purchase.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import type { ToGiveBack } from "#web/blocks/purchases/to-give-back.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { ReasonField } from "#web/blocks/words/reason-field.tsx";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { returnPurchase } from "#web/store/purchases.ts";
import { useProduct } from "#web/store/queries/use-catalogue.ts";
import type { PurchaseRow } from "#web/store/queries/use-purchases.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { type LineHere, linesBack, stillHere } from "./given-back.ts";

type GiveBackSheetProps = {
  shopId: string;
  purchase: PurchaseRow;
  /** What went back of it before. */
  backs: readonly PurchaseRow[];
  /** Content of the credit note. */
  proposed?: ToGiveBack | undefined;
  onClose: () => void;
};

/** Which pieces go back to the supplier, and why; what is owed less for them is said before. */
export function GiveBackSheet({ shopId, purchase, backs, proposed, onClose }: GiveBackSheetProps) {
  const { t } = useLingui();
  const form = useId();
  const act = useAct();
  const [pieces, setPieces] = useState<Readonly<Record<string, number | undefined>>>(
    proposed?.pieces ?? {},
  );
  const [reason, setReason] = useState(proposed?.reason ?? "");
  const [asked, setAsked] = useState(false);
  const here = stillHere(purchase.lines, backs);
  const lines = linesBack(here, pieces);
  const francs = lines.reduce((sum, { cost }) => sum + cost, 0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (lines.length === 0 || reason.trim() === "" || act.busy) return;
    const { id: purchaseId, supplierId } = purchase;
    const of = supplierId === null ? {} : { supplierId };
    const told = { shopId, purchaseId, ...of, lines, reason };
    const done = await act.run((formId) => returnPurchase({ ...told, formId }));
    if (done === undefined) return;
    showToast(t`Rendu au fournisseur : ${formatMoney(francs)}`, "ok");
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Rendre au fournisseur</Trans>}
      closeLabel={t`Fermer`}
      footer={
        <Button kind="main" size="large" wide type="submit" form={form} busy={act.busy}>
          <Trans>Rendre</Trans>
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        {here.map((line) => (
          <PiecesBack
            key={line.productId}
            shopId={shopId}
            line={line}
            value={pieces[line.productId]}
            onChange={(count) => setPieces({ ...pieces, [line.productId]: count })}
          />
        ))}
        <p aria-live="polite" className="font-medium tabular-nums">
          {asked && lines.length === 0 ? (
            <span className="text-stop">
              <Trans>Dites combien de pièces vous rendez.</Trans>
            </span>
          ) : (
            <Trans>À déduire : {formatMoney(francs)}</Trans>
          )}
        </p>
        {proposed && <OfCredit proposed={proposed} here={here} francs={francs} />}
        <ReasonField
          value={reason}
          onChange={setReason}
          missing={asked && reason.trim() === ""}
          suggestions={[t`Abîmé`, t`Périmé`, t`Livré par erreur`]}
        />
        <ActTrouble refusal={act.refusal} title={msg`Retour non enregistré`} />
      </form>
    </Sheet>
  );
}

type OfCreditProps = { proposed: ToGiveBack; here: readonly LineHere[]; francs: number };

/** Differences between the credit note and the purchase. */
function OfCredit({ proposed: { pieces, said }, here, francs }: OfCreditProps) {
  const most = new Map(here.map(({ productId, quantity }) => [productId, quantity]));
  const isMore = Object.entries(pieces).some(([id, count]) => count > (most.get(id) ?? 0));
  return (
    <>
      {isMore && (
        <p className="font-medium text-attention">
          <Trans>
            L’avoir rend plus que ce qui reste de cet achat : le reste est d’un autre achat.
          </Trans>
        </p>
      )}
      {said !== undefined && said !== francs && (
        <p className="font-medium text-attention">
          <Trans>
            L’avoir dit {formatMoney(said)} ; selon le prix d’achat c’est {formatMoney(francs)}.
          </Trans>
        </p>
      )}
    </>
  );
}

type PiecesBackProps = {
  shopId: string;
  line: PurchaseLine & { before: number; bought: number };
  value: number | undefined;
  onChange: (pieces: number | undefined) => void;
};

function PiecesBack({ shopId, line, value, onChange }: PiecesBackProps) {
  const { t } = useLingui();
  const item = useProduct(shopId, line.productId);
  const name = item?.name ?? t`Produit retiré`;
  const { quantity, bought, before, cost } = line;
  const off = backFor({ quantity: bought, cost }, { before, pieces: value ?? 0 });
  return (
    <MeasureField
      unit={item?.unit}
      label={name}
      hint={t`${formatMeasure(quantity, item?.unit)} au plus · ${formatMoney(off)}`}
      value={value}
      most={quantity}
      onChange={onChange}
    />
  );
}
