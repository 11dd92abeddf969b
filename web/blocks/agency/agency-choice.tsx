import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Failure } from "#web/blocks/empty/failure.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { chooseAgency } from "#web/store/acts.ts";
import { useAgencies, useChosenAgency } from "#web/store/queries/use-agencies.ts";
import { SelectField } from "#web/ui/select-field.tsx";

type AgencyChoiceProps = {
  shopId: string;
  /** It is kept on the device. */
  onChosen?: () => void;
};

/** No agency has an empty identifier. */
const none = "none";

/** Which agency this device sells for; kept on the device, whoever signs in. */
export function AgencyChoice({ shopId, onChosen }: AgencyChoiceProps) {
  const { t } = useLingui();
  const agencies = useAgencies(shopId);
  const chosen = useChosenAgency(shopId);
  const [refusal, setRefusal] = useState<Reason>();
  const isKnown = agencies.some(({ id }) => id === chosen);

  async function handlePick(picked: string) {
    const kept = await chooseAgency({ shopId, agencyId: picked === none ? null : picked });
    setRefusal(kept.ok ? undefined : kept.refusal);
    if (kept.ok) onChosen?.();
  }

  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label={t`Cet appareil vend pour`}
        hint={t`Ses prochaines ventes porteront ce nom. Les tickets déjà faits ne changent pas.`}
        value={chosen !== undefined && isKnown ? chosen : none}
        onChange={handlePick}
        options={[
          { value: none, label: t`La boutique, sans agence` },
          ...agencies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Failure title={<Trans>Impossible de choisir l’agence</Trans>} reason={refusal} />
    </div>
  );
}
