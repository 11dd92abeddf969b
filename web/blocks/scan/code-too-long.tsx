import { Trans } from "@lingui/react/macro";
import { longestBarcode } from "#shared/schemas/bounds.ts";

/** Said of a QR code with an address: the server would refuse the product hours later. */
export function CodeTooLong() {
  return <Trans>Ce code est trop long pour un produit ({longestBarcode} signes au plus).</Trans>;
}
