import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { OwedWords } from "#web/blocks/notebook/owed-words.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { editCustomer } from "#web/store/notebook.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { type CustomerRow, useOwed } from "#web/store/queries/use-notebook.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type MergeConfirmProps = {
  shopId: string;
  /** Who stays, and what they owe. */
  customer: CustomerRow;
  owed: number;
  /** Who becomes their double. */
  other: CustomerRow;
  onBack: () => void;
  onDone: () => void;
};

/** What will happen, in words; then the one edit. */
export function MergeConfirm(props: MergeConfirmProps) {
  const { shopId, customer, owed, other, onBack, onDone } = props;
  const { t } = useLingui();
  const act = useAct();
  const suppliers = useSuppliersSide();
  const otherOwed = useOwed(shopId, other.id);
  const { creditLimit } = customer;
  const [name, double] = [customer.name, other.name];

  async function handleMerge() {
    const patch = {
      mergedInto: [other.mergedInto ?? null, customer.id] as [string | null, string | null],
    };
    const done = await act.run((formId) =>
      editCustomer({ shopId, suppliers, formId, name: double, customerId: other.id, patch }),
    );
    if (done === undefined) return;
    showToast(t`Une seule fiche : ${name}`, "ok");
    onDone();
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="text-lg font-semibold wrap-anywhere">
        <Trans>
          « <bdi>{double}</bdi> » et « <bdi>{name}</bdi> » deviennent une seule fiche.
        </Trans>
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li className="wrap-anywhere">
          <Trans>
            Elle s’appelle « <bdi>{name}</bdi> ».
          </Trans>
        </li>
        <li>
          {suppliers ? (
            <Trans>Les deux comptes sont comptés ensemble :</Trans>
          ) : (
            <Trans>Les deux comptes sont comptés ensemble : ce client</Trans>
          )}{" "}
          <OwedWords owed={owed + otherOwed} />
        </li>
        {!suppliers && creditLimit !== null && creditLimit > 0 && (
          <li>
            <Trans>Le plafond est de {formatMoney(creditLimit)} pour les deux.</Trans>
          </li>
        )}
        {!suppliers && creditLimit === 0 && (
          <li>
            <Trans>Pas de crédit pour ce client, comme avant.</Trans>
          </li>
        )}
        <li>
          <Trans>Rien n’est effacé : « Séparer » défait la fusion.</Trans>
        </li>
      </ul>
      <ActTrouble refusal={act.refusal} title={msg`Impossible de fusionner`} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Button size="sell" onClick={onBack}>
          <Trans>Choisir une autre fiche</Trans>
        </Button>
        <Button kind="main" size="sell" busy={act.busy} onClick={() => void handleMerge()}>
          <Trans>Fusionner</Trans>
        </Button>
      </div>
    </div>
  );
}
