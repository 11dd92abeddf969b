import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PinField, pinLength } from "#web/blocks/pin/pin-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type SetPinDialogProps = {
  name: string;
  busy: boolean;
  onClose: () => void;
  onPin: (pin: string) => void;
};

/** The person types their four digits twice; whoever stands beside them looks away. */
export function SetPinDialog({ name, busy, onClose, onPin }: SetPinDialogProps) {
  const { t } = useLingui();
  const [first, setFirst] = useState<string>();
  const [pin, setPin] = useState("");
  const [differs, setDiffers] = useState(false);

  function handleChange(typed: string) {
    setPin(typed);
    if (typed.length < pinLength) return;
    if (first !== undefined && typed === first) return onPin(typed);
    setDiffers(first !== undefined);
    setFirst(first === undefined ? typed : undefined);
    setPin("");
  }

  return (
    <Dialog open onClose={onClose} title={<Trans>Code de {name}</Trans>} closeLabel={t`Fermer`}>
      <PinField
        label={
          first === undefined ? t`Nouveau code à quatre chiffres` : t`Encore une fois le même code`
        }
        value={pin}
        onChange={handleChange}
        error={
          differs ? <Trans>Les deux codes ne sont pas les mêmes. Recommencez.</Trans> : undefined
        }
        disabled={busy}
      />
    </Dialog>
  );
}
