import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { returnFromReseller } from "#web/store/acts.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { transferMeant } from "./transfer-meant.ts";

type ReturnFormProps = {
  shopId: string;
  /** Those that something may come back of; one alone needs no choice. */
  transfers: readonly TransferRow[];
  /** Where it is asked: the two places say a number too large in words of their own. */
  place: "products" | "till";
  onDone: () => void;
};

/** Goods that a reseller gives back: of which transfer, how many, why. */
export function ReturnForm({ shopId, transfers, place, onDone }: ReturnFormProps) {
  const { t, i18n } = useLingui();
  const timeZone = useTimeZone(shopId);
  const act = useAct();
  const [chosen, setChosen] = useState<string>();
  const [quantity, setQuantity] = useState<number>();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const transfer = transferMeant(transfers, chosen);
  const unit = transfer?.by?.unit;
  const atLeast = unit ? <Trans>Dites combien.</Trans> : <Trans>Au moins une pièce.</Trans>;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!transfer || !quantity || act.busy) return;
    const given = { shopId, transferId: transfer.id, quantity, reason: reason.trim() };
    const done = await act.run((formId) => returnFromReseller({ ...given, formId }));
    if (done === undefined) return;
    showToast(t`Retour enregistré : le stock de la boutique est à jour.`, "ok");
    onDone();
  }

  const labelOf = (one: TransferRow) => {
    const day = formatDay(one.at, i18n.locale as Language, timeZone);
    return t`${one.productName} · reste ${formatMeasure(one.shownInStock, one.by?.unit)} · ${day}`;
  };
  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
      {transfers.length === 1 && transfer ? (
        <p className="font-medium break-words">{transfer.productName}</p>
      ) : (
        <SelectField
          label={t`Transfert`}
          value={transfer?.id}
          onChange={setChosen}
          placeholder={t`Choisir un transfert`}
          options={transfers.map((one) => ({ value: one.id, label: labelOf(one) }))}
          error={asked && !transfer ? <Trans>Choisissez un transfert.</Trans> : undefined}
        />
      )}
      <MeasureField
        // What was typed in kilos is no number of pieces.
        key={transfer?.id}
        label={t`Quantité`}
        unit={unit}
        value={quantity}
        onChange={setQuantity}
        data-autofocus={transfers.length === 1 ? true : undefined}
        hint={transfer && t`Restant : ${formatMeasure(transfer.shownInStock, unit)}`}
        error={asked && !quantity ? atLeast : undefined}
      />
      <TextField
        label={t`Raison (facultatif)`}
        value={reason}
        onChange={setReason}
        maxLength={200}
        autoComplete="off"
      />
      <ActTrouble
        refusal={act.refusal}
        place={place === "till" ? "till-return" : "office-return"}
      />
      <Button
        kind="main"
        size="sell"
        type="submit"
        busy={act.busy}
        className="self-end max-sm:w-full"
      >
        <Trans>Enregistrer le retour</Trans>
      </Button>
    </form>
  );
}
