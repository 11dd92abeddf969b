import { Trans, useLingui } from "@lingui/react/macro";
import Receipt from "lucide-react/icons/receipt";
import { useCallback, useMemo, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { type ExpenseCategory, expenseCategories } from "#shared/schemas/expense-categories.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { HelpLink } from "#web/blocks/help/help-link.tsx";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { SayButton } from "#web/blocks/spoken/say-button.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { type ExpenseRow, useExpenses, useExpensesRead } from "#web/store/queries/use-expenses.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Figure } from "#web/ui/figure.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { DayLine, ExpenseLine } from "./expense-line.tsx";
import { type ExpenseEntry, type ExpenseMonth, monthIn, monthOf } from "./expense-months.ts";
import { ExpenseSheet } from "./expense-sheet.tsx";
import { MonthBar } from "./month-bar.tsx";
import { NoteExpense } from "./note-expense.tsx";

const keyOf = (entry: ExpenseEntry) => ("day" in entry ? entry.day : entry.expense.id);

/** What was spent in a month, by category and by day, and the way to note more. */
export function ExpensesList({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const rows = useExpenses(shop.id);
  const isRead = useExpensesRead(shop.id);
  const thisMonth = businessDay(useNow(), useDayCut(shop.id)).slice(0, 7);
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(() => monthIn(params));
  const month = asked ?? thisMonth;
  const [category, setCategory] = useState(() =>
    expenseCategories.find((one) => one === params.get("category")),
  );
  const [openId, setOpenId] = useState<string>();
  const shown = useMemo(() => monthOf(rows, month, category), [rows, month, category]);
  const opened = shown.entries.find((entry) => "expense" in entry && entry.expense.id === openId);
  const open = useCallback((expense: ExpenseRow) => setOpenId(expense.id), []);
  const renderRow = useCallback(
    (entry: ExpenseEntry) =>
      "day" in entry ? (
        <DayLine {...entry} />
      ) : (
        <ExpenseLine shopId={shop.id} onOpen={open} {...entry} />
      ),
    [open, shop.id],
  );
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
      <div className="min-h-0 flex-1">
        <VirtualList
          label={t`Dépenses`}
          items={shown.entries}
          keyOf={keyOf}
          rowRem={4.25}
          resetKey={`${month} ${category ?? ""}`}
          renderRow={renderRow}
          head={
            <div className="flex flex-col gap-2 p-3 md:pt-6">
              <ScreenHead
                title={t`Dépenses`}
                back={<BackToDashboard to={homeOfSession(session)} />}
                help={<HelpLink page="expenses" />}
                actions={
                  <span className="flex gap-2 max-md:hidden">
                    <SayButton shopId={shop.id} about="expense" />
                    <NoteExpense />
                  </span>
                }
              />
              <MonthBar month={month} last={thisMonth} onChange={setAsked} />
              <Sums shown={shown} category={category} onCategory={setCategory} />
              <Link
                to="/losses"
                className="inline-flex min-h-11 items-center self-start text-sm font-medium text-brand-ink underline underline-offset-4"
              >
                <Trans>Pertes de marchandises</Trans>
              </Link>
            </div>
          }
          whenEmpty={
            <div className="p-3">
              <NothingYet shopId={shop.id} isRead={isRead}>
                <EmptyState icon={<Receipt />} title={<Trans>Aucune dépense ce mois-là</Trans>}>
                  <Trans>
                    Loyer, courant, salaires, transport : notez ce que la boutique dépense, avec la
                    photo du papier. Vous seul et vos gérants voyez cette liste.
                  </Trans>
                </EmptyState>
              </NothingYet>
            </div>
          }
        />
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 border-t border-line bg-surface p-2 *:flex-1 md:hidden">
        <SayButton shopId={shop.id} about="expense" />
        <NoteExpense />
      </div>
      {opened && "expense" in opened && (
        <ExpenseSheet shopId={shop.id} {...opened} onClose={() => setOpenId(undefined)} />
      )}
    </div>
  );
}

type SumsProps = {
  shown: ExpenseMonth;
  category: ExpenseCategory | undefined;
  onCategory: (category: ExpenseCategory | undefined) => void;
};

/** What the month comes to, and each category of it, a tap away. */
function Sums({ shown, category, onCategory }: SumsProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Figure size="3xl">{formatMoney(shown.total)}</Figure>
        <span className="text-ink-soft">
          <Trans>dépensés dans le mois</Trans>
        </span>
      </p>
      {(shown.categories.length > 1 || category) && (
        <ChipRow label={t`Par type de dépense`}>
          <Chip pressed={category === undefined} onPress={() => onCategory(undefined)}>
            <Trans>Toutes</Trans>
          </Chip>
          {shown.categories.map(([one, francs]) => (
            <Chip key={one} pressed={one === category} onPress={() => onCategory(one)}>
              {i18n._(expenseWords[one])} · {formatMoney(francs)}
            </Chip>
          ))}
        </ChipRow>
      )}
    </>
  );
}
