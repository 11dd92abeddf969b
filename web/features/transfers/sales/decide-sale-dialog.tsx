import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { commissionAmount } from "#shared/rules/commission.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { agreed } from "#shared/schemas/refusal.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { decideResellerSale } from "#web/store/acts.ts";
import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type DecideSaleDialogProps = {
  shopId: string;
  sale: ResellerSaleRow;
  decision: "confirm" | "decline";
  /** Other lines of the same ticket that wait as well. */
  beside: readonly ResellerSaleRow[];
  onClose: () => void;
};

/** The owner's yes or no to a sale, with a note; the whole ticket at once where it has several lines. */
export function DecideSaleDialog(props: DecideSaleDialogProps) {
  const { shopId, sale, decision, beside, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const act = useAct();
  const [note, setNote] = useState("");
  const [whole, setWhole] = useState(beside.length > 0);
  const lines = whole ? [sale, ...beside] : [sale];
  const earned = lines.reduce((sum, line) => sum + commissionAmount(line), 0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (act.busy) return;
    const done = await act.run(async () => {
      for (const { id } of lines) {
        const decided = await decideResellerSale({ shopId, resellerSaleId: id, decision, note });
        if (!decided.ok) return decided;
      }
      return agreed(true);
    });
    if (done === undefined) return;
    showToast(decision === "confirm" ? t`Vente confirmée.` : t`Vente refusée.`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        decision === "confirm" ? (
          <Trans>
            Confirmer la vente <span className="figures">{sale.receiptNo}</span> ?
          </Trans>
        ) : (
          <Trans>
            Refuser la vente <span className="figures">{sale.receiptNo}</span> ?
          </Trans>
        )
      }
      closeLabel={t`Fermer`}
      actions={
        <Button
          kind={decision === "confirm" ? "main" : "danger"}
          size="sell"
          type="submit"
          form={formId}
          busy={act.busy}
        >
          {decision === "confirm" ? (
            <Trans>Confirmer la vente</Trans>
          ) : (
            <Trans>Refuser la vente</Trans>
          )}
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="flex flex-col gap-3">
        <ul aria-label={t`Lignes concernées`}>
          {lines.map((line) => (
            <li key={line.id} className="flex justify-between gap-3 py-1">
              <span className="min-w-0 break-words">
                {soldWords(line)} × {line.productName}
              </span>
              <span className="figures font-medium">{formatMoney(lineAmount(line))}</span>
            </li>
          ))}
        </ul>
        {beside.length > 0 && (
          <CheckField checked={whole} onChange={setWhole}>
            <Plural
              value={beside.length}
              one="Avec l’autre ligne du même reçu"
              other="Avec les # autres lignes du même reçu"
            />
          </CheckField>
        )}
        <p>
          {decision === "confirm" ? (
            <Trans>
              La vente entre dans les comptes, et {sale.resellerName} gagne {formatMoney(earned)} de
              commission.
            </Trans>
          ) : (
            <Trans>La marchandise revient dans le stock de {sale.resellerName}.</Trans>
          )}
        </p>
        <TextField
          label={t`Note (facultatif)`}
          value={note}
          onChange={setNote}
          maxLength={300}
          autoComplete="off"
          data-autofocus
        />
        <ActTrouble refusal={act.refusal} title={msg`Impossible de valider la vente`} />
      </form>
    </Dialog>
  );
}
