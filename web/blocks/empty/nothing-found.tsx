import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { Button } from "#web/ui/button.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";

type NothingFoundProps = {
  text: string;
  /** Something beside the text narrows the list: a category alone at the till. */
  filtered?: boolean;
  onClear: () => void;
};

export function NothingFound({ text, filtered = false, onClear }: NothingFoundProps) {
  // « Tout montrer » goes with the last of these words. Whoever is typing keeps the search.
  useEffect(() => () => takeLostFocus(document.querySelector("main")), []);

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
      <Button onClick={onClear}>
        <Trans>Tout montrer</Trans>
      </Button>
    </div>
  );
}
