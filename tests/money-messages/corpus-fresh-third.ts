/** Like `corpus-fresh-aside.ts`, a third corpus, also written before any change for these messages. */
export const freshMessagesThird = `
CM||received||6500||72300|PP261126.0910.A11223|NGONO MARTHE|+237699112233||Vous avez recu 6 500 FCFA de NGONO MARTHE (237699112233). Nouveau solde : 72 300 FCFA. ID : PP261126.0910.A11223. Nouveau ! La fibre Orange arrive dans votre quartier.
CM||received||12000||23340|18342999120|FOTSO|+237677334455||Vous avez recu 12000 XAF de FOTSO (237677334455) sur votre compte Mobile Money 2026-11-26 09:11:50. Message de l'expediteur: appelle maman au 677112200. Votre nouveau solde est de 23340 FCFA. Frais: 0 XAF. Transaction ID: 18342999120. Ton assurance sante des 100 F par jour avec MTN, tape *126*9#.
CM||received||4500||33400|18355500112|MBAH PETER|+237675001122||Y'ello, you have received 4500 XAF from MBAH PETER (237675001122). Reason: rent balance 20000. Your new MoMo balance is 33,400 XAF. Fee: 0. Transaction ID 18355500112. Enjoy free transfers this weekend!
CM||payment-received||3000||40000|MP261127.0901.B11111|KAMDEM LIONEL|+237690112233||Paiement marchand de 3 000 FCFA par KAMDEM LIONEL (690112233) effectue avec succes. Votre commission: 0 FCFA. Solde marchand: 40 000 FCFA. ID: MP261127.0901.B11111
CM||received||2000||11000|PP261126.1022.C99887|ABENA|+237655112233||Vous avez reçu 2000 FCFA de la part de ABENA (655112233) le 26/11/2026 à 10:22. Réf : PP261126.1022.C99887. Solde : 11 000 FCFA. Joyeuses fêtes avec Orange Money !
CI||received||8000||18200|T_K2M4P6Q8R0|Aya Kouadio|+2250707665544||Vous avez reçu 8.000F de Aya Kouadio (0707665544). Nouveau solde: 18.200F. ID: T_K2M4P6Q8R0⏎FAIT LE 26/11/2026
CI||deposit||40000||52000|12700011223|CABINE LA GRACE|+2250555667788||MTN MoMo: Depot de 40 000 FCFA recu de CABINE LA GRACE (0555667788) le 26-11-2026 09:12:33. Nouveau solde: 52 000 FCFA. Ref: 12700011223.
CI||received||7500||27500|PP261126.1111.A22222|TANOH|+2250707223344||Orange Money : credit de 7 500 FCFA par 0707223344 TANOH. Nouveau solde : 27 500 FCFA. Réf. : PP261126.1111.A22222
CI||received||9000||21000|637999000111222||+2250101223344||Cher client, votre compte Moov Money a été crédité de 9 000 FCFA par le 0101223344. Solde actuel : 21 000 FCFA. Transaction : 637999000111222.
SN||received||3500|35|91200|T_ZP9XK2LM4Q|Fatou Sarr|+221771234567||Wave: Vous avez reçu 3.500F de Fatou Sarr (77 123 45 67) via Wave Business. Frais 35F. Nouveau solde: 91.200F. ID: T_ZP9XK2LM4Q
SN||received||11000||44000|PP261126.1212.B33333|MOUSSA NDIAYE|+221771112233||Vous venez de recevoir 11 000 FCFA de MOUSSA NDIAYE (771112233). Votre nouveau solde est 44 000 FCFA. Ref : PP261126.1212.B33333. Orange Money, simple et rapide.
SN||received||5000||15000|6755443322|AIDA|+221761234567||Free Money: Transfert de 5 000F recu de AIDA 761234567. Nouveau solde 15 000F. Txn 6755443322
ML||received||15000||61000|PP261126.0808.A44444|DIARRA SALIF|+22376112233||Transfert de 15000 FCFA recu du 76112233 DIARRA SALIF. Solde:61000 FCFA. ID:PP261126.0808.A44444. OFM MALI vous souhaite bonne fete.
BF||received||5000||15450|PP261126.0909.72511111|TRAORE ALI|+22676112233||Vous avez recu 5,000.00 FCFA du 76112233,TRAORE ALI. Le solde de votre compte est de 15450.00 FCFA Trans ID: PP261126.0909.72511111. Gagnez du temps avec Max it.
BJ||received||7000||17000|13200011223|AHO LUCIE|+2290161112233||Transfert 7000F de AHO LUCIE (2290161112233) 2026-11-26 08:08:08 Ref:loyer nov Solde:17000F ID:13200011223
BJ||received||12000||22000|13200099887|HOUNSOU|+2290196112233||Vous avez recu 12000 FCFA de HOUNSOU (2290196112233) le 26/11/2026 09:00:01. Nouveau solde MoMo: 22000 FCFA. ID de la transaction: 13200099887. Nouveaute: MoMo carte virtuelle
TG||received||6000||16000|18500011223|AFI|+22890112233||Vous avez recu 6 000 FCFA de AFI (90112233), 26-11-26 09:10. Nouveau solde Mixx : 16 000 FCFA. Ref : 18500011223. Yas, ensemble.
TG||received||5000||9000|261126001122||+22899112233||Transfert reçu de 99112233. Montant: 5 000,00 FCFA. Nouveau solde Moov Money: 9 000,00 FCFA. Txn ID: 261126001122
GA||received||30000||65000|PP261126.1010.B55555|MBOUMBA|+24177112233||Airtel Money: vous avez recu 30 000 FCFA de MBOUMBA (077112233). Ref: PP261126.1010.B55555. Solde: 65 000 FCFA. Airtel Money, la vie en mieux.
CG||received||9500||19500|3600011223|OKEMBA|+242066112233||Vous avez recu 9,500 XAF de OKEMBA (242066112233) le 26/11/2026 10:00:00. Motif: appel moi au 066112233. Nouveau solde: 19,500 XAF. ID: 3600011223
TD||payment-received||4000|40|24000|176500011122||+23590112233||Moov Money: Paiement de 4,000 FCFA recu du 90112233 le 26/11/2026 11:00:00. Frais: 40 FCFA. Ref: 176500011122. Nouveau solde: 24,000 FCFA
CD||received|USD|1250||4025|PP261126.1111.B66666|KALALA|+243971112233||Trans ID: PP261126.1111.B66666. Vous avez recu 12.5000 USD de 971112233 KALALA. Votre solde disponible est de 40.2500 USD. Airtel Money RDC
CD||received|CDF|2500000||6500000|PP261126.1201.C77777|MUKENDI|+243851112233||Orange Money: Vous avez recu 25 000,00 FC de MUKENDI (0851112233). Nouveau solde: 65 000,00 FC. Ref: PP261126.1201.C77777.
CD||received|USD|3000||9000|6FG7HJ8KLM9|NGALULA|+243812223344||6FG7HJ8KLM9 Confirme. Vous avez recu 30.00 USD de NGALULA 243812223344 le 26/11/2026 a 12:12. Votre solde M-Pesa est de 90.00 USD. Cout 0.00 USD.
CM||received||5000||25000||ESSOMBA|+237677112233||Vous avez recu 5000 FCFA de ESSOMBA (677112233). Ref: CMD-2026-118. Nouveau solde: 25000 FCFA. Bonne journee.
`;

export const freshScamsThird = `
CM|callback|Vous avez recu 25000 XAF de KOFFI (237677112233) sur votre compte Mobile Money 2026-11-27 10:00:00. Nouveau solde: 60000 FCFA. Transaction ID: 18360000111. Solde bloque, veuillez joindre le service au 6 77 11 22 33
CM|callback|Dear customer you have received 50,000 XAF from TABE. Your balance is 70,000 XAF. Transaction ID: 18360000112. To unlock the money dial *126*677112233*2000#
CM|pay-first|Vous avez recu 40000 FCFA de BIYA (677112233). Solde: 90000 FCFA. ID: 18360000113. Pour retirer, envoyez d'abord 1500 FCFA au 650112233.
CI|send-back|Vous avez reçu 60.000F de KONE (0707112233). Nouveau solde: 75.000F. ID: T_AAAA11BBBB. Argent envoyé par erreur, prière de le remettre au 0707112233
SN|link|Transfert de 25000 FCFA recu de 771112233. Valable 24h. Confirmez sur orange-sn.info pour crediter
CM|sums|Vous avez recu 20000 FCFA de ALI (677112233). Ancien solde: 1000 FCFA. Nouveau solde: 25000 FCFA. ID: 18360000114.
CM|hidden-value|Vous avez recu 15000 F de ATEBA 677112233. Nouveau solde : ******. ID: 18360000115
CM|no-proof|Mobile Money: Vous avez recu 35000 FCFA de NJOYA (677112233). Merci de votre confiance.
CM|hush|Vous avez recu 10000 XAF de EKO (237677112233) le 2026-11-26 10:00:00. Nouveau solde: 20000 FCFA. Transaction Id: 18360000116. Ne verifiez pas votre solde avant 24h, maintenance reseau.
CM|secret-code|Votre compte MoMo sera bloque ce soir. Communiquez le code recu par SMS au 677112233.
`;
