import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { internationalPhone, readablePhone } from "#shared/rules/phone.ts";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { useLocale } from "#web/blocks/account/use-locale.ts";
import { guessedCountry } from "#web/blocks/phone/country-names.ts";
import { PhoneField } from "#web/blocks/phone/phone-field.tsx";
import { phoneFault } from "#web/blocks/phone/written-phone.ts";
import { CodeButton } from "#web/blocks/wait/code-button.tsx";
import { useSecondsLeft } from "#web/blocks/wait/use-seconds-left.ts";
import { requestPhoneCode, verifyPhoneCode } from "#web/store/session/sign-in.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { CodeForm } from "./code-form.tsx";
import { NameForm } from "./name-form.tsx";

/** The number, then the code out of the SMS, then the name of whoever has told none. */
export function PhoneForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const asking = useAttempt();
  const proving = useAttempt();
  const [typed, setTyped] = useState("");
  const [country, setCountry] = useState(guessedCountry);
  const [asked, setAsked] = useState(false);
  const [step, setStep] = useState<"phone" | "code" | "name">("phone");
  const [code, setCode] = useState("");
  /** Whether they may go on without a name: their account is there already. */
  const [maySkip, setMaySkip] = useState(false);
  /** The number that a code was asked for last. */
  const [askedFor, setAskedFor] = useState("");
  const phone = internationalPhone(typed, country) ?? "";
  const isAskedFor = askedFor !== "" && askedFor === phone;
  // Another number has a minute of its own.
  const again = isAskedFor ? asking.again : undefined;
  const left = useSecondsLeft(again);
  // Who read the SMS elsewhere may come back to a page that remembers nothing; asked too soon, a code has been sent.
  const isTooSoon = asking.trouble?.startsWith("too-many") === true;
  const mayHaveCode = isAskedFor && (isTooSoon || asking.trouble === undefined);

  async function askForCode() {
    if (left > 0) return;
    setAskedFor(phone);
    if (!(await asking.attempt(() => requestPhoneCode({ phone, locale })))) return;
    showToast(t`Code OTP envoyé par SMS`, "ok");
    proving.forget();
    setStep("code");
  }

  function handleRequest(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (phone) void askForCode();
  }

  async function handleVerify(typedCode: string, fullName?: string) {
    setCode(typedCode);
    const proof = { phone, code: typedCode, locale, fullName };
    const trouble = await proving.attemptTold(() => verifyPhoneCode(proof));
    if (trouble === undefined) return onSignedIn();
    if (trouble !== "name-required" && trouble !== "name-wanted") return setStep("code");
    proving.forget();
    setMaySkip(trouble === "name-wanted");
    setStep("name");
  }

  /** The one that has come is still good while no other was sent. */
  function handleKnown() {
    asking.forget();
    setStep("code");
  }

  function handleBack() {
    proving.forget();
    asking.forget();
    setStep("phone");
  }

  if (step === "name")
    return (
      <NameForm
        busy={proving.busy}
        onSubmit={(fullName) => void handleVerify(code, fullName)}
        onSkip={maySkip ? () => void handleVerify(code, "") : undefined}
      />
    );
  if (step === "code")
    return (
      <div className="flex flex-col gap-4">
        {proving.trouble && (
          <TroubleNote trouble={proving.trouble} at="phone" again={proving.again} />
        )}
        {asking.trouble && <TroubleNote trouble={asking.trouble} at="phone" again={again} />}
        <CodeForm
          phone={readablePhone(phone)}
          busy={proving.busy}
          onBack={handleBack}
          onSubmit={(typedCode) => void handleVerify(typedCode)}
        />
        <CodeButton until={again} wide busy={asking.busy} onClick={() => void askForCode()}>
          <Trans>Envoyer un autre code</Trans>
        </CodeButton>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {asking.trouble && <TroubleNote trouble={asking.trouble} at="phone" again={again} />}
      <form onSubmit={handleRequest} noValidate className="flex flex-col gap-4">
        <PhoneField
          phone={typed}
          onPhone={setTyped}
          country={country}
          onCountry={setCountry}
          fault={asked ? phoneFault(typed, country) : undefined}
        />
        <CodeButton until={again} kind="main" size="large" type="submit" wide busy={asking.busy}>
          <Trans>Envoyer le code</Trans>
        </CodeButton>
        {mayHaveCode && (
          <Button kind={left > 0 ? "main" : "plain"} size="large" wide onClick={handleKnown}>
            <Trans>J’ai déjà le code</Trans>
          </Button>
        )}
      </form>
    </div>
  );
}
