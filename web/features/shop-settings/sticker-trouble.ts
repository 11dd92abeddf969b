import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MerchantQrRefusal } from "#shared/rules/merchant-qr.ts";

/** Why a text cannot be kept as the shop's payment sticker, and what to do. */
export function stickerTrouble(refusal: MerchantQrRefusal): MessageDescriptor {
  if (refusal === "customer-code") return msg`C’est le code d’un client, pas celui de la boutique.`;
  if (refusal === "not-a-payment-code") return msg`Ce n’est pas un QR de paiement.`;
  if (refusal === "wrong-checksum")
    return msg`Une lettre manque ou a changé : scannez-le une nouvelle fois.`;
  if (refusal === "other-currency") return msg`Ce QR est dans une autre monnaie que le franc CFA.`;
  return msg`Ce QR est incomplet : scannez-le une nouvelle fois.`;
}
