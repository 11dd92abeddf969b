import { Trans } from "@lingui/react/macro";
import Mic from "lucide-react/icons/mic";
import Square from "lucide-react/icons/square";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { canHear, type SpeechTrouble, useSpeech } from "./use-speech.ts";

/**
 * Writes what is said where it is wanted; below it stands what is heard so far, or why nothing was. Where the browser
 * does not hear, the way by the keyboard stands in its place.
 */
export function SpeakButton({ onText }: { onText: (text: string) => void }) {
  if (!canHear())
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Pour parler au lieu d’écrire : touchez le micro de votre clavier.</Trans>
      </p>
    );
  return <Hearing onText={onText} />;
}

function Hearing({ onText }: { onText: (text: string) => void }) {
  const { isListening, heard, trouble, start, stop } = useSpeech(onText);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <Button
        aria-pressed={isListening}
        kind={isListening ? "brand" : "plain"}
        icon={
          isListening ? (
            <Square aria-hidden="true" className="size-5" />
          ) : (
            <Mic aria-hidden="true" className="size-5" />
          )
        }
        onClick={isListening ? stop : start}
      >
        {isListening ? <Trans>J’ai fini de parler</Trans> : <Trans>Parler</Trans>}
      </Button>
      <p role="status" className="min-h-6 max-w-full text-sm wrap-anywhere">
        {isListening && heard === "" && <Trans>J’écoute : parlez.</Trans>}
        {isListening && heard !== "" && (
          <span className="italic">
            <Trans>« {heard} »</Trans>
          </span>
        )}
        {!isListening && trouble && (
          <span className="font-medium text-attention">{troubleWords(trouble)}</span>
        )}
      </p>
    </div>
  );
}

function troubleWords(trouble: SpeechTrouble): ReactNode {
  switch (trouble) {
    case "refused":
      return (
        <Trans>
          Le micro est refusé. Autorisez-le dans les réglages du site (cadenas de la barre
          d’adresse), ou touchez le micro de votre clavier.
        </Trans>
      );
    case "no-network":
      return (
        <Trans>
          Ce navigateur n’écoute qu’avec du réseau. Sans réseau, touchez le micro de votre clavier,
          ou écrivez.
        </Trans>
      );
    case "nothing-heard":
      return <Trans>Rien entendu. Touchez « Parler », puis parlez près du téléphone.</Trans>;
    case "no-microphone":
      return <Trans>Aucun micro sur cet appareil : écrivez la phrase.</Trans>;
    case "failed":
      return <Trans>L’écoute n’a pas marché. Réessayez, ou écrivez la phrase.</Trans>;
  }
}
