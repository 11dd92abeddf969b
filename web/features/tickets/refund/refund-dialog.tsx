import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { isOnAccount } from "#shared/rules/carried.ts";
import { refundInPoints } from "#shared/rules/points.ts";
import { deviceOfReceipt } from "#shared/rules/receipt.ts";
import { leftByMeans, proposedRefund, refundOnAccount } from "#shared/rules/refund.ts";
import { type Refundable, takenBack } from "#shared/rules/refundable.ts";
import { mayGoPartlyInCash, refundedBy, wentOnAccount } from "#shared/rules/refunded-by.ts";
import { totalOf } from "#shared/rules/sell.ts";
import { idsOfMeans } from "#shared/schemas/means.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { Money } from "#web/blocks/money.tsx";
import { meansWords } from "#web/blocks/other-means/means-words.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { recordReturn } from "#web/store/acts.ts";
import { pointsOfReturn, refundOf } from "#web/store/on-account.ts";
import {
  useCustomer,
  useNotebookRead,
  useOwed,
  useRootOf,
} from "#web/store/queries/use-notebook.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { DrawerField } from "./drawer-field.tsx";
import { piecesBack } from "./pieces-back.ts";
import { PointsBack } from "./points-back.tsx";
import { RefundLineRow } from "./refund-line-row.tsx";
import { type RefundMeans, refundMeansOf, refundWords } from "./refund-words.ts";
import { useDrawer } from "./use-drawer.ts";
import { usePointsBack } from "./use-points-back.ts";

type ChosenMeans = { refund: RefundMeans; cashPart?: number };

type RefundDialogProps = {
  shopId: string;
  ticket: Ticket;
  lines: readonly Refundable<Ticket["lines"][number]>[];
  /** What has come back of it before. */
  returns: readonly ReturnRow[];
  /** The whole ticket is undone: every line that is left comes back. */
  isVoid: boolean;
  onClose: () => void;
};

/** Goods come back, or a whole ticket is undone: a new fact beside the sale, which stays as it is. */
export function RefundDialog({
  shopId,
  ticket,
  lines,
  returns,
  isVoid,
  onClose,
}: RefundDialogProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const act = useAct();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [chosenMeans, setMeans] = useState<ChosenMeans>();
  const [isMoreMeant, setMoreMeant] = useState(false);
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const pieces = piecesBack(lines, chosen, isVoid);
  const back = lines.flatMap((line, index) => {
    const quantity = pieces[index] ?? 0;
    return quantity > 0 ? [takenBack(line, quantity)] : [];
  });

  const total = totalOf(back);
  const left = leftByMeans(ticket.payments, returns);
  const namedId = ticket.payments.find(isOnAccount)?.customerId;
  const root = useRootOf(shopId, namedId ?? "");
  const customerId = namedId === undefined ? undefined : root;
  const customer = useCustomer(shopId, customerId ?? "");
  const customerName = customer?.name;
  const owed = useOwed(shopId, customerId ?? "");
  const isNotebookRead = useNotebookRead(shopId) || customerId === undefined;
  const points = usePointsBack(shopId, ticket);
  const proposed = points.isPaidSo
    ? refundInPoints(total, left, points.worth)
    : customerId === undefined
      ? proposedRefund(total, left)
      : refundOnAccount({ total, left, owed, isVoid });
  const { refund, cashPart } = chosenMeans ?? proposed;
  const wasSplit = new Set(ticket.payments.map(({ method }) => method)).size > 1;
  const goes = refundedBy({ refund, cashPart }, total);
  const onAccount = wentOnAccount(goes);
  const till = useDrawer(shopId, ticket, goes.cash > 0);
  const isRead = till.isRead && isNotebookRead && points.isRead;
  // What an account proposes may be more than was paid in cash: the rest was paid since, or is less than a point.
  const isMeant = (customerId !== undefined || points.isPaidSo) && chosenMeans === undefined;
  const isMore = wasSplit && !isMeant && idsOfMeans.some((id) => goes[id] > left[id]);

  const allBack = [...returns, { refund, cashPart, total }];
  const { taken, given: givenBack } = points.back(allBack);

  const parts = idsOfMeans.map((id) => i18n._(meansWords[id].amount(formatMoney(left[id]))));
  const leftToGive = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(parts);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (back.length === 0 || reason.trim() === "" || act.busy || !isRead) return;
    if (isMore && !isMoreMeant) return;
    const inParts = mayGoPartlyInCash(refund) && goes.cash > 0 ? { cashPart: goes.cash } : {};
    const { drawer } = till;
    const what = {
      ...{ shopId, saleId: ticket.id, ticket, drawer },
      ...{ lines: back, restock, refund, reason, ...inParts },
    };
    const given = isVoid ? { ...what, isVoid: true as const } : what;
    const done = await act.run(async (id) => {
      const moved = await pointsOfReturn({ shopId, ticket, returns: allBack });
      if (!moved.ok) return moved;
      const also = moved.value;
      if (onAccount === 0 || customerId === undefined)
        return recordReturn({ ...given, formId: id, also });
      const off = { shopId, customerId, amount: onAccount, saleId: ticket.id };
      const taken = await refundOf(off);
      if (!taken.ok) return taken;
      return recordReturn({ ...given, formId: id, also: [taken.value, ...also] });
    });
    if (done === undefined) return;
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
          busy={act.busy || !isRead}
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
          <Money francs={total} size="2xl" />
        </p>
        <SelectField
          label={t`Rendu au client`}
          value={refund}
          onChange={(means) => setMeans({ refund: means })}
          options={refundMeansOf(ticket).map((value) => ({
            value,
            label: i18n._(refundWords[value]),
          }))}
        />
        {customerName !== undefined && onAccount > 0 && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-card border border-line bg-surface p-3">
            <Trans>Sur le compte de {customerName}</Trans>
            <span className="figures ml-auto font-semibold">{formatMoney(onAccount)}</span>
          </p>
        )}
        <PointsBack taken={taken} given={givenBack} />
        {(wasSplit || customerId !== undefined) && mayGoPartlyInCash(refund) && (
          <NumberField
            label={t`Dont rendu en espèces`}
            hint={i18n._(meansWords[refund].amount(formatMoney(goes[refund])))}
            value={goes.cash}
            onChange={(cash = 0) => setMeans({ refund, cashPart: cash })}
            most={total}
            suffix="FCFA"
          />
        )}
        {isMore && (
          <div className="rounded-control border border-attention/40 bg-attention-soft p-3 text-attention">
            <p>
              <Trans>
                Il reste à rendre {leftToGive} : c’est plus que ce qui a été payé par l’un des
                moyens.
              </Trans>
            </p>
            <CheckField
              strong
              checked={isMoreMeant}
              invalid={asked && !isMoreMeant}
              onChange={setMoreMeant}
            >
              <Trans>Rendre quand même ainsi</Trans>
            </CheckField>
          </div>
        )}
        {till.isAsked && (
          <DrawerField
            here={till.code}
            there={deviceOfReceipt(ticket.receiptNo)}
            value={till.drawer}
            onChange={till.choose}
          />
        )}
        <CheckField checked={restock} onChange={setRestock}>
          <Trans>Remettre en stock (à décocher si c’est abîmé)</Trans>
        </CheckField>
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
