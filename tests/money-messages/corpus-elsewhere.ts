/**
 * Wordings that other people's programs were tried with, none of which any pattern here knows; names, numbers and
 * references changed. What is read of these is read by labels alone. Lines as `corpus.ts` reads them.
 */
export const messagesFromElsewhere = `
CM|mtn|sent||26000|250|145300|18274919283|CABRIEL KAMDEM|+237677123450||Transfert effectue avec succes. Vous avez envoye 26 000 FCFA a CABRIEL KAMDEM (677123450). Frais: 250 FCFA. Nouveau solde: 145 300 FCFA. ID transaction: 18274919283.
CM|mtn|received||50500||195800|MP260930.1416.B12340|JEAN FOTSING|+237670987650|2026-09-30 14:16:00|Vous avez recu 50.500 FCFA de JEAN FOTSING (670987650). Votre nouveau solde est de 195 800 FCFA. Ref: MP260930.1416.B12340.
CM|mtn|payment||12700|0|132900|8493029105|ENEO|||Paiement de 12 700 FCFA effectue avec succes a ENEO. Frais: 0 FCFA. Solde restant: 132 900 FCFA. TxID: 8493029105.
CM|mtn|withdrawal||31000|600|102300|9482710390|KIOSK|||Cash Out successful. You withdrew 31,000 FCFA from Agent KIOSK (671234560). Fee: 600 FCFA. New Balance: 102,300 FCFA. Financial Transaction Id: 9482710390.
CM|mtn|sent||15500|150|86900|294810390|MARIE|||Yello! 15500 FCFA transferred to MARIE (675554430). Fee: 150 FCFA. Balance: 86900 FCFA. Transaction ID: 294810390.
CM|mtn|airtime||2200||84900|736291040||||Recharge reussie de 2200 FCFA pour le numero 677889900. Nouveau solde MoMo: 84 900 FCFA. Txn ID: 736291040.
CM|orange|received||35500||109900|OM-987456120|PAUL|||Vous avez recu un transfert de 35 500 FCFA de PAUL (691234560). Nouveau solde: 109 900 FCFA. ID transaction: OM-987456120.
CM|orange|withdrawal||20500|400|89400|OM2609300090||||Retrait effectue. Vous avez retire 20500 FCFA chez ETS LA GLOIRE. Frais: 400 FCFA. Votre solde est de 89 400 FCFA. Ref transaction: OM2609300090.
CM|orange|sent||17700|175|63200|OM-EN-8371920|CABRIEL|||You transferred 17,700 XAF to CABRIEL (698765430). Fee: 175 XAF. New balance: 63,200 XAF. Txn ID: OM-EN-8371920.
CM|orange|deposit||110000|0|163200|DP-94820190|AGENT|||Orange Money: Cash In successful. 110 000 FCFA deposited by Agent TOTAL BASTOS. Fee: 0 FCFA. Balance: 163 200 FCFA. Transaction ID: DP-94820190.
CM|mtn|received||51000||151000||MAC TRACK|||You have received XAF 51,000 from MAC TRACK on 15/01/2024. Your new balance is XAF 151,000
CI|orange|deposit||5001|||||+2250554072860||Vous avez recu un depot de 5001 FCFA de 0554072860
CG|mtn|received||10500||25500|ABC12345||||MTN MoMo: Vous avez recu 10 500 FCFA de +242066123450. Solde: 25 500 FCFA. Ref: ABC12345
SN|wave|received||25500|||TXN12345||||Wave: Vous avez recu 25500 FCFA de +221 77 123 45 60. Ref: TXN12345 le 20/07/2026
SN|orange|sent||5100|||OM999123||||Orange Money: Vous avez envoye 5100 FCFA a 785551230. Transaction: OM999123 le 21/07/2026
BF|orange|payment||1060||683|MP231222.0724.F17720|Forfait||2023-12-22 07:24:00|Votre paiement de  1060 FCFA a Forfait a ete effectue avec succes. Votre solde:  683 FCFA.Trans id: MP231222.0724.F17720. Reference : 1.
BF|orange|payment||4062||5099|MP231129.0840.G01130|||2023-11-29 08:40:00|Votre paiement de facture ONEA a reussi,No Abonne:14012565081000,Montant Paye:4062FCFA , TransID:MP231129.0840.G01130.Votre solde est de:5099FCFA
BF|coris|sent||30300|0|69|202612636.UZ0001291.287|||2026-01-26 22:51:36|Vous avez envoye 30300.0F, Frais : 0.0F, Total: 30300F a NAKOULMA 55980540 le 26/01/2026 22:51:36. TID:  202612636.UZ0001291.287. Votre solde est de 69.00F
BF|coris|payment||538||1617|202512653.FF0600603.017|||2025-12-06 08:57:53|Vous avez effectue un paiement d'un montant de 538.0F le 06/12/2025 08:57:53 aupres de 0600603 KREMIX. TID: 202512653.FF0600603.017. Votre solde est de 1617.00F
BF|moov|payment||5125|150|843|CL993D1HFY|||2025-12-09 18:24:00|Paiement réussi pour la facture ONEA numero 14012565081000 ⏎Montant: 5 125,00 FCFA ⏎Frais: 150,00 FCFA⏎Date: 09/12/2025 18:24⏎TID: CL993D1HFY⏎Solde: 843,00 FCFA⏎ONEA et MOOV Money vous remercient.
BJ|moov|sent||2100|50||||||Vous avez envoye 2 100 FCFA à KOFFI AIME 2290110000000 le 12/10/2026 09:00:00. FRAIS: 50 FCFA.
CM|mtn|other|||||||||Félicitations ! Vous êtes éligible à un prêt MoMo de 50 000 FCFA. Composez *126# pour en bénéficier.
CM|orange|other|||||||||Cher client, utilisez Max it pour consulter votre solde Orange Money gratuitement.
CI|wave|other|||||||||Vous avez reçu une demande de paiement de 5.000F de Awa. Ouvrez Wave pour accepter.
SN|orange|other|||||||||Vous pouvez recevoir jusqu'a 200 000 FCFA de credit Sonatel. Tapez #144#.
CI||other|||||||||Vous allez recevoir 15000 FCFA de KONE. Confirmez avec votre code secret.
GA|airtel|other|||||||||Un retrait de 20000 FCFA est en attente de validation. Tapez votre code. Solde: 52000 FCFA. TID: CO260101.1010.A12345
CM|mtn|other|||||||||JEAN vous demande 5000 FCFA. Votre solde est de 12000 FCFA. Ref: 12345678901
BJ|mtn|other|||||||||Vous avez recu une demande de retrait de 7000F de KIOSQUE. Solde:9000F ID:11013738601
CM|mtn|other|||||||||Vous recevrez 5000 FCFA de ALI des que le transfert sera valide. Nouveau solde: 5000 FCFA. Ref: 11013738601
`;
