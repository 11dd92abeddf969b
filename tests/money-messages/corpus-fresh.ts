/**
 * Messages written before the reader was changed for them: current forms of several countries, payers with misleading
 * words or names, copies with breaks and headers. Names, numbers and references are invented; the forms follow public
 * messages where there are some. Format of the lines: `corpus.ts`.
 */
export const freshMessages = `
CM|mtn|received||450||11103|18136684316|HONORINE MEGNI TAYOU|+237679963987|2026-07-29 23:18:23|Vous avez recu 450 XAF de HONORINE MEGNI TAYOU (237679963987 HONORINE MEGNI TAYOU) sur votre compte Mobile Money 2026-07-29 23:18:23. Message de l'expediteur:. Votre nouveau solde est de 11103 FCFA. Frais: 0 XAF. Transaction ID: 18136684316. Emprunte jusqu'à 100 000 FCFA d'avance en quelques secondes pour tes transactions. Tape *126*6# ou télécharge la nouvelle MoMo App ici  link.mtn.cm/NewMoMoAppRef.
CM|mtn|received||10000||10004|17658394903|LOUISE KOUMEN|+237678834414|2026-06-24 12:44:33|Vous avez recu 10000 XAF de LOUISE KOUMEN (237678834414) sur votre compte mobile money à 2026-06-24 12:44:33. Message de l'expéditeur: 1. Votre nouveau solde: 10004 XAF. FRAIS: FCFA 0. Financial Transaction Id: 17658394903.
CM|mtn|received||3500||48200|18200011122|ABENA ROSE|+237677001122|2026-11-20 09:14:02|Vous avez recu 3500 XAF de ABENA ROSE (237677001122) sur votre compte Mobile Money 2026-11-20 09:14:02. Message de l'expediteur: remboursement dette. Votre nouveau solde est de 48200 FCFA. Frais: 0 XAF. Transaction ID: 18200011122.
CM|mtn|received||6000||54200|18200033344|NJOYA IBRAHIM|+237677445566|2026-11-20 10:02:40|Vous avez recu 6000 XAF de NJOYA IBRAHIM (237677445566) sur votre compte Mobile Money 2026-11-20 10:02:40. Message de l'expediteur: demande de pagne pour 5000 F et 1000 de frais. Votre nouveau solde est de 54200 FCFA. Frais: 0 XAF. Transaction ID: 18200033344.
CM|mtn|received||2000||56200|18200055566|ANNULÉ MOÏSE|+237677889900|2026-11-20 11:20:11|Vous avez recu 2000 XAF de ANNULÉ MOÏSE (237677889900) sur votre compte Mobile Money 2026-11-20 11:20:11. Message de l'expediteur:. Votre nouveau solde est de 56200 FCFA. Frais: 0 XAF. Transaction ID: 18200055566.
CM||received||7500||63700|18200077788|ETS RETRAIT PLUS|+237670112233||Vous avez reçu 7 500 FCFA de ETS RETRAIT PLUS (670112233).⏎Motif : annulation commande REF99887766⏎Nouveau solde : 63 700 FCFA⏎ID de transaction est 18200077788
CM|mtn|received||12500||76200|18200099900|ATANGANA PAUL|+237697112233|2026-11-21 08:00:00|You have received 12,500 XAF from ATANGANA PAUL (237697112233) on your mobile money account at 2026-11-21 08:00:00. Message from sender: failed rent, pending balance 90000. Your new balance: 76,200 XAF. Financial Transaction Id: 18200099900.
CM||received||5000||81200|18200099911|ATANGANA PAUL||2026-11-21 09:30:00|You received XAF 5,000 from ATANGANA PAUL to 697112234 on 2026-11-21 09:30:00. Reason: refund. New balance: XAF 81,200. TxnId: 18200099911
CM||payment-received||15000|150|96050|18200100001|KAMGA|+237677654321|2026-11-21 10:10:10|Paiement de 15000 FCFA recu par KAMGA (677654321) le 2026-11-21 10:10:10. Frais: 150 FCFA. Nouveau solde: 96050 FCFA. Numero de transaction: 18200100001. Note: retrait colis
CM||received||25000||121050|18200100022|FOTSO JULIE|+237676543210||[12:03] Maman: Vous avez recu 25000 XAF de FOTSO JULIE (237676543210) sur votre compte Mobile Money. Message de l'expediteur: loyer. Votre nouveau solde est de 121050 FCFA. Frais: 0 XAF. Transaction ID: 18200100022.
CM||received||1500||122550|18200100033|TCHINDA|+237675432109||Vous¬avez¬recu¬1¬500¬FCFA¬de¬TCHINDA¬(675432109).⏎Nouveau¬solde:¬122¬550¬FCFA.⏎Transaction⏎ID:⏎18200100033
CM||sent||20000|200|102350|18200100044|MBARGA ALINE|+237674321098|2026-11-22 07:00:00|Vous avez envoye 20000 FCFA a MBARGA ALINE (237674321098) le 2026-11-22 07:00:00. Message de l'expediteur: recu merci. Frais 200 FCFA. Votre nouveau solde est de 102350 FCFA. Transaction Id: 18200100044
CM||withdrawal||10000|175|92175|18200100055|KIOSQUE AKWA|||Retrait de 10 000 FCFA effectue chez KIOSQUE AKWA. Frais : 175 FCFA. Nouveau solde : 92 175 FCFA. Txn Id : 18200100055
CM|mtn|payment||10700|0|403|18136723036|CANALPLUS DIRECT||2026-07-29 23:29:39|Votre paiement de 10700 XAF a CANALPLUS DIRECT  a ete effectue le 2026-07-29 23:29:39. Votre nouveau solde: 403 XAF. Frais: 0 XAF. Message: -. Transaction Id: 18136723036.  Emprunte jusqu'à 100 000 FCFA d'avance en quelques secondes pour tes transactions. Tape *126*6#.
CM|orange|whose|||||||||Transfert de 656262382 AWOULOU KABA vers 656480453 EBAKO AGBOR reussi. Details: ID transaction: PP260730.1050.B91660, Montant Transaction: 30000FCFA, Frais: 0 FCFA, Commission: 0 FCFA, Montant Net: 30000 FCFA, Nouveau Solde: 30386.78 FCFA.
CM|orange|whose|||||||||Successful transfer from 696413104 IBRAHIM DAHIROU to 696103864 WONDER PHONE. Details: Transaction ID: PP260805.1402.C55918, Transaction amount: 1300000 FCFA, Charges: 0 FCFA, Commission: 0 FCFA, Net amount :1300000 FCFA, New balance: 6335788.6 FCFA.
CM|orange|payment||2100||11057~|MP260714.1658.D46780|Achat Max it?3||2026-07-14 16:58:00|Paiement de Achat Max it?3 reussi par 693460259 YIMBNE NYEMB. ID transaction:MP260714.1658.D46780, Montant:2100 FCFA. Solde: 11057.81 FCFA.
CM|orange|received||35000||400000|PP261118.0930.A12345||+237655128899|2026-11-18 09:30:00|Orange Money: Vous avez recu 35000 F CFA de 655128899. Reference PP261118.0930.A12345. Solde: 400000 F CFA
CM||received||8000||21500|PP261119.1415.C10203|NGO BELL MARIE|+237699102030|2026-11-19 14:15:00|Vous avez recu 8 000 FCFA de NGO BELL MARIE (699102030).⏎Motif: frais de retrait⏎Réf : PP261119.1415.C10203⏎Nouveau solde : 21 500 FCFA
CM||payment-received||4500||26000|MP261119.1500.D40506|BEBEY|+237655443322|2026-11-19 15:00:00|Vous avez recu un paiement de 4.500 F de BEBEY (655443322). Référence client : 12345678901. ID transaction : MP261119.1500.D40506. Nouveau solde : 26.000 F.
CM|eum|received||30000||75000|EU2611201122|MENGUE LYDIE|+237671234567||EU Mobile: Vous avez recu 30 000 FCFA de MENGUE LYDIE (671234567). Nouveau solde: 75 000 FCFA. Ref: EU2611201122.
CM|eum|received||18000||93000|0045581236|TALLA||2026-11-20 16:20:00|Express Union Mobile: vous avez recu un transfert de 18000 FCFA de TALLA le 20/11/2026 16:20. Solde: 93000 FCFA. Numero de transaction: 0045581236
GA||received||15000||64000|PP261101.1010.A55555|MOUSSAVOU JEAN|+24177112233|2026-11-01 10:10:00|Vous avez reçu 15 000 FCFA de 077112233(MOUSSAVOU JEAN). Message: annulation voyage. TID: PP261101.1010.A55555. Nouveau solde: 64 000 FCFA.
GA|airtel|received||2500||66500|PP261101.1210.B66666|OBIANG|+24174112233|2026-11-01 12:10:00|Airtel Money: reçu 2500 FCFA de OBIANG 074112233. Motif: pending. Solde 66500 FCFA. TID PP261101.1210.B66666
GA|moov|received||9000||20000|41258963214||+24166112233|2026-10-05 18:01:00|Vous avez recu 9 000 FCFA de la part du 066112233 le 05/10/2026 18:01. Motif: retrait chez Paul. Nouveau solde Moov Money: 20 000 FCFA. Ref: 41258963214
CG|mtn|received||20000||35500|5512345678|OKEMBA GRACE|+242066112233|2026-10-06 08:30:12|Vous avez recu 20000 XAF de OKEMBA GRACE (242066112233) sur votre compte mobile money le 2026-10-06 08:30:12. Message de l expediteur: frais de transfert 500. Votre nouveau solde est 35500 XAF. ID de transaction: 5512345678.
CG||received||1000||8000|PP261007.0915.H33333|NGOMA|+242050112233|2026-10-07 09:15:00|Trans. ID: PP261007.0915.H33333. Vous avez recu 1000 FCFA de 050112233 NGOMA. Reason: reversal test. Votre solde est de 8000 FCFA.
TD||received||40000||90000|PP261008.1120.K77777|HASSAN|+23566112233|2026-10-08 11:20:00|Vous avez recu 40 000 FCFA de 66112233 HASSAN. Ref: dette echec. ID Trans: PP261008.1120.K77777. Solde actuel: 90 000 FCFA.
TD|moov|received||5500||15500|33669988||+23590112233|2026-10-09 07:45:00|Moov Money: vous avez recu 5500 FCFA du 90112233 le 09/10/2026 07:45. Ref: 33669988. Nouveau solde: 15500 FCFA
CI||received||10000||52000|PP261010.1010.A10101|KONE|+2250707112233|2026-10-10 10:10:00|Vous avez recu 10 000 FCFA from 2250707112233 KONE. Nouveau solde: 52 000 FCFA. ID: PP261010.1010.A10101
CI||received||4000||56000|PP261010.1111.B20202|YAO BRICE|+2250708112233|2026-10-10 11:11:00|Bonjour, vous avez reçu 4.000 FCFA de YAO BRICE (0708112233). Motif: remboursement. Nouveau solde : 56.000 FCFA. Réf : PP261010.1111.B20202. Telechargez l'application Max it.
CI||received||7000||9500|22334455667|AKISSI|+2250501112233|2026-10-11 09:00:00|Vous avez recu 7000 FCFA de AKISSI (0501112233) le 11-10-2026 09:00:00. Reference: annuler 22. Nouveau solde: 9500 FCFA. ID Transaction: 22334455667.
CI|moov|received||3000||10500|990011223344|TRAORE|+2250101112233|2026-10-11 15:30:00|Vous avez recu 3000 FCFA de TRAORE (0101112233) le 11/10/2026 15:30. Message: achat credit. Votre nouveau solde Moov Money est de 10500 FCFA. Txn ID: 990011223344
CI||received||5000||35000|T7KD9ABCDEFGH2|MAMAN AWA|+2250709112233||Vous avez reçu 5.000F de MAMAN AWA (0709112233). Motif: "retrait demain". Nouveau solde: 35.000F. T7KD9ABCDEFGH2
CI||payment-received||12000|120|46880|T_QWE45RTY89|KOFFI|+2250709445566|2026-10-12 12:12:00|Paiement reçu : 12 000F de KOFFI (0709445566) le 12/10/2026 12:12. Frais : 120F. Solde : 46 880F. ID transaction : T_QWE45RTY89
SN||received||25000||80000|T_ABCD23EFGH|FATOU NDIAYE|+221771112233||Vous avez reçu 25 000F de FATOU NDIAYE (77 111 22 33). Message: frais baptême. Nouveau solde: 80 000F. ID: T_ABCD23EFGH
SN|orange|received||15000||65000|PP261013.1313.C30303|SOW|+221771445566|2026-10-13 13:13:00|Vous avez recu 15000 FCFA de SOW (221771445566). Nouveau solde: 65000 FCFA. Ref: PP261013.1313.C30303. Orange Money vous remercie.
SN|free|received||6000||16000|5566778899||+221761112233|2026-10-14 14:14:00|Vous avez reçu 6 000 FCFA du 76 111 22 33 le 14/10/2026 à 14:14. Motif : demande Mbaye. Nouveau solde Yas Money : 16 000 FCFA. Réf : 5566778899
SN|free|received||2500||18500|5566779900|DIOP|+221764445566||Free Money: Vous avez recu FCFA2,500 de DIOP (764445566). Votre solde est de FCFA18,500. Numero de transaction 5566779900.
ML||received||17500||40000|PP261015.0800.D40404|COULIBALY|+22376112233|2026-10-15 08:00:00|Vous avez reçu un transfert de 17 500,00 FCFA de COULIBALY (76112233). Nouveau solde: 40 000,00 FCFA. ID: PP261015.0800.D40404. OFM MALI
ML|moov|received||8500||9500|77889900112||+22366112233|2026-10-15 09:00:00|Moov Money: vous avez recu 8500 FCFA du 66112233 le 15/10/2026 09:00. Commentaire: rembourser Ali. Solde: 9500 FCFA. ID 77889900112
BF|orange|received||5000||25000|PP261016.1000.12345678|OUEDRAOGO|+22676112233|2026-10-16 10:00:00|Vous avez recu 5,000.00 FCFA du 76112233,OUEDRAOGO.⏎Le solde de votre compte est de 25000.0 FCFA Trans ID: PP261016.1000.12345678.⏎Flashez le QR CODE marchand avec Max it pour plus de facilite : https://onelink.to/nn64xw
BF||received||13000||33000|CA5JAHSL9Z|SAWADOGO|+22670112233|2026-10-16 11:15:50|Vous avez reçu 13 000,00 FCFA de SAWADOGO. ⏎Numéro: 22670112233⏎Motif: paiement échoué hier⏎Date: 16/10/2026 11:15:50⏎TID: CA5JAHSL9Z⏎Solde: 33 000,00 FCFA
BJ|mtn|received||4500||14500|67890123456|DOSSOU|+2290196112233|2026-10-17 12:00:00|Transfert 4500F de DOSSOU (2290196112233) 2026-10-17 12:00:00 Ref:retrait 67 Solde:14500F ID:67890123456
BJ|moov|received||11000||31000|555666777888|HOUNSA|+2290195112233|2026-10-17 13:00:00|Vous avez recu 11000.00 FCFA de HOUNSA 2290195112233 le 17/10/2026 13:00:00. Motif: demande pagne. Votre nouveau solde Flooz est de 31000.00 FCFA. Ref :555666777888.
TG|tmoney|received||10300||45670|12345678901||+22892939241|2026-02-26 08:17:00|TMoney devient Mixx By Yas. Vous avez reçu 10 300 FCFA du 92939241, le 26-02-26 08:17. Nouveau solde: 45 670 FCFA. Ref: 12345678901.
TG|tmoney|received||50000||55637|17254672518|KOMLAN|+22890112233|2026-05-13 10:45:00|KOMLAN (90112233) vous a envoyé 50 000 FCFA, le 13-05-26 10:45. Votre nouveau solde Mixx : 55 637 FCFA. Ref: 17254672518
TG|moov|received||6500||16500|040228895463|FABIO|+22879984409|2026-10-18 12:47:22|Txn ID 040228895463⏎Vous avez reçu 6 500,00 FCFA de FABIO, 79984409⏎Date:18/10/2026 12:47:22. Nouveau solde FLOOZ : 16 500,00 FCFA.⏎Facilitez vos transactions en telechargeant l'appli Moov money sur: https://onelink.to/dgg3cs
CD|mpesa|received|USD|1500||8500|9KL23MN45PQ|MUKENDI|+243812345678|2026-10-19 16:00:00|9KL23MN45PQ Confirme. Vous avez recu 15.00 USD de MUKENDI 0812345678 le 19/10/2026 a 16:00. Message: retour. Votre solde M-Pesa est de 85.00 USD.
CD||received|CDF|2500000||5000000|PP261020.1200.A44444|KABONGO|+243891234567|2026-10-20 12:00:00|Vous avez recu 25000.00 FC du 0891234567 KABONGO. Motif: transport. Nouveau solde: 50000.00 FC. Ref: PP261020.1200.A44444.
CD||received|USD|2000||10000|PP261020.1300.B55555|ILUNGA|+243971234567|2026-10-20 13:00:00|Trans ID: PP261020.1300.B55555. Vous avez recu USD 20.00 de 0971234567, ILUNGA. Reason: fees. Votre solde disponible est de USD 100.00.
CF||received||3000||13000|PP261021.0900.C66666|KOSSI|+23672112233|2026-10-21 09:00:00|Vous avez recu 3000 FCFA du 72112233 KOSSI. Nouveau solde : 13000 FCFA. Motif: rembourse. Trans ID : PP261021.0900.C66666.
CM||received||4000||44000|18200200001|MVOGO|+237679112233|2026-11-23 12:00:00|Vous avez recu 4000 XAF de MVOGO (237679112233) sur votre compte Mobile Money 2026-11-23 12:00:00. Message de l'expediteur: solde 900000. Votre nouveau solde est de 800000 FCFA. Votre nouveau solde est de 44000 FCFA. Frais: 0 XAF. Transaction ID: 18200200001.
CM||reversal||4000||40000|18200200012|||2026-11-23 12:30:00|Remboursement: le transfert de 4000 FCFA vous a ete rembourse le 2026-11-23 12:30:00. Nouveau solde: 40000 FCFA. Transaction Id: 18200200012.
CM|mtn|failed|||||||||Votre transfert de 5000 FCFA a MVOGO (679112233) a echoue. Motif: solde insuffisant. Transaction Id: 18200200023.
CM|orange|failed|||||||||Le paiement de 3000 FCFA a BOUTIQUE AWA n'a pas abouti. Ref: MP261123.1200.A11111
CM|mtn|other|||||||||Vous avez une demande de paiement de 5000 FCFA de AWA (677112233). Composez *126# pour valider.
CI||deposit||20000||76000|T_DEPOT34567|AGENT KOUMASSI|||Dépôt de 20.000F par AGENT KOUMASSI. Motif: recu. Nouveau solde: 76.000F. ID: T_DEPOT34567
SN||withdrawal||10000||66000|T_RETRA45678|BOUTIQUE RECU PLUS|||Retrait de 10.000F chez BOUTIQUE RECU PLUS. Nouveau solde: 66.000F. ID: T_RETRA45678
CI||sent||5000|50|47000|PP261024.1000.A77777|KOUASSI|+2250707334455|2026-10-24 10:00:00|Vous avez envoyé 5 000 FCFA à KOUASSI (0707334455). Motif: vous avez recu mon message. Frais: 50 FCFA. Nouveau solde: 47 000 FCFA. ID: PP261024.1000.A77777
`;

/** Messages that no operator writes: country, suspicion that must be named, text. */
export const freshScams = `
CM|link|Vous avez recu 50000 XAF de MTN BONUS (237677000000). Votre nouveau solde est de 150000 FCFA. Confirmez ici: http://momo-cm.top/valider Transaction ID: 18200300001.
CM|link|Vous avez recu 25 000 FCFA de PAUL (699112233). Nouveau solde: 75 000 FCFA. Ref: PP261124.1000.A12345. Cliquez bit.ly/om-gain pour debloquer
CI|link|Vous avez recu 10.000F de AWA (0707112233). Nouveau solde: 20.000F. Verifiez sur wave-ci.app/compte ID: T_ABCDEF1234
SN|link|Orange Money: Vous avez recu 30000 FCFA de DIOP (771112233). Solde: 90000 FCFA. Ref: PP261124.1100.B12345. Infos: www.orange-money-sn.net
CM|link|Vous avez recu 5000 XAF de ALI (237677112233). Nouveau solde: 9000 XAF. Transaction Id: 18200300002. Voir mtn.cm.secure-login.info/x
CM|callback|Vous avez recu 50000 FCFA de JEAN (677112233). Nouveau solde: 80000 FCFA. ID: 18200300003. En cas de probleme appelez le 699 88 77 66
CM|callback|Vous avez recu 15000 XAF de ESSOMBA (237677112233) sur votre compte Mobile Money. Votre nouveau solde est de 25000 FCFA. Transaction ID: 18200300004. WhatsApp: +237 690 11 22 33
BF|callback|Orange Money: vous avez recu 20000 FCFA du 76112233. Votre solde est de 30000 FCFA. Trans ID: PP261124.1200.12345678. Contactez le service client au 70998877
CM|send-back|Vous avez recu 45000 FCFA de MBALLA (677112233). Nouveau solde: 95000 FCFA. ID: 18200300005. Argent envoye par erreur, veuillez renvoyer au 677112233
CI|send-back|MTN: depot de 30000 FCFA effectue par erreur sur votre compte. Merci de retourner l'argent au 0501112233. ID: 1820030000
CM|secret-code|Vous avez recu 100000 FCFA de ONG AIDE. Pour valider tapez votre code secret. Nouveau solde: 100000 FCFA. Ref: 18200300006
CM|secret-code|MTN Mobile Money: votre compte sera bloque. Envoyez votre code PIN au 677112233 pour le reactiver.
SN|secret-code|Wave: vous avez recu 20000F. Communiquez le code recu par SMS a notre agent pour recevoir l'argent.
CM|prize|Felicitations! Vous avez gagne 500000 FCFA a la tombola MTN. Nouveau solde: 500000 FCFA. ID: 18200300007
CM|prize|You have won 250,000 XAF in the Orange promo. New balance: 250,000 XAF. Txn Id: 18200300008
CM|pay-first|Vous avez recu 80000 FCFA de WESTERN. Payez les frais de deblocage de 2000 FCFA pour recevoir. Ref: 18200300009
CM|look-alike-letters|Vоus avez reсu 50000 XAF de JEAN (237677112233). Votre nouveau solde est de 60000 FCFA. Transaction ID: 18200300010.
CM|two-amounts|Vous avez recu 50000 FCFA de JEAN (677112233). Montant: 5000 FCFA. Nouveau solde: 60000 FCFA. Transaction ID: 18200300011.
CM|two-amounts|Vous avez recu 50000 FCFA (cinq mille francs) de JEAN (677112233). Nouveau solde: 60000 FCFA. Transaction ID: 18200300012.
CM|letter-for-digit|Vous avez recu 5O000 FCFA de JEAN (677112233). Nouveau solde: 60000 FCFA. Transaction ID: 18200300013.
CM|future|Vous avez recu 5000 FCFA de JEAN (677112233) le 2027-12-01 10:00:00. Nouveau solde: 60000 FCFA. Transaction ID: 18200300014.
CM|long-ago|Vous avez recu 5000 FCFA de JEAN (677112233) le 2021-12-01 10:00:00. Nouveau solde: 60000 FCFA. Transaction ID: 18200300015.
CM|balance-below-amount|Vous avez recu 50000 FCFA de JEAN (677112233). Nouveau solde: 6000 FCFA. Transaction ID: 18200300016.
`;
