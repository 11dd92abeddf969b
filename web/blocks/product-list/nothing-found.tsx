import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";

type NothingFoundProps = {
  text: string;
  /** Something beside the text narrows the list: a category alone at the till. */
  filtered?: boolean;
  /** Nearest name, shown first below. */
  near?: string | undefined;
  onClear: () => void;
};

/** The text that found nothing, and the next step: a near name below, or another spelling. */
export function NothingFound({ text, filtered = false, near, onClear }: NothingFoundProps) {
  // « Tout montrer » goes with the last of these words. Whoever is typing keeps the search.
  useEffect(() => () => takeLostFocus(document.querySelector("main")), []);

  if (near !== undefined) return <NearWords text={text} near={near} />;
  return (
    <div role="status" className="flex flex-col items-center gap-3 p-6 text-center">
      <p>
        {filtered && <Trans>Aucun produit ne répond à ces filtres.</Trans>}
        {!filtered && text === "" && <Trans>Aucun produit dans cette catégorie.</Trans>}
        {!filtered && text !== "" && (
          <Trans>
            Aucun produit ne contient « <strong className="wrap-anywhere">{text}</strong> ».
          </Trans>
        )}
      </p>
      {text !== "" && (
        <p className="text-ink-soft">
          <Trans>Tapez moins de lettres, ou les derniers chiffres du code.</Trans>
        </p>
      )}
      <Button onClick={onClear}>
        <Trans>Tout montrer</Trans>
      </Button>
    </div>
  );
}

/** Heading above names that are only near to the text. */
export function NearWords({ text, near }: { text: string; near: string }) {
  return (
    <p role="status" className="px-3 py-2 wrap-anywhere">
      <Trans>
        Rien ne s’écrit « {text} ». Vouliez-vous dire « <strong>{near}</strong> » ?
      </Trans>
    </p>
  );
}
