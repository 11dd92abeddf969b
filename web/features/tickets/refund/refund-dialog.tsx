import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { deviceOfReceipt } from "#shared/rules/receipt.ts";
import type { Refundable } from "#shared/rules/refundable.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { ActTrouble } from "#web/blocks/act-trouble.tsx";
import { Money } from "#web/blocks/money.tsx";
import type { Ticket } from "#web/blocks/ticket.ts";
import { useAct } from "#web/blocks/use-act.ts";
import { recordReturn } from "#web/store/acts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { DrawerField } from "./drawer-field.tsx";
import { piecesBack } from "./pieces-back.ts";
import { RefundLineRow } from "./refund-line-row.tsx";
import { type RefundMeans, refundMeans, refundWords } from "./refund-words.ts";
import { useDrawer } from "./use-drawer.ts";

type RefundDialogProps = {
  shopId: string;
  ticket: Ticket;
  lines: readonly Refundable<Ticket["lines"][number]>[];
  /** The whole ticket is undone: every line that is left comes back. */
  isVoid: boolean;
  onClose: () => void;
};

/** Goods come back, or a whole ticket is undone: a new fact beside the sale, which stays as it is. */
export function RefundDialog({ shopId, ticket, lines, isVoid, onClose }: RefundDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const act = useAct();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [refund, setRefund] = useState<RefundMeans>(ticket.payments[0]?.method ?? "cash");
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const till = useDrawer(shopId, ticket, refund);
  const pieces = piecesBack(lines, chosen, isVoid);
  const back = lines.flatMap(({ productId, name, price }, index) => {
    const quantity = pieces[index] ?? 0;
    return quantity > 0 ? [{ productId, name, price, quantity }] : [];
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (back.length === 0 || reason.trim() === "" || act.busy || !till.isRead) return;
    const { drawer } = till;
    const what = {
      shopId,
      saleId: ticket.id,
      ticket,
      drawer,
      lines: back,
      restock,
      refund,
      reason,
    };
    const given = isVoid ? { ...what, isVoid: true as const } : what;
    if ((await act.run((id) => recordReturn({ ...given, formId: id }))) === undefined) return;
    showToast(isVoid ? t`Ticket annulé.` : t`Remboursement enregistré.`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isVoid ? (
          <Trans>
            Annuler le ticket <span className="figures">{ticket.receiptNo}</span> ?
          </Trans>
        ) : (
          <Trans>
            Rembourser sur <span className="figures">{ticket.receiptNo}</span>
          </Trans>
        )
      }
      closeLabel={t`Fermer`}
      actions={
        <Button
          kind={isVoid ? "danger" : "main"}
          size="sell"
          type="submit"
          form={formId}
          busy={act.busy || !till.isRead}
        >
          {isVoid ? <Trans>Annuler le ticket</Trans> : <Trans>Rembourser</Trans>}
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <ul aria-label={t`Lignes du ticket`} className="flex flex-col gap-2">
          {lines.map((line, index) => (
            <RefundLineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket never move
              key={index}
              line={line}
              pieces={pieces[index] ?? 0}
              fixed={isVoid}
              onPieces={(wanted) =>
                setChosen(pieces.map((one, place) => (place === index ? wanted : one)))
              }
            />
          ))}
        </ul>
        {asked && back.length === 0 && (
          <p role="alert" className="font-medium text-stop">
            <Trans>Choisissez au moins une pièce qui revient.</Trans>
          </p>
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-2">
          <Trans>À rembourser</Trans>
          <Money francs={totalOf(back)} size="2xl" />
        </p>
        <SelectField
          label={t`Rendu au client`}
          value={refund}
          onChange={setRefund}
          options={refundMeans.map((value) => ({ value, label: i18n._(refundWords[value]) }))}
        />
        {till.isAsked && (
          <DrawerField
            here={till.code}
            there={deviceOfReceipt(ticket.receiptNo)}
            value={till.drawer}
            onChange={till.choose}
          />
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
            className="size-6 shrink-0 accent-brand"
          />
          <Trans>Remettre en stock (à décocher si c’est abîmé)</Trans>
        </label>
        <TextField
          label={t`Raison`}
          value={reason}
          onChange={setReason}
          maxLength={200}
          autoComplete="off"
          error={
            asked && reason.trim() === "" ? (
              <Trans>Dites pourquoi, pour celui qui tient les comptes.</Trans>
            ) : undefined
          }
        />
        <ActTrouble refusal={act.refusal} title={msg`Retour impossible`} />
      </form>
    </Dialog>
  );
}
