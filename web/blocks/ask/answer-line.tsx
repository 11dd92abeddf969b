import { Trans, useLingui } from "@lingui/react/macro";
import Square from "lucide-react/icons/square";
import Volume2 from "lucide-react/icons/volume-2";
import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { dateTags } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Asked } from "./asked.ts";
import { leadsToWhole, partsOf, plainOf, type Said } from "./said.ts";

type AnswerLineProps = { said: Said | undefined; asked?: Pick<Asked, "own" | "narrowed"> };

/** An answer: its sentence, each figure a way to its list, and what is to be known of it; undefined while it is worked out. */
export function AnswerLine({ said, asked }: AnswerLineProps) {
  if (!said)
    return (
      <p role="status">
        <span className="sr-only">
          <Trans>Calcul de la réponse...</Trans>
        </span>
        <Skeleton className="h-7 w-full" />
      </p>
    );
  const { sentence, notes = [], isUnknown } = said;
  return (
    <div className="flex flex-col gap-2">
      {isUnknown && (
        <p className="font-semibold">
          <Trans>Je ne sais pas.</Trans>
        </p>
      )}
      <p className="text-lg wrap-anywhere">
        <Sentence sentence={sentence} />
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          <Sentence sentence={note} />
        </p>
      ))}
      {asked?.narrowed && leadsToWhole(sentence) && (
        <p className="text-sm text-ink-soft">
          <Trans>La page que le chiffre ouvre montre le tout.</Trans>
        </p>
      )}
      {asked?.own !== undefined && (
        <p className="text-sm text-ink-soft">
          <Trans>Vos ventes seulement : celles des autres se montrent au propriétaire.</Trans>
        </p>
      )}
      <Aloud text={[sentence, ...notes].map(plainOf).join(" ")} />
    </div>
  );
}

function Sentence({ sentence }: { sentence: string }) {
  return partsOf(sentence).map(({ text, to }, at) =>
    to === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
      <span key={at}>{text}</span>
    ) : (
      <Link
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
        key={at}
        to={to}
        className="figures py-1 font-bold text-brand-ink underline underline-offset-4 max-[20rem]:whitespace-normal"
      >
        {text}
      </Link>
    ),
  );
}

/** Reads an answer aloud when it is asked to, where the browser can. */
function Aloud({ text }: { text: string }) {
  const { i18n } = useLingui();
  const [isReading, setReading] = useState(false);
  // Another answer, or another page, is not read to its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read is this text
  useEffect(
    () => () => {
      globalThis.speechSynthesis?.cancel();
      setReading(false);
    },
    [text],
  );
  if (!("speechSynthesis" in globalThis)) return null;

  function handleToggle() {
    speechSynthesis.cancel();
    setReading(!isReading);
    if (isReading) return;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = dateTags[i18n.locale as Language];
    spoken.onend = () => setReading(false);
    spoken.onerror = () => setReading(false);
    speechSynthesis.speak(spoken);
  }

  return (
    <Button
      className="self-start"
      icon={
        isReading ? (
          <Square aria-hidden="true" className="size-5" />
        ) : (
          <Volume2 aria-hidden="true" className="size-5" />
        )
      }
      onClick={handleToggle}
    >
      {isReading ? <Trans>Arrêter la lecture</Trans> : <Trans>Lire à voix haute</Trans>}
    </Button>
  );
}
