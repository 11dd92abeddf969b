/** Like `corpus-fresh.ts`, written once the reader read that corpus, and tested before any change for these. */
export const freshMessagesAside = `
CM|mtn|received||8000||58000|18300000001|EKAMBI ROSINE|+237678111222|2026-11-25 13:45:10|Vous avez recu 8000 XAF de EKAMBI ROSINE (237678111222) sur votre compte Mobile Money 2026-11-25 13:45:10. Message de l'expediteur: avance pour retrait des frais annules. Votre nouveau solde est de 58000 FCFA. Frais: 0 XAF. Transaction ID: 18300000001.Prix Cassés chez MoMo pour tout le monde ! 0 F sur tes transferts et -25% sur tes retraits Hors Taxe. Disponible sur la MoMo App et au *126#.
CM|mtn|received||9500||67500|18300000002|FRAIS ET BON SARL|+237678333444|2026-11-25 14:00:00|Vous avez recu 9500 XAF de FRAIS ET BON SARL (237678333444) sur votre compte Mobile Money 2026-11-25 14:00:00. Message de l'expediteur:. Votre nouveau solde est de 67500 FCFA. Frais: 0 XAF. Transaction ID: 18300000002.
CM||received||3000||70500|18300000003|DEMANDE GISELE|+237678555666||Vous avez recu 3000 FCFA de DEMANDE GISELE (678555666).⏎Raison: paiement en attente ID 55667788⏎Votre nouveau solde est de 70500 FCFA.⏎Transaction Id:⏎18300000003
CM|mtn|received||11000||81500|18300000004|PENDING JOSEPH|+237678777888||You have received 11 000 XAF from PENDING JOSEPH (237678777888). Reason: failed order reversal. Fee: 0 XAF. New balance: 81 500 XAF. Financial Transaction Id: 18300000004. Thank you for using MTN MoMo.
CM|mtn|received||2500||84000|18300000005|ATEBA|+237679000111||MTN MoMo. Reçu: 2 500 FCFA de ATEBA (679000111). Note: pour 5000 reste 2500. Solde: 84 000 FCFA. Txn Id 18300000005
CM||received||6000||90000|18300000006|ATANGANA PAUL|+237697112233||6000 FCFA recu de ATANGANA PAUL 697112233. Nouveau solde 90000 FCFA. ID transaction 18300000006
CM||sent||4500|50|85450|18300000007|BOUTIQUE REMBOURSE|+237697112244||Transfert de 4500 FCFA a BOUTIQUE REMBOURSE (697112244) effectue. Frais: 50 FCFA. Nouveau solde: 85450 FCFA. Numéro de transaction : 18300000007
CM||payment||12000|0|73450|18300000008|RECU MODE|||Paiement de 12000 FCFA a RECU MODE effectue avec succes. Motif: vous avez recu 12000. Frais: 0 FCFA. Nouveau solde: 73450 FCFA. ID de la transaction: 18300000008.
CM|orange|received||20000||120000~|PP261126.0900.A11111|TCHOUPO SERGE|+237691111222|2026-11-26 09:00:00|Orange Money. Vous avez recu 20.000 FCFA de TCHOUPO SERGE (691111222). Message: retirer au village. Frais: 0 FCFA. Nouveau solde: 120000.50 FCFA. ID Transaction: PP261126.0900.A11111.
CM||received||7500||127500|PP261126.1000.B22222||+237691333444|2026-11-26 10:00:00|Vous avez recu 7 500 FCFA du 691 33 34 44. Ref: PP261126.1000.B22222. Nouveau solde: 127 500 FCFA.
CM||payment-received||13500|135|140865|MP261126.1100.C33333|NGUEMA|+237691555666|2026-11-26 11:00:00|Paiement recu. Montant: 13 500 FCFA de NGUEMA (691555666). Référence client: REMB-2026-0001. Frais: 135 FCFA. ID: MP261126.1100.C33333. Nouveau solde: 140 865 FCFA.
CM||withdrawal||50000|500|90365|CO261126.1200.D44444|||2026-11-26 12:00:00|Retrait de 50000 FCFA reussi. Frais: 500 FCFA. ID transaction: CO261126.1200.D44444. Nouveau solde: 90365 FCFA
CM||deposit||30000||120365|CI261126.1300.E55555|CALL BOX ANNULATION|+237691777888|2026-11-26 13:00:00|Depot de 30000 FCFA effectue par 691777888 CALL BOX ANNULATION. ID transaction: CI261126.1300.E55555. Nouveau solde: 120365 FCFA.
CM|orange|whose|||||||||Transfert de 237691234500 ESSAMA vers 237655443311 BOUTIQUE MARIE reussi.⏎ID transaction: PP261126.1400.F66666⏎Montant Transaction: 9000 FCFA⏎Frais: 50 FCFA⏎Commission: 0 FCFA⏎Montant Net: 9050 FCFA⏎Nouveau Solde: 1200.5 FCFA
CM||failed|||||||||Transfert de 691234500 ESSAMA vers 655443311 MARIE echoue. Solde insuffisant.
CM|eum|received||22000||44000|EU88123456|OWONA|+237670998877|2026-11-26 15:10:00|EU Mobile Money: vous avez recu 22 000 F de OWONA (670998877) le 26/11/2026 15:10. Motif: annulation bail. Solde: 44 000 F. Ref: EU88123456
GA||received||5000||25000|PP261101.1500.C77777|NDONG|+24177445566|2026-11-01 15:00:00|Vous avez recu 5000.00 FCFA du 077445566, NDONG. Motif: retour colis. TID: PP261101.1500.C77777. Votre nouveau solde est de 25000.00 FCFA. Merci
GA|airtel|payment-received||17500|175|42325|MP261101.1600.D88888|MBA|+24174778899|2026-11-01 16:00:00|Airtel Money: paiement de 17 500 FCFA recu de MBA 074778899. Frais: 175 FCFA. Solde: 42 325 FCFA. TID: MP261101.1600.D88888. Telechargez My Airtel.
CG||received||15000||45000|7788990011|LOEMBA ALPHONSE|+242068887766|2026-11-02 10:00:00|Vous avez recu 15,000 XAF de LOEMBA ALPHONSE (242068887766) le 2026-11-02 10:00:00. Motif: solde de tout compte. Nouveau solde: 45,000 XAF. ID de transaction: 7788990011.
TD|airtel|received||6000||26000|PP261103.0830.K99999|MAHAMAT|+23566778899|2026-11-03 08:30:00|Vous avez recu 6 000 FCFA de 66778899 MAHAMAT.⏎ID Trans:⏎PP261103.0830.K99999.⏎Solde actuel: 26 000 FCFA. Airtel Money.
CI||received||15000||65000|PP261104.1200.A12121|N'GUESSAN ÉLODIE|+2250748111222|2026-11-04 12:00:00|Vous avez reçu 15 000 FCFA de N'GUESSAN ÉLODIE (07 48 11 12 22). Nouveau solde : 65 000 FCFA. Référence : PP261104.1200.A12121. Avec Max it, transférez sans frais !
CI|wave|received||30000||95000|T_QWERT12345|RETRAIT PLUS|+2250748333444||Wave : vous avez reçu 30.000F de RETRAIT PLUS (0748333444). Motif : échec. Nouveau solde : 95.000F. ID : T_QWERT12345
CI||payment-received||2500|25|97475|T_ASDFG67890|BAMBA|+2250748555666||Paiement de 2.500F reçu de BAMBA (0748555666). Frais: 25F. Nouveau solde: 97.475F. ID: T_ASDFG67890
CI|mtn|received||18000||28000|33445566778|GNAGNE|+2250556677889|2026-11-04 16:00:00|MoMo: vous avez recu 18 000 FCFA de GNAGNE (0556677889) le 04-11-2026 16:00:00. Message: transfert 2. Nouveau solde: 28 000 FCFA. ID Transaction: 33445566778.
CI|moov|received||12500||32500|445566778899|DIABY|+2250102030405|2026-11-05 08:00:00|Moov Money: Vous avez recu 12500 FCFA de DIABY 0102030405 le 05/11/2026 08:00:00. Frais: 0 FCFA. Nouveau solde: 32500 FCFA. Txn Id: 445566778899.
SN|wave|received||7500||57500|T_ZXCVB09876|MODOU FALL|+221772223344||Vous avez reçu 7.500F de MODOU FALL (77 222 33 44). Motif: achat pagne. Nouveau solde: 57.500F. ID: T_ZXCVB09876. Wave
SN||received||22000||79000|PP261106.1000.H10101|AMINATA BA|+221775556677|2026-11-06 10:00:00|Vous avez recu 22000 FCFA de AMINATA BA 775556677.⏎Motif: remboursement tontine.⏎Nouveau solde: 79000 FCFA.⏎Ref: PP261106.1000.H10101.
SN|free|received||4000||14000|9988776655|GUEYE|+221768889900|2026-11-06 12:00:00|Free Money: vous avez reçu 4 000 F de GUEYE (768889900) le 06/11/2026 à 12:00. Solde : 14 000 F. Txn Id : 9988776655
ML||received||60000||75000|PP261107.0700.D20202|SIDIBE|+22376889900|2026-11-07 07:00:00|Vous avez recu un transfert de 60000 FCFA du 76889900 SIDIBE. Motif: reversement. Nouveau solde: 75000 FCFA. ID: PP261107.0700.D20202. OFM MALI
ML|wave|received||3500||8500|T_MLMLM12345|KEITA|+22370112233||Vous avez reçu 3.500F de KEITA (70112233). Nouveau solde: 8.500F. ID: T_MLMLM12345. Wave
BF|orange|received||9000||19000|PP261108.0900.87654321|ZONGO|+22674556677|2026-11-08 09:00:00|Vous avez recu 9,000.00 FCFA du 74556677,ZONGO. Le solde de votre compte est de 19000.0 FCFA Trans ID: PP261108.0900.87654321. Pour toute reclamation contactez par appel le 127 ou whatsapp 07000121. Orange Money BF
BF||received||21000||41000|DA5JAHSL7K|KABORE|+22670998877|2026-11-08 10:30:00|Vous avez recu 21 000,00 FCFA de KABORE.⏎Numero: 22670998877⏎Date: 08/11/2026 10:30:00⏎TID: DA5JAHSL7K⏎Reference: remboursement 2⏎Solde: 41 000,00 FCFA
BJ|mtn|received||16000||36000|78901234567|AGOSSOU|+2290166778899|2026-11-09 11:00:00|Vous avez recu un transfert de 16000FCFA de AGOSSOU (2290166778899) le 2026-11-09 11:00:00. Reference: Demande retrait. Nouveau solde: 36000 FCFA. ID de la transaction : 78901234567..
BJ|moov|received||5500||10500|666777888999|TOSSOU|+2290195667788|2026-11-09 12:00:00|Moov Money: vous avez recu 5 500 FCFA de TOSSOU (0195667788) le 09/11/2026 12:00:00. Nouveau solde: 10 500 FCFA. Ref: 666777888999
TG|tmoney|received||25000||65000|18900000001|AMEGAN|+22891223344|2026-11-10 09:15:00|Mixx: Vous avez reçu 25 000 FCFA du 91223344(AMEGAN), le 10-11-26 09:15. Motif: pending loyer. Nouveau solde Mixx : 65 000 FCFA. Ref: 18900000001.
TG|moov|received||14000||24000|041100000001|KODJO|+22898112233|2026-11-10 10:00:00|Transfert recu⏎Montant: 14 000 FCFA⏎Expediteur: KODJO⏎Numero: 98112233⏎Date: 10/11/2026 10:00:00⏎Nouveau solde Flooz: 24 000 FCFA⏎Txn ID: 041100000001
CD|mpesa|received|CDF|5000000||12500000|8AB12CD34EF|TSHALA|+243813334455|2026-11-11 17:30:00|8AB12CD34EF Confirme. Vous avez recu 50000.00 CDF de TSHALA 0813334455 le 11/11/2026 a 17:30. Votre solde M-Pesa est de 125000.00 CDF. Frais 0.00 CDF.
CD||received|USD|4000||9000|PP261112.1400.B34343|KALALA|+243993334455|2026-11-12 14:00:00|Trans ID: PP261112.1400.B34343. Vous avez recu USD 40.00 de 0993334455, KALALA. Motif: remboursement. Votre solde disponible est de USD 90.00.
CD|orange|received|CDF|3000000||4500000|PP261112.1500.A56565|MBUYI|+243891112233|2026-11-12 15:00:00|Vous avez recu 30000.00 FC du 0891112233 MBUYI. Nouveau solde: 45000.00 FC. Ref: PP261112.1500.A56565. Orange Money
CF||received||2500||7500|PP261113.0800.C78787|YAKOMA|+23672334455|2026-11-13 08:00:00|Vous avez recu 2500 FCFA du 72334455 YAKOMA. Motif: frais ecole. Nouveau solde : 7500 FCFA. Trans id : PP261113.0800.C78787.
CM|mtn|other|||||||||MTN MoMo: AWA (677112233) vous demande un paiement de 5000 FCFA. Motif: pagne recu. Tapez *126# pour accepter ou refuser.
CM||unreadable|||||||||Bonjour maman, j'ai envoye 5000 F hier, tu as recu ?
CM||unreadable|||||||||Vous avez recu 5000 FCFA de LEA. Montant 7000 FCFA. Nouveau solde: 9000 FCFA. Ref: 18300000099
CM||failed|||||||||Votre paiement de 5000 FCFA chez RETRAIT PLUS a echoue. Motif: recu annule. ID: 18300000098
`;

export const freshScamsAside = `
CM|link|MTN: Vous avez recu 75000 FCFA de ONG ESPOIR (677000111). Nouveau solde: 95000 FCFA. ID: 18300000101. Recuperez sur https://mtn-cadeau.click/r
CM|link|Vous avez recu 20000 XAF de JEAN (677112233). Nouveau solde: 30000 XAF. Txn Id: 18300000102. cutt.ly/momo
CM|link|Vous avez recu 20000 XAF de JEAN (677112233). Nouveau solde: 30000 XAF. Txn Id: 18300000103. Suivez tinyurl.com/om237
CI|link|Orange Money CI: vous avez recu 15000F de KONE (0707112233). Solde: 25000F. Ref: PP261127.1000.A12345. Ouvrez orange.ci.verif-compte.xyz
SN|link|Vous avez reçu 10.000F de FALL (771112233). Nouveau solde: 20.000F. ID: T_SCAM123456. wa.me/221770001122
CM|callback|Vous avez recu 10000 FCFA de PAUL (677112233). Nouveau solde: 12000 FCFA. ID: 18300000104. Si ce n'est pas vous, rappelez vite le 690-11-22-33.
CM|callback|MTN: depot de 40000 FCFA de JEANNE (677112233). Nouveau solde: 60000 FCFA. ID: 18300000105. Service client: 237699001122
CI|callback|You have received 10000 XOF from KONE (0707112233). New balance: 20000 XOF. Txn Id: 18300000106. Call 0709998877 to confirm.
CM|callback|Vous avez recu 10000 FCFA de PAUL (677112233). Motif: erreur, contacter 655 00 11 22 sur WhatsApp. Nouveau solde: 12000 FCFA. ID: 18300000107.
CM|secret-code|Orange Money: pour recevoir les 30000 FCFA de PAUL, entrez votre mot de passe.
CM|secret-code|Vous avez recu 10000 FCFA de PAUL (677112233). ID: 18300000108. Repondez avec votre code PIN pour confirmer. Nouveau solde: 12000 FCFA.
CM|secret-code|Send your secret PIN to activate the 50,000 XAF you have received. Txn Id: 18300000109
CM|send-back|Vous avez recu 30000 FCFA de PAUL (677112233) par erreur. Merci de nous rembourser. Nouveau solde: 40000 FCFA. ID: 18300000110.
CM|send-back|You have received 30000 XAF from PAUL (677112233). New balance: 40000 XAF. Id: 18300000111. Sent by mistake, please send it back.
CM|prize|MTN: Bravo, vous etes l'heureux gagnant de 1000000 FCFA. Solde: 1000000 FCFA. Ref: 18300000112
CM|pay-first|Vous avez recu 150000 FCFA. Deposez 5000 FCFA de frais de dossier avant de retirer. Ref: 18300000113
CM|look-alike-letters|Vous avez recu 50000 ХAF de JEAN (237677112233). Nouveau sоlde: 60000 XAF. ID: 18300000114
CM|two-amounts|You have received 50000 XAF (five thousand francs) from JEAN (677112233). New balance: 60000 XAF. Txn Id: 18300000115
CM|own-number|Vous avez recu 50000 FCFA de BOUTIQUE (699000001). Nouveau solde: 60000 FCFA. ID: 18300000116
`;
