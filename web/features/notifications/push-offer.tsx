import { Trans, useLingui } from "@lingui/react/macro";
import BellRing from "lucide-react/icons/bell-ring";
import { type ReactNode, useEffect, useState } from "react";
import { TroubleText } from "#web/blocks/trouble/trouble.tsx";
import type { Language } from "#web/i18n/language.ts";
import {
  type PushState,
  type PushTrouble,
  pushState,
  turnPushOff,
  turnPushOn,
} from "#web/store/push.ts";
import { Button } from "#web/ui/button.tsx";

/** A quiet offer to be told also while the app is closed; nothing where server or browser cannot. Never asked at start. */
export function PushOffer() {
  const { i18n } = useLingui();
  const locale = i18n.locale as Language;
  const [state, setState] = useState<PushState>("none");
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PushTrouble>();

  useEffect(() => {
    let isHere = true;
    void pushState(locale).then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, [locale]);

  async function change(act: () => Promise<PushTrouble | undefined>, then: PushState) {
    setBusy(true);
    const found = await act();
    setBusy(false);
    setTrouble(found);
    if (!found) setState(then);
    if (found?.code === "push-denied") setState("denied");
  }

  if (state === "none") return null;
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
      <BellRing aria-hidden="true" className="text-brand-ink" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{titles[state]}</p>
        <p className="text-sm text-ink-soft">
          <Trans>Messages, transferts, stocks faibles : aussi quand Boutika est fermé.</Trans>
        </p>
        {trouble && trouble.code !== "push-denied" && (
          <p role="alert" className="text-sm text-stop">
            <TroubleText of={trouble} own={ownWords} />
          </p>
        )}
      </div>
      {state === "off" && (
        <Button busy={busy} onClick={() => void change(() => turnPushOn(locale), "on")}>
          <Trans>Activer</Trans>
        </Button>
      )}
      {state === "on" && (
        <Button
          busy={busy}
          onClick={() => void change(async () => void (await turnPushOff()), "off")}
        >
          <Trans>Désactiver</Trans>
        </Button>
      )}
    </section>
  );
}

const ownWords = {
  "push-service": (
    <Trans>
      Le service de notifications de votre navigateur n’a pas répondu. Réessayez plus tard.
    </Trans>
  ),
};

const titles: Record<Exclude<PushState, "none">, ReactNode> = {
  off: <Trans>Être prévenu sur cet appareil</Trans>,
  on: <Trans>Cet appareil vous prévient</Trans>,
  denied: (
    <Trans>Votre navigateur bloque les notifications : autorisez-les dans ses réglages</Trans>
  ),
};
