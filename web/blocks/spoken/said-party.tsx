import { Trans, useLingui } from "@lingui/react/macro";
import type { SpokenParty } from "#shared/spoken/proposal.ts";
import type { SpokenPerson } from "#shared/spoken/spoken-shop.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";

type SaidPartyProps = {
  party: SpokenParty;
  people: readonly SpokenPerson[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** So many of those who may be meant are offered. */
const offered = 6;

/** Between whom somebody chooses, where a name is not sure. */
export function SaidParty({ party, people, chosen, onChoose }: SaidPartyProps) {
  const { t } = useLingui();
  if (party.sure) return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-attention">
        <Trans>Qui : « {party.said} » ?</Trans>
      </p>
      <ChipRow label={t`Noms proches de « ${party.said} »`}>
        {party.candidates.slice(0, offered).map((id) => (
          <Chip key={id} pressed={id === (chosen ?? party.id)} onPress={() => onChoose(id)}>
            <bdi>{people.find((one) => one.id === id)?.name}</bdi>
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
