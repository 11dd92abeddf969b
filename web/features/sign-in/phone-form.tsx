import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { useLocale } from "#web/blocks/account/use-locale.ts";
import { requestPhoneCode, verifyPhoneCode } from "#web/store/session/sign-in.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { CodeForm } from "./code-form.tsx";
import { FieldTroubleText } from "./field-trouble-text.tsx";
import { phoneTrouble } from "./sign-in-form.ts";

/** Two steps: the number, then the code out of the SMS. */
export function PhoneForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { busy, trouble, attempt, forget } = useAttempt();
  const [phone, setPhone] = useState("");
  const [asked, setAsked] = useState(false);
  const [step, setStep] = useState<"phone" | "code">("phone");
  /** The number that a code was sent to. */
  const [sentTo, setSentTo] = useState("");
  const fault = asked ? phoneTrouble(phone) : undefined;
  // Who read the SMS elsewhere may come back to a page that remembers nothing; asked too soon, a code has been sent.
  const mayHaveCode = trouble?.startsWith("too-many") || (sentTo !== "" && sentTo === phone.trim());

  async function handleRequest(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (phoneTrouble(phone)) return;
    if (!(await attempt(() => requestPhoneCode({ phone: phone.trim(), locale })))) return;
    showToast(t`Code OTP envoyé par SMS`, "ok");
    setSentTo(phone.trim());
    setStep("code");
  }

  async function handleVerify(code: string) {
    if (await attempt(() => verifyPhoneCode({ phone: phone.trim(), code, locale }))) onSignedIn();
  }

  /** Another code leaves only after a minute; the one that has come is still good. */
  function handleKnown() {
    forget();
    setStep("code");
  }

  function handleBack() {
    forget();
    setStep("phone");
  }

  return (
    <div className="flex flex-col gap-4">
      {trouble && <TroubleNote trouble={trouble} at="phone" />}
      {step === "code" ? (
        <CodeForm phone={phone.trim()} busy={busy} onBack={handleBack} onSubmit={handleVerify} />
      ) : (
        <form onSubmit={handleRequest} noValidate className="flex flex-col gap-4">
          <TextField
            label={t`Téléphone`}
            type="tel"
            inputMode="tel"
            placeholder="+237 6XX XXX XXX"
            autoComplete="tel"
            maxLength={30}
            value={phone}
            onChange={setPhone}
            error={fault && <FieldTroubleText trouble={fault} />}
          />
          <Button kind="main" size="large" type="submit" wide busy={busy}>
            <Trans>Envoyer le code</Trans>
          </Button>
          {mayHaveCode && (
            <Button wide onClick={handleKnown}>
              <Trans>J’ai déjà le code</Trans>
            </Button>
          )}
        </form>
      )}
    </div>
  );
}
