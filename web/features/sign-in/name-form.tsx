import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isNameless } from "#shared/schemas/nameless.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FieldTroubleText } from "./field-trouble-text.tsx";

type NameFormProps = {
  busy: boolean;
  /** Given a name that can be seen. */
  onSubmit: (fullName: string) => void;
  /** Undefined for whoever opens an account: nobody begins without a name. */
  onSkip: (() => void) | undefined;
};

/** What somebody is called, who has shown a number and told no name yet. */
export function NameForm({ busy, onSubmit, onSkip }: NameFormProps) {
  const { t } = useLingui();
  const [fullName, setFullName] = useState("");
  const [asked, setAsked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const name = fullName.trim();

  useEffect(() => box.current?.focus(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isNameless(name)) onSubmit(name);
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <TextField
        ref={box}
        label={t`Votre nom complet`}
        hint={t`Vos collègues vous reconnaissent à ce nom, sur les ventes aussi.`}
        autoComplete="name"
        maxLength={120}
        value={fullName}
        onChange={setFullName}
        error={asked && isNameless(name) ? <FieldTroubleText trouble="missing" /> : undefined}
      />
      <Button kind="main" size="large" type="submit" wide busy={busy}>
        <Trans>Continuer</Trans>
      </Button>
      {onSkip && (
        <Button wide onClick={onSkip}>
          <Trans>Plus tard</Trans>
        </Button>
      )}
    </form>
  );
}
