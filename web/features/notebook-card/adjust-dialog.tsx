import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { ReasonField } from "#web/blocks/words/reason-field.tsx";
import { adjustAccount } from "#web/store/notebook.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { type Adjustment, adjusted } from "./adjustment.ts";

type AdjustDialogProps = { shopId: string; id: string; owed: number; onClose: () => void };

/** What was owed before this notebook, what is forgiven, what was written wrongly: with a reason, by the office. */
export function AdjustDialog({ shopId, id, owed, onClose }: AdjustDialogProps) {
  const { t } = useLingui();
  const say = useSideWords();
  const suppliers = useSuppliersSide();
  const form = useId();
  const act = useAct();
  const [kind, setKind] = useState<Adjustment>("opening");
  const [amount, setAmount] = useState<number>();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const suggestions: Record<Adjustment, readonly string[]> = {
    opening: [t`Ancien cahier`],
    "opening-deposit": [t`Ancien cahier`],
    forgiven: suppliers ? [t`Remise`] : [t`Bon client`, t`Ne paiera plus`],
    more: [t`Oubli`, t`Erreur de montant`],
    less: [t`Erreur de montant`, t`Écrit deux fois`],
  };
  const labels: Record<Adjustment, string> = {
    opening: say("opening"),
    "opening-deposit": say("openingDeposit"),
    forgiven: say("forgiven"),
    more: say("more"),
    less: say("less"),
  };
  const { body, after } = adjusted(kind, amount ?? 0, owed);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!amount || reason.trim() === "" || act.busy) return;
    const given = { shopId, suppliers, customerId: id, ...body, reason: reason.trim() };
    const done = await act.run((formId) => adjustAccount({ ...given, formId }));
    if (done === undefined) return;
    showToast(t`Compte ajusté.`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Ajuster le compte</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={form} busy={act.busy}>
          <Trans>Enregistrer</Trans>
        </Button>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <SelectField
          label={t`Ce qui change`}
          value={kind}
          onChange={setKind}
          options={(Object.keys(labels) as Adjustment[]).map((value) => ({
            value,
            label: labels[value],
          }))}
        />
        <NumberField
          label={t`Montant`}
          value={amount}
          onChange={setAmount}
          large
          suffix="FCFA"
          data-autofocus
          error={asked && !amount ? <Trans>Entrez un montant.</Trans> : undefined}
        />
        <ReasonField
          value={reason}
          onChange={setReason}
          missing={asked && reason.trim() === ""}
          suggestions={suggestions[kind]}
        />
        <p aria-live="polite">
          {say("afterwards")} <OwedWords owed={after} />
        </p>
        <ActTrouble refusal={act.refusal} title={msg`Impossible d’ajuster le compte`} />
      </form>
    </Dialog>
  );
}
