import { Trans } from "@lingui/react/macro";
import { barcodeDoubt } from "#shared/rules/barcode-doubt.ts";
import { useShop } from "#web/store/queries/use-shop.ts";

/** Said of a code before a product bears it for good; nothing where there is no doubt. */
export function CodeDoubt({ shopId, code }: { shopId: string; code: string }) {
  const doubt = barcodeDoubt(code, useShop(shopId)?.scaleLabels ?? []);
  return (
    <p role="status" className="text-sm font-medium text-attention empty:hidden">
      {doubt === "scale" && (
        <Trans>
          Ce code vient d’une balance : il change à chaque étiquette, et la prochaine ne sera pas
          reconnue.
        </Trans>
      )}
      {doubt === "label" && (
        <Trans>
          La caisse lit ce code comme une étiquette de balance : elle vendrait l’article qui y est
          écrit, au poids. Donnez au produit le numéro de l’article seul.
        </Trans>
      )}
      {doubt === "check-digit" && (
        <Trans>Le dernier chiffre ne va pas avec les autres : vérifiez le code.</Trans>
      )}
    </p>
  );
}
