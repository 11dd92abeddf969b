import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";
import { suspicionsOf } from "./suspicions.ts";

const later = "2026-11-28T12:00:00.000Z";

const received =
  "Vous avez recu 5000 FCFA de BILOA (677010101). Solde: 45000 FCFA. ID: 1860000001.";

test.each([
  ["link", `${received} Ecrivez a momo.gain@gmail.com`],
  ["link", `${received} Voir momo-gain.zip/x`],
  ["link", `${received} https://mtn.cm@gain.top/x`],
  ["link", `${received} Detail: http://bit.ly/3xYz`],
  ["link", `${received} m0mo-mtn.com`],
  ["link", `${received} Voir t.me/momogain`],
  ["link", `${received} orange-money.cm-verif.net/login`],
  ["link", `${received} Verifiez: momo.cm/paie`],
  [
    "link",
    "Vous avez recu 5000 FCFA de BILOA (677010101). Motif: http://gain.top. Solde: 45000 FCFA. ID: 1860000001.",
  ],
  ["link", `${received} Suivez le lien is.gd/abc`],
  ["link", `${received} https://onelink.to/zzzzzz`],
  ["link", "Votre compte est bloque, reactivez-le sur momo-secure.com"],
  ["callback", `${received} Appelez-nous au 233 42 15 16`],
  ["callback", `${received} Pour annuler, contactez notre agent: +237-655-00-11-22`],
  ["callback", `${received} Ecrivez sur whatsapp 655001122`],
  ["callback", `${received} Infoline 655001122`],
  ["callback", `${received} Merci de rappeler le 655001122`],
  [
    "callback",
    "Vous avez recu 5000 FCFA. Contact: 655 001 122. Solde: 45000 FCFA. ID: 1860000001.",
  ],
  [
    "callback",
    "You received 5000 XAF from BILOA (677010101). Balance: 45000 XAF. ID: 1860000001. For help call +237 655 00 11 22",
  ],
  ["callback", `${received} Tel service: 655001122`],
  ["callback", `${received} Erreur? Faites signe au 655001122`],
  ["secret-code", `${received} Donnez votre code secret pour valider`],
  [
    "secret-code",
    "Vous avez recu 5000 FCFA de BILOA. Confirmer avec votre PIN. Solde: 45000 FCFA. ID: 1860000001",
  ],
  ["secret-code", "Tapez *126# puis votre code secret pour recevoir 5000 FCFA de BILOA"],
  ["secret-code", "Please reply with your PIN to receive 5000 XAF"],
  ["secret-code", "Envoyez nous le code a 6 chiffres que vous venez de recevoir"],
  ["send-back", `${received} Transfert errone, merci de renvoyer la somme`],
  ["send-back", `${received} Svp renvoie mon argent au 677010101`],
  ["prize", "Bravo! Vous avez gagne 100000 FCFA. Solde: 100000 FCFA. Ref: 1860000001"],
  ["prize", "Vous etes selectionne pour recevoir 100000 FCFA. Ref: 1860000001"],
  [
    "pay-first",
    "Vous avez recu 100000 FCFA. Envoyez 2000 FCFA de frais d'activation au 677010101. Ref: 1860000001",
  ],
  ["pay-first", `${received} Pour retirer, envoyez d'abord 1500 FCFA au 650112233.`],
  ["pay-first", `${received} To withdraw, pay first 2000 XAF to 650112233.`],
  [
    "pay-first",
    "Votre transfert est bloque. Payez 2 500 FCFA de frais au 677889900. ID: 1860000001",
  ],
  ["send-back", `${received} Argent envoye par erreur, priere de le remettre au 677010101`],
  ["hush", `${received} Ne verifiez pas votre solde avant 24h, maintenance.`],
  ["hush", `${received} Supprimez ce message apres lecture.`],
  ["hush", `${received} Do not check your balance before tomorrow.`],
  ["threat", `${received} Votre compte sera suspendu si vous ne confirmez pas.`],
  ["threat", `${received} Your account will be blocked in 24 hours.`],
  ["threat", `${received} Rendez-le sinon des poursuites seront engagees.`],
  ["prize", "Cher client, vous beneficiez d'une prime de 650 000 FCFA. Ref: 1860000001"],
])("what no operator writes is named, %s: %s", (sign, text) => {
  expect(suspicionsOf({ text, country: "CM", reading: readMessage(text, "CM") }, later)).toContain(
    sign,
  );
});

test.each([
  `${received} Payez vos factures ENEO avec MoMo. Composez *126#.`,
  `${received} Telechargez MoMo App sur mtn.cm/app`,
  `${received} Ne communiquez jamais votre code PIN.`,
  `${received} Service client: 8787.`,
  "Vous avez recu 5000 FCFA de CALL CENTER PLUS (677010101). Solde: 45000 FCFA. ID: 1860000001.",
  "Vous avez recu 5000 FCFA de SUPPORT TECH 677010101. Solde: 45000 FCFA. ID: 1860000001.",
  "Vous avez recu 5000 FCFA de BILOA (677010101). Motif: code promo. Solde: 45000 FCFA. ID: 1860000001.",
  "Vous avez recu 5000 FCFA de BILOA (677010101). Motif: code 1234 envoye. Solde: 45000 FCFA. ID: 1860000001.",
  "Vous avez recu 5000 FCFA de BILOA (677010101).Nouveau solde: 45000 FCFA.ID: 1860000001.Avec MoMo payez vos factures sans frais",
])("what operators and payers write is no sign: %s", (text) => {
  const reading = readMessage(text, "CM");
  expect(suspicionsOf({ text, country: "CM", reading }, later)).toEqual([]);
  expect(reading.leftover).toEqual([]);
});
