import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { waitWords } from "#web/blocks/wait/wait-words.ts";
import type { SwitchedIn } from "#web/store/sharing/kept.ts";
import { checkPin } from "#web/store/sharing/sharing.ts";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { PinField, pinLength } from "./pin-field.tsx";
import { usePinHolders } from "./use-pin-holders.ts";

/** Those of the office whose PIN this device knows, without a network too. */
export const useOfficeHolders = (): readonly SwitchedIn[] =>
  usePinHolders().filter(({ role }) => may(role, "adjust-account"));

type OfficePinProps = {
  people: readonly SwitchedIn[];
  /** Told who allowed it. */
  onAllowed: (userId: string) => void;
};

/** Somebody of the office allows one sale by their four digits; whoever sells stays who sells. */
export function OfficePin({ people, onAllowed }: OfficePinProps) {
  const { t } = useLingui();
  const [chosenId, setChosenId] = useState<string>();
  const [pin, setPin] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();
  const chosen = people.find(({ userId }) => userId === chosenId) ?? people[0];
  if (!chosen) return null;
  const person = chosen;
  const name = person.fullName;

  async function handlePin(typed: string) {
    setPin(typed);
    setError(undefined);
    if (typed.length < pinLength || busy) return;
    setBusy(true);
    const checked = await checkPin(person, typed);
    setBusy(false);
    setPin("");
    if (checked.ok) return onAllowed(person.userId);
    const wait = checked.refusal === "wait" ? waitWords(checked.seconds) : undefined;
    setError(
      checked.refusal === "wait" ? (
        <Trans>Trop d’essais. Attendez {wait}.</Trans>
      ) : (
        <span>
          <Trans>Code faux.</Trans>{" "}
          <Plural value={checked.left} one="Encore # essai." other="Encore # essais." />
        </span>
      ),
    );
  }

  return (
    <div className="flex flex-col gap-2">
      {people.length > 1 && (
        <ChipRow label={t`Qui autorise`}>
          {people.map(({ userId, fullName }) => (
            <Chip
              key={userId}
              pressed={userId === person.userId}
              onPress={() => {
                setPin("");
                setChosenId(userId);
              }}
            >
              {fullName}
            </Chip>
          ))}
        </ChipRow>
      )}
      <PinField
        label={t`Code de ${name}`}
        value={pin}
        onChange={(typed) => void handlePin(typed)}
        error={error}
        disabled={busy}
      />
    </div>
  );
}
