import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { PaperPhoto } from "#web/blocks/image-picker/paper-photo.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { undoExpense } from "#web/store/expenses.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { ExpenseRow } from "#web/store/queries/use-expenses.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Figure } from "#web/ui/figure.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type ExpenseSheetProps = {
  shopId: string;
  expense: ExpenseRow;
  undoneBy: string | undefined;
  onClose: () => void;
};

/** One expense with its paper, and the way to undo what was told wrongly: both stay in the list. */
export function ExpenseSheet({ shopId, expense, undoneBy, onClose }: ExpenseSheetProps) {
  const { i18n, t } = useLingui();
  const { timeZone } = useDayCut(shopId);
  const { category, amount, means, note, at, byName, deviceCode, imageId, inDrawer } = expense;
  const name = category ? i18n._(expenseWords[category]) : "";
  const moment = formatDateTime(at, i18n.locale as Language, timeZone);
  return (
    <Sheet open onClose={onClose} title={name} closeLabel={t`Fermer`}>
      <div className="flex flex-col gap-4">
        <p>
          <Figure size="3xl">{formatMoney(amount)}</Figure>
        </p>
        <div>
          <p>
            {means && i18n._(paymentWords[means])}
            {inDrawer && (
              <>
                {" · "}
                <Trans>pris dans la caisse {deviceCode}</Trans>
              </>
            )}
          </p>
          <p className="text-ink-soft">
            <Trans>
              Notée par {byName}, {moment}
            </Trans>
          </p>
        </div>
        {note && <p className="break-words">{note}</p>}
        {imageId && (
          <PaperPhoto shopId={shopId} imageId={imageId} alt={t`Le papier de la dépense`} />
        )}
        {undoneBy === undefined ? (
          <Undo shopId={shopId} expense={expense} name={name} onDone={onClose} />
        ) : (
          <p className="font-medium text-stop">
            <Trans>Annulée par {undoneBy} : elle ne compte plus.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}

type UndoProps = { shopId: string; expense: ExpenseRow; name: string; onDone: () => void };

function Undo({ shopId, expense, name, onDone }: UndoProps) {
  const { t } = useLingui();
  const act = useAct();
  const [asked, setAsked] = useState(false);
  const [goesBack, setGoesBack] = useState(expense.inDrawer);
  const money = formatMoney(expense.amount);

  async function handleUndo() {
    if (act.busy) return;
    const reason = t`Dépense annulée`;
    const toDrawer = goesBack ? { amount: expense.amount, reason } : undefined;
    const told = { shopId, expenseId: expense.id, name, toDrawer };
    const done = await act.run((formId) => undoExpense({ ...told, formId }));
    if (done === undefined) return;
    showToast(t`Dépense annulée : ${money}`, "ok");
    onDone();
  }

  if (!asked)
    return (
      <Button className="self-start" onClick={() => setAsked(true)}>
        <Trans>Annuler cette dépense</Trans>
      </Button>
    );
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line p-3">
      <p>
        <Trans>Elle reste dans la liste, barrée, et ne compte plus.</Trans>
      </p>
      {expense.inDrawer && (
        <CheckField checked={goesBack} onChange={setGoesBack}>
          <Trans>Remettre {money} dans la caisse de cet appareil</Trans>
        </CheckField>
      )}
      <ActTrouble refusal={act.refusal} title={msg`Dépense non annulée`} />
      <Button kind="danger" size="sell" busy={act.busy} onClick={() => void handleUndo()}>
        <Trans>Oui, annuler la dépense</Trans>
      </Button>
    </section>
  );
}
