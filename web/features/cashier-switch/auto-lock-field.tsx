import { useLingui } from "@lingui/react/macro";
import { chooseAutoLock } from "#web/store/sharing/sharing.ts";
import { SelectField } from "#web/ui/select-field.tsx";

const choices = ["0", "1", "5", "15"] as const;

/** After how long without a touch the device locks. */
export function AutoLockField({ minutes }: { minutes: number }) {
  const { t } = useLingui();
  const labels = {
    "0": t`Jamais`,
    "1": t`Après 1 minute`,
    "5": t`Après 5 minutes`,
    "15": t`Après 15 minutes`,
  };
  return (
    <SelectField
      label={t`Verrouiller tout seul`}
      hint={t`Quand personne ne touche l’appareil. Le panier reste.`}
      value={choices.find((choice) => choice === String(minutes)) ?? "0"}
      options={choices.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => chooseAutoLock(Number(value))}
    />
  );
}
