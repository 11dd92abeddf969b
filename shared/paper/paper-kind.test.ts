import { expect, test } from "vitest";
import { kindOfText, type PaperKind } from "./paper-kind.ts";
import { signedNumber } from "./sign.ts";

test.each<[string, PaperKind | undefined]>([
  ["AVOIR N° AV-118", "credit-note"],
  ["Facture d’avoir", "credit-note"],
  ["NOTE DE CREDIT", "credit-note"],
  ["Credit note No. 7", "credit-note"],
  ["CREDIT MEMO", "credit-note"],
  ["Bon de retour marchandises", "credit-note"],
  ["Goods returned note", "credit-note"],
  ["AV0IR 12", "credit-note"],
  ["Facture pro forma", "proforma"],
  ["Devis n° 4", "proforma"],
  ["Quotation", "proforma"],
  ["Bon de commande", "proforma"],
  ["RELEVE DE COMPTE", "statement"],
  ["Extrait de compte", "statement"],
  ["Statement of account", "statement"],
  ["BON DE LIVRAISON", "delivery"],
  ["Delivery note", "delivery"],
  ["Tarifs au 01/11", "list"],
  ["Wholesale price list", "list"],
  ["FACTURE N° 3", "invoice"],
  ["Tax invoice", "invoice"],
  ["Réf. facture : FA-9913", undefined],
  ["Facturé à : Boutique Akwa", undefined],
  ["Bill to: Akwa Shop", undefined],
  ["Ets Retourné et fils", undefined],
])("« %s » is %s", (text, kind) => {
  expect(kindOfText(text)).toBe(kind);
});

test.each([
  ["-850", "-850"],
  ["−850", "-850"],
  ["–850", "-850"],
  ["850-", "-850"],
  ["850−", "-850"],
  ["(850)", "-850"],
  ["(-850)", "-850"],
  ["850CR", "-850"],
  ["-1.250F", "-1.250F"],
  ["(1,250.00)", "-1,250.00"],
  ["850", undefined],
  ["12-11", undefined],
  ["F-204", undefined],
  ["-", undefined],
])("the sign of « %s » is kept: %s", (text, number) => {
  expect(signedNumber(text)).toBe(number);
});
