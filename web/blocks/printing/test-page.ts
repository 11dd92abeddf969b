import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";

/** A page that shows what a printer makes of letters, columns and bold. */
export const testRows = (shopName: string, i18n: I18n): ReceiptRow[] => [
  { kind: "centre", text: shopName, strong: true },
  { kind: "centre", text: i18n._(msg`Page d’essai`) },
  { kind: "rule" },
  { kind: "text", text: "ABCDEFGHIJKLMNOPQRSTUVWXYZ" },
  { kind: "text", text: "à â ä ç é è ê ë î ï ô ö ù û ü œ" },
  { kind: "text", text: "À Â Ç É È Ê Ë Î Ï Ô Ù Û « » ’ –" },
  { kind: "pair", left: i18n._(msg`À gauche`), right: i18n._(msg`à droite`) },
  { kind: "pair", left: i18n._(msg`TOTAL`), right: "12 500 FCFA", strong: true },
  { kind: "rule" },
  { kind: "text", text: i18n._(msg`Si tout se lit d’un bord à l’autre, l’imprimante est prête.`) },
];
