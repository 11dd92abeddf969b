import { Trans } from "@lingui/react/macro";
import { barcodeDoubt } from "#shared/rules/barcode-doubt.ts";

/** Said of a code before a product bears it for good; nothing where there is no doubt. */
export function CodeDoubt({ code }: { code: string }) {
  const doubt = barcodeDoubt(code);
  return (
    <p role="status" className="text-sm font-medium text-attention empty:hidden">
      {doubt === "scale" && (
        <Trans>
          Ce code vient d’une balance : il change à chaque étiquette, et la prochaine ne sera pas
          reconnue.
        </Trans>
      )}
      {doubt === "check-digit" && (
        <Trans>Le dernier chiffre ne va pas avec les autres : vérifiez le code.</Trans>
      )}
    </p>
  );
}
