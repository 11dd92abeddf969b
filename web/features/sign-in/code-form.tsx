import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { firstDigits } from "#web/ui/ascii-digits.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type CodeFormProps = {
  phone: string;
  busy: boolean;
  onBack: () => void;
  /** Given six digits. */
  onSubmit: (code: string) => void;
};

/** The six digits out of the SMS; the keyboard offers them where it can. */
export function CodeForm({ phone, busy, onBack, onSubmit }: CodeFormProps) {
  const { t } = useLingui();
  const [code, setCode] = useState("");
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const isWhole = /^[0-9]{6}$/.test(code);

  useEffect(() => box.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isWhole) onSubmit(code);
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <TextField
        ref={box}
        label={t`Code à 6 chiffres`}
        hint={t`Envoyé par SMS au ${phone}. Il vaut dix minutes.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="text-center font-mono text-xl tracking-[0.4em]"
        maxLength={12}
        value={code}
        // A code that is pasted may come with spaces.
        onChange={(typed) => setCode(firstDigits(typed, 6))}
        error={asked && !isWhole ? <Trans>Le code a six chiffres</Trans> : undefined}
      />
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button size="large" onClick={onBack}>
          <Trans>Retour</Trans>
        </Button>
        <Button kind="main" size="large" type="submit" busy={busy}>
          <Trans>Vérifier</Trans>
        </Button>
      </div>
    </form>
  );
}
