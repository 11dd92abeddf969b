import { Trans, useLingui } from "@lingui/react/macro";
import { Flashlight, FlashlightOff, Volume2, VolumeX, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { closesWithBack } from "#web/ui/back-closes.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { LastRead, type LastReadOutcome } from "./last-read.tsx";
import { isScanSoundOn, keepScanSound, signalScan } from "./scan-feedback.ts";
import type { ScanOutcome } from "./scan-outcome.ts";
import { useCamera } from "./use-camera.ts";

/** Its words come with the office; without a network before they were kept the button alone is shown. */
const CameraTroubleText = lazy(() =>
  withOffice(
    async () =>
      (await import("#web/blocks/camera-trouble/camera-trouble-text.tsx")).CameraTroubleText,
  ).catch(() => ({ default: () => null })),
);

type CameraPanelProps = {
  /** A code that counts; the answer says what came of it. */
  onCode: (code: string) => ScanOutcome;
  /** The product that bears it, in words, where there is one: people know it by its name. */
  nameOf?: (code: string) => ReactNode;
  /** What was done with a code that counts; « Ajouté » at the till. */
  knownWord?: ReactNode;
  /** Whether one is still to choose between products: once that is done, the panel no longer asks for it. */
  asking?: boolean;
  /** While true the camera and its lamp are off and nothing is read; the panel stays, and goes on afterwards. */
  paused?: boolean;
  onClose: () => void;
};

/** The camera above the list: scan after scan, with what it fills in sight, until it is closed: by its button or by back. */
export function CameraPanel({
  onCode,
  nameOf,
  knownWord,
  asking = false,
  paused = false,
  onClose,
}: CameraPanelProps) {
  const { t } = useLingui();
  const [lastRead, setLastRead] = useState<LastReadOutcome>();
  const [sound, setSound] = useState(isScanSoundOn);
  const { video, state, torch, retry } = useCamera(handleCode, paused);
  // The lamp goes out with the camera it belongs to.
  const [litLamp, setLitLamp] = useState<{ torch: typeof torch }>();
  const lit = torch !== undefined && litLamp?.torch === torch;
  const handleBack = useEffectEvent(onClose);

  useEffect(() => closesWithBack(() => handleBack(), false), []);

  function handleCode(code: string) {
    const outcome = onCode(code);
    signalScan(outcome === "known" ? "accepted" : "refused");
    const words = outcome === "known" || outcome === "refused" ? nameOf?.(code) : undefined;
    setLastRead((before) => ({ words: words ?? code, outcome, count: (before?.count ?? 0) + 1 }));
  }

  function handleSound() {
    keepScanSound(!sound);
    setSound(!sound);
  }

  async function handleTorch() {
    await torch?.(!lit).then(
      () => setLitLamp(lit ? undefined : { torch }),
      () => setLitLamp(undefined),
    );
  }

  const shownRead = lastRead?.outcome === "ask" && !asking ? undefined : lastRead;
  const inTrouble = state !== "opening" && state !== "reading";
  return (
    <section aria-label={t`Lecture par la caméra`} className="border-line border-b bg-surface">
      <div className={`relative h-44 overflow-hidden bg-sunken ${inTrouble ? "hidden" : ""}`}>
        <video ref={video} muted playsInline className="size-full object-cover" aria-hidden />
        <div className="pointer-events-none absolute inset-x-8 inset-y-6 rounded-card border-2 border-accent" />
        {state === "opening" && (
          <p className="absolute inset-0 flex items-center justify-center gap-2 bg-sunken text-ink">
            <Spinner />
            <Trans>La caméra s’ouvre…</Trans>
          </p>
        )}
      </div>
      {inTrouble && (
        <div role="alert" className="flex flex-col items-start gap-2 p-3">
          <p>
            <Suspense>
              <CameraTroubleText trouble={state} />
            </Suspense>
          </p>
          <Button onClick={retry}>
            <Trans>Réessayer</Trans>
          </Button>
        </div>
      )}
      <div className="flex items-center gap-1 p-1">
        <LastRead read={shownRead} knownWord={knownWord ?? <Trans>Ajouté</Trans>} />
        {torch && (
          <IconButton
            size="sell"
            label={lit ? t`Éteindre la lampe` : t`Allumer la lampe`}
            icon={lit ? <FlashlightOff /> : <Flashlight />}
            onClick={handleTorch}
          />
        )}
        <IconButton
          size="sell"
          label={sound ? t`Couper le son des lectures` : t`Remettre le son des lectures`}
          icon={sound ? <Volume2 /> : <VolumeX />}
          onClick={handleSound}
        />
        <IconButton size="sell" label={t`Fermer la caméra`} icon={<X />} onClick={onClose} />
      </div>
    </section>
  );
}
