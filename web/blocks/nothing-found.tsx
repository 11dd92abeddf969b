import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";

type NothingFoundProps = { text: string; onClear: () => void };

export function NothingFound({ text, onClear }: NothingFoundProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 p-6 text-center">
      <p>
        {text === "" ? (
          <Trans>Aucun produit dans cette catégorie.</Trans>
        ) : (
          <Trans>
            Aucun produit ne contient « <strong className="break-all">{text}</strong> ».
          </Trans>
        )}
      </p>
      <Button onClick={onClear}>
        <Trans>Tout montrer</Trans>
      </Button>
    </div>
  );
}
