import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import type { SessionShop } from "#web/store/session.ts";
import { moveTill } from "#web/store/till.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type MoveDialogProps = { shop: SessionShop; direction: "in" | "out"; onClose: () => void };

/** Money put into the drawer or taken out of it beside selling, and why. */
export function MoveDialog({ shop, direction, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const act = useAct();
  const [amount, setAmount] = useState<number>();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const isIn = direction === "in";

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!amount || reason.trim() === "" || act.busy) return;
    const given = { shopId: shop.id, direction, amount, reason };
    const done = await act.run((id) => moveTill({ ...given, formId: id }));
    if (done === undefined) return;
    const money = formatMoney(amount);
    showToast(isIn ? t`Apport enregistré : ${money}` : t`Retrait enregistré : ${money}`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isIn ? <Trans>Apport en caisse</Trans> : <Trans>Retrait de caisse</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={formId} busy={act.busy}>
          {isIn ? <Trans>Mettre dans la caisse</Trans> : <Trans>Prendre dans la caisse</Trans>}
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <NumberField
          label={t`Montant`}
          value={amount}
          onChange={setAmount}
          large
          suffix="FCFA"
          data-autofocus
          error={asked && !amount ? <Trans>Entrez un montant.</Trans> : undefined}
        />
        <TextField
          label={t`Raison`}
          value={reason}
          onChange={setReason}
          maxLength={200}
          autoComplete="off"
          placeholder={isIn ? t`Monnaie apportée` : t`Dépôt à la banque, dépense…`}
          error={
            asked && reason.trim() === "" ? (
              <Trans>Dites pourquoi, en quelques mots.</Trans>
            ) : undefined
          }
        />
        <ActTrouble refusal={act.refusal} title={msg`Impossible d’enregistrer le mouvement`} />
      </form>
    </Dialog>
  );
}
