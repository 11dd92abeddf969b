import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Why nothing was heard. */
export type SpeechTrouble = "refused" | "no-network" | "nothing-heard" | "no-microphone" | "failed";

/** As far as it is used: not in TypeScript's library (Web Speech API). */
type Recognition = {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  maxAlternatives: number;
  onresult: ((event: { results: ArrayLike<Heard> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
  stop(): void;
};
type Heard = ArrayLike<{ transcript: string }> & { isFinal: boolean };
type Named = {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

const recognitionOf = () => {
  const named = globalThis as Named;
  return named.SpeechRecognition ?? named.webkitSpeechRecognition;
};

/** Whether this browser writes down what is said to it. */
export const canHear = (): boolean => recognitionOf() !== undefined;

const troubles: Record<string, SpeechTrouble> = {
  "not-allowed": "refused",
  "service-not-allowed": "refused",
  network: "no-network",
  "no-speech": "nothing-heard",
  "audio-capture": "no-microphone",
};

const languages: Record<string, string> = { fr: "fr-FR", en: "en-GB" };

/**
 * Listens until somebody has said a sentence, in the language of the screen. `heard` is what is understood so far, and
 * goes to `onText` when they stop. Stopped by whoever asks, and when the screen goes.
 */
export function useSpeech(onText: (text: string) => void) {
  const { i18n } = useLingui();
  const running = useRef<Recognition>(undefined);
  const [isListening, setListening] = useState(false);
  const [heard, setHeard] = useState("");
  const [trouble, setTrouble] = useState<SpeechTrouble>();
  const tell = useEffectEvent(onText);

  useEffect(() => () => running.current?.abort(), []);

  function start() {
    const Recognition = recognitionOf();
    if (!Recognition || running.current) return;
    const recognition = new Recognition();
    let text = "";
    let wentWrong: SpeechTrouble | undefined;
    recognition.lang = languages[i18n.locale] ?? i18n.locale;
    recognition.interimResults = true;
    recognition.continuous = false;
    recognition.maxAlternatives = 1;
    recognition.onresult = ({ results }) => {
      text = Array.from(results, (one) => one[0]?.transcript ?? "")
        .join(" ")
        .replace(/\s+/g, " ")
        .trim();
      setHeard(text);
    };
    recognition.onerror = ({ error }) => {
      if (error !== "aborted") wentWrong = troubles[error] ?? "failed";
    };
    recognition.onend = () => {
      running.current = undefined;
      setListening(false);
      setHeard("");
      // What was heard before the network went is no less said.
      if (text !== "") tell(text);
      else setTrouble(wentWrong);
    };
    setTrouble(undefined);
    setHeard("");
    try {
      recognition.start();
      running.current = recognition;
      setListening(true);
    } catch {
      setTrouble("failed");
    }
  }

  return { isListening, heard, trouble, start, stop: () => running.current?.stop() };
}
