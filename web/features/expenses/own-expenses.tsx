import { Trans, useLingui } from "@lingui/react/macro";
import Receipt from "lucide-react/icons/receipt";
import { useState } from "react";
import { undoneExpenses } from "#shared/rules/expenses.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { SayButton } from "#web/blocks/spoken/say-button.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { useWaitingExpenses } from "#web/store/queries/use-expenses.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExpenseLine } from "./expense-line.tsx";
import { ExpenseSheet } from "./expense-sheet.tsx";
import { NoteExpense } from "./note-expense.tsx";

/** What somebody of the counter has told of expenses and waits on this device: the rest is the office's to read. */
export function OwnExpenses({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const rows = useWaitingExpenses(shop.id, session?.userId ?? "");
  const [openId, setOpenId] = useState<string>();
  const undone = undoneExpenses(rows);
  const expenses = rows.filter(({ undoes }) => undoes === null);
  const undoneBy = (id: string) =>
    undone.has(id) ? (rows.find(({ undoes }) => undoes === id)?.byName ?? "") : undefined;
  const opened = expenses.find(({ id }) => id === openId);
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col overflow-y-auto">
      <div className="flex flex-1 flex-col gap-3 p-3 md:pt-6">
        <ScreenHead
          title={t`Dépenses`}
          back={<BackToDashboard to={homeOfSession(session)} />}
          help={<HelpLink page="expenses" />}
        />
        <div className="flex flex-wrap gap-2 *:flex-1">
          <SayButton shopId={shop.id} about="expense" />
          <NoteExpense />
        </div>
        {expenses.length === 0 ? (
          <EmptyState icon={<Receipt />} title={<Trans>Aucune dépense en attente</Trans>}>
            <Trans>
              Notez ce que vous payez pour la boutique. Une fois envoyée, seuls le propriétaire et
              les gérants la voient.
            </Trans>
          </EmptyState>
        ) : (
          <ul aria-label={t`Dépenses en attente`}>
            {expenses.map((expense) => (
              <li key={expense.id} className="h-17">
                <ExpenseLine
                  shopId={shop.id}
                  expense={expense}
                  undoneBy={undoneBy(expense.id)}
                  onOpen={({ id }) => setOpenId(id)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      {opened && (
        <ExpenseSheet
          shopId={shop.id}
          expense={opened}
          undoneBy={undoneBy(opened.id)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </div>
  );
}
