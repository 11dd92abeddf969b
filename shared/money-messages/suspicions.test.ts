import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";
import { suspicionsOf } from "./suspicions.ts";

const now = "2026-06-23T12:00:00.000Z";
const mtn =
  "Vous avez recu 26800 XAF de ALPHA SARL (237652000001) sur votre compte Mobile Money 2026-06-23 09:50:32. Message de l'expediteur:. Votre nouveau solde est de 29398 FCFA. Frais: 0 XAF. Transaction ID: 17600000002.";
const orange =
  "Vous avez recu un transfert de 35 000 FCFA de PAUL (691234567). Nouveau solde: 109850 FCFA. ID transaction: PP260623.0950.C12345.";
const moov =
  "Retrait d'argent réussi auprès de l'Agent ADAMA\nCode d'agent: 1030478\nMontant: 5 000,00 FCFA\nFrais: 50,00 FCFA\nTotal: 5 050,00 FCFA\nDate: 23/06/2026 09H28\nTxn ID: CO260623.0928.F20530\nSolde: 20 571,00FCFA";

function of(text: string, country = "CM") {
  return suspicionsOf({ text, country, reading: readMessage(text, country) }, now);
}

test("messages as the operator writes them show nothing", () => {
  expect(of(mtn)).toEqual([]);
  expect(of(orange)).toEqual([]);
  expect(of(moov, "BF")).toEqual([]);
});

test.each([
  ["future", mtn.replace("06-23", "06-24"), "CM"],
  ["future", orange.replace("260623", "260701"), "CM"],
  ["reference-form", orange.replace("260623", "261323"), "CM"],
  ["reference-other-time", moov.replace("09H28", "11H28"), "BF"],
  ["balance-below-amount", mtn.replace("29398", "9398"), "CM"],
  ["foreign-phone", mtn.replace("237652000001", "2250712345678"), "CM"],
  ["look-alike-letters", mtn.replace("ALPHA", "АLPHA"), "CM"],
  ["letter-for-digit", mtn.replace("29398", "293O8"), "CM"],
  ["long-ago", mtn.replace("2026-06-23", "2025-06-20"), "CM"],
  ["link", `${mtn} Voir momo-gain.top/x`, "CM"],
])("%s is seen in: %s", (suspicion, text, country) => {
  expect(of(text, country)).toContain(suspicion);
});

test("names with digits, and letters in a reference, are no letters for digits", () => {
  const wave =
    "Vous avez reçu 5000F de O2 PLUS 24H (771234567). Nouveau solde: 9000F. ID: T_2O2KL1I0AB. Wave";
  expect(of(wave, "SN")).toEqual([]);
});
