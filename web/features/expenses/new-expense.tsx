import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { type ExpenseCategory, expenseCategories } from "#shared/schemas/expense-categories.ts";
import { idsOfMoney, type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { PaperPicker } from "#web/blocks/image-picker/paper-photo.tsx";
import { useHandedOver, useSaid } from "#web/blocks/spoken/handed-over.ts";
import { SaidNote } from "#web/blocks/spoken/said-note.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { paymentWords } from "#web/blocks/words/payment-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { noteExpense } from "#web/store/expenses.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

const [firstMeans = "cash"] = idsOfMoney;

/** What for, how much, by what: three taps and the amount. The rest may be left as it is. */
export function NewExpense({ shop }: { shop: SessionShop }) {
  const { i18n, t } = useLingui();
  const form = useId();
  const moveOn = useMoveOn();
  const act = useAct();
  const handedOver = useSaid("expense");
  const [said] = useState(handedOver);
  const taken = useHandedOver((state) => state.taken);
  useEffect(taken, [taken]);
  const [category, setCategory] = useState<ExpenseCategory | undefined>(said?.category);
  const [amount, setAmount] = useState<number | undefined>(said?.amount);
  const [means, setMeans] = useState<MoneyMeans>(said?.means ?? firstMeans);
  // Whoever stands at the till pays out of it; the office mostly does not.
  const [fromDrawer, setFromDrawer] = useState(said?.fromDrawer ?? !may(shop.role, "keep-costs"));
  const [note, setNote] = useState(said?.note ?? "");
  const [imageId, setImageId] = useState<string>();
  const [asked, setAsked] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!category || !amount || act.busy) return;
    const told = {
      ...{ shopId: shop.id, category, amount, means, note, imageId },
      // All of the staff reads what the till says: not what the money was spent on.
      fromDrawer: fromDrawer ? t`Dépense` : undefined,
    };
    const done = await act.run((formId) => noteExpense({ ...told, formId }));
    if (done === undefined) return;
    showToast(t`Dépense enregistrée : ${formatMoney(amount)}`, "ok");
    moveOn("/expenses");
  }

  return (
    <form id={form} onSubmit={handleSubmit} noValidate className="flex max-w-3xl flex-col gap-5">
      {said && <SaidNote said={said} />}
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-1 font-medium">
          <Trans>Pour quoi ?</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {expenseCategories.map((one) => (
            <Chip key={one} pressed={one === category} onPress={() => setCategory(one)}>
              {i18n._(expenseWords[one])}
            </Chip>
          ))}
        </div>
        {asked && !category && (
          <p role="alert" className="font-medium text-stop">
            <Trans>Dites pour quoi.</Trans>
          </p>
        )}
      </fieldset>
      <NumberField
        label={t`Montant`}
        value={amount}
        onChange={setAmount}
        large
        suffix="FCFA"
        error={asked && !amount ? <Trans>Entrez un montant.</Trans> : undefined}
      />
      <div className="flex flex-col gap-2">
        <ChipRow label={t`Payé par`}>
          {idsOfMoney.map((one) => (
            <Chip key={one} pressed={one === means} onPress={() => setMeans(one)}>
              {i18n._(paymentWords[one])}
            </Chip>
          ))}
        </ChipRow>
        {meansById[means].inDrawer && (
          <CheckField checked={fromDrawer} onChange={setFromDrawer}>
            <Trans>Pris dans la caisse de cet appareil</Trans>
          </CheckField>
        )}
      </div>
      <TextField
        label={t`Note (facultatif)`}
        value={note}
        onChange={setNote}
        maxLength={200}
        autoComplete="off"
      />
      <PaperPicker
        shopId={shop.id}
        imageId={imageId}
        alt={t`Le papier de la dépense`}
        onChange={setImageId}
      />
      <ActTrouble refusal={act.refusal} title={msg`Dépense non enregistrée`} />
      <Button kind="main" size="large" type="submit" busy={act.busy} className="max-md:w-full">
        <Trans>Enregistrer la dépense</Trans>
      </Button>
    </form>
  );
}
