/** West Africa: Côte d'Ivoire, Senegal, Benin, Togo, Burkina Faso, Mali. One pattern a line: operator, country, version, kind, then the template as `template.ts` reads it. */
export const westPatterns = `
orange CI 1 received: vous avez recu {amount} de {name} ({phone}). frais: {fee}. nouveau solde: {balance}. id: {reference:dated}
orange CI 1 received: vous avez recu un transfert de {amount} du {phone}. nouveau solde: {balance}. ref: {reference:dated}.…
orange CI 1 deposit: le depot vers le {own} est reussi. montant {amount}, id transaction: {reference:dated}, nouveau solde {balance}.
orange CI 1 payment-received: vous avez recu un paiement de {amount} du {phone}. nouveau solde marchand: {balance}. id transaction : {reference:dated}.
orange CI 1 sent: votre transfert de {amount} vers {phone} {name} a reussi. cout: {fee}. nouveau solde: {balance}. id transaction: {reference:dated}.
orange CI 1 withdrawal: retrait de {amount} effectue aupres de {name}. frais {fee}. solde restant {balance}. ref: {reference:dated}
orange CI 1 payment: paiement de {amount} chez {name} effectue le {at}. nouveau solde: {balance}. id: {reference:dated}.
orange CI 1 airtime: achat de credit de {amount} pour le {phone} reussi. nouveau solde: {balance}. ref: {reference:dated}.
mtn CI 1 received: vous avez recu {amount} de {name} ({phone}) le {at}. votre nouveau solde est de: {balance}. id transaction: {reference:digits}.
mtn CI 1 sent: vous avez envoye {amount} au {phone} le {at}. votre nouveau solde est de: {balance}. id transaction: {reference:digits}.
mtn CI 1 payment-received: paiement momopay de {amount} recu de {name} ({phone}) le {at}. frais: {fee}. votre nouveau solde est de: {balance}. id transaction: {reference:digits}.
mtn CI 1 withdrawal: vous avez retire {amount} chez {name} le {at}. frais: {fee}. votre nouveau solde est de: {balance}. id transaction: {reference:digits}.
moov CI 1 received: vous avez recu {amount} de {phone} le {at}. votre nouveau solde moov money est de {balance}. ref: {reference:digits}.
wave CI 1 received: vous avez recu {amount} de {name} ({phone}) nouveau solde: {balance} +infos: 1315 {reference:letters}
wave CI 1 sent: transfert de {amount} a {name} ({phone}) reussi. frais: {fee}. nouveau solde: {balance}. {reference:letters}
mtn BJ 1 received: transfert {amount} de {name} ({phone}) {at} ref:{words} solde:{balance} id:{reference:digits}
mtn BJ 1 received: vous avez recu un transfert de {amount} de {name} ({phone}) le {at}. reference: {words}. nouveau solde: {balance}. id de la transaction : {reference:digits}..
mtn BJ 1 sent: transfert {amount} a {name}({phone}) {at} frais: {fee} solde:{balance} ref: {words} id: {reference:digits}
mtn BJ 1 sent: transfert effectue pour {amount} a {name} ({phone}) le {at}. frais: {fee}. nouveau solde: {balance}, reference: {words}. id de la transaction: {reference:digits}..
mtn BJ 1 payment: paiement {amount} a {name} {at} frais:{fee} solde:{balance} id:{reference:digits} ref:-
mtn BJ 1 payment: paiement effectue pour {amount} a {name} le {at}. frais {fee}. solde courant: {balance}. reference: -. id de la transaction: {reference:digits}. external id :{code}.
mtn BJ 1 withdrawal: retrait {amount} via {name} ({phone} - {words}) {at} solde:{balance} frais:{fee} id:{reference:digits}
mtn BJ 1 deposit: depot recu {amount} de {name} ({phone} - ) le {at} solde:{balance} id:{reference:digits}frais:{fee}.
mtn BJ 1 airtime: paiement {amount} a mtn bundles {at} frais:{fee} solde:{balance} id:{reference:digits}…
moov BJ 1 sent: vous avez envoye {amount} a {phone}. votre nouveau solde flooz est de {balance}. ref :{reference:digits}.
moov BJ 1 received: vous avez recu {amount} de {name} {phone} le {at}. votre nouveau solde flooz est de {balance}. ref :{reference:digits}.
orange BF 1 received: vous avez recu {amount} du {phone},{name}. le solde de votre compte est de {balance} trans id: {reference:dated}.…
orange BF 1 received: vous avez recu {amount}, frais: fcfa, taxe: fcfa du {phone},{name}. le solde de votre compte est de {balance} trans id: {reference:dated}.…
orange BF 1 deposit: cher client, vous avez recu {amount}, frais: fcfa, taxe: fcfa de {code} {name}. votre solde est de~{balance}. id trans: {reference:dated}.…
orange BF 1 withdrawal: vous avez retire {amount} aupres de l agent {code} {name}, trans id : {reference:dated}. votre solde est de : {balance}.…
orange BF 1 sent: cher client, vous avez transfere {amount}, frais: {fee}, taxe: fcfa au numero {phone},{name}. votre solde est de~{balance}. id trans: {reference:dated}.…
orange BF 1 payment: votre paiement de {amount} a {name} a ete effectue avec succes. votre solde est de : {balance}. trans id: {reference:dated}.
orange BF 1 airtime: vous avez recharge {amount} d unites. gagnez 200% de bonus sur toutes premieres recharges orange money de moins de 10000f et 100% sur les autres recharges. votre solde est de {balance}. trans id: {reference:dated}.…
moov BF 1 received: vous avez recu {amount} de {name}.~numero:~{phone}~date:~{at}~tid:~{reference:letters}~solde:~{balance}
moov BF 1 deposit: depot d'argent~reussi aupres de:~{name}~code agent:~{code}~montant:~{amount}~tid:~{reference:letters}~solde:~{balance}
moov BF 1 withdrawal: retrait d'argent~reussi aupres de l'~agent~{name}~code d'agent:~{code}~montant:~{amount}[,]~frais:~{fee}~total:~{money}~date:~{at}~txn id:~{reference:dated}~solde:~{balance}
moov BF 1 sent: transfert national d'argent~reussi pour {name}~numero:~{phone}~montant:~{amount}~frais:~{fee}~total:~{money}~date:~{at}~tid:~{reference:letters}~solde:~{balance}
moov BF 1 payment: paiement reussi aupres du marchand {name}~code marchand:~{code}~montant:~{amount}~frais:~{fee}~total:~{money}~date:~{at}~tid:~{reference:letters}~solde:~{balance}~reference:~{code}
moov BF 1 airtime: ref~:~{reference:dated}~, vous avez recharge le {phone} de {amount} de credit.~votre solde moov money est de {balance}.
coris BF 1 received: vous avez recu {amount} de {name} le {at}. tid {reference:bank}. votre solde est de {balance}
coris BF 1 withdrawal: vous avez effectue un retrait de {amount}, frais : {fee}, total: {money} aupres de l'agent {code} {name} le {at}. tid: {reference:bank}. votre solde est de {balance}
orange ML 1 received: vous avez recu un transfert de {amount} du {phone}. id: {reference:dated}.…
orange ML 1 sent: votre transfert de {amount} vers le {phone} a reussi. frais: {fee}. nouveau solde:{balance}. id:{reference:dated}. ofm mali
orange ML 1 withdrawal: vous avez retire {amount} chez {name}. frais: {fee}. nouveau solde:{balance}. id:{reference:dated}. ofm mali
moov ML 1 received: moov money: vous avez recu {amount} du {phone} le {at}. solde: {balance}. id {reference:digits}
orange SN 1 received: vous avez recu {amount} de {name} {phone}. nouveau solde: {balance}. ref: {reference:dated}.…
orange SN 1 payment-received: le paiement de {amount} du client {phone} a ete recu. nouveau solde: {balance}. reference: {reference:dated}.
orange SN 1 sent: vous avez transfere {amount} au {phone}. frais: {fee}. votre nouveau solde est de {balance}. ref: {reference:dated}.
wave SN 1 received: vous avez recu {amount} de {name} ({phone}). nouveau solde: {balance}. id: {reference:letters}. wave
wave SN 1 payment-received: paiement recu: {amount} de {name} ({phone}) le {at}. frais: {fee}. solde: {balance}. id transaction: {reference:letters}
wave SN 1 sent: vous avez envoye {amount} a {name} ({phone}). frais: {fee}. nouveau solde: {balance}. id: {reference:letters}
wave SN 1 withdrawal: vous avez retire {amount} chez {name}. nouveau solde: {balance}. id: {reference:letters}
wave SN 1 payment: vous avez paye {amount} a {name}. nouveau solde: {balance}. id: {reference:letters}
free SN 1 received: vous avez recu {amount} du {phone} le {at}. votre nouveau solde free money est {balance}. ref: {reference:digits}
free SN 1 sent: transfert de {amount} vers {phone} effectue le {at}. frais {fee}. nouveau solde free money {balance}. ref: {reference:digits}
tmoney TG 1 received: vous avez recu {amount} du {phone}, {name}, le {at}. nouveau solde: {balance}. ref: {reference:digits}.
tmoney TG 1 sent: vous avez envoye {amount} au {phone}, {name}, le {at}. frais: {fee}. nouveau solde: {balance}. ref: {reference:digits}. tmoney
tmoney TG 1 withdrawal: retrait de {amount} aupres de l'agent {name} le {at}. frais ht: {fee}. nouveau solde: {balance}. ref: {reference:digits}.
moov TG 1 received: flooz: vous avez recu {amount} de {name} ({phone}) le {at}. nouveau solde flooz: {balance}. txn id: {reference:digits}
moov BF 1 airtime: ref~:~{reference:letters}, vous avez recu {amount} de credit du {phone} via moov money. gagnez 200% de bonus sur toutes vos recharges. votre solde est de {balance}.
orange BF 1 airtime: vous avez envoye {amount} d unites orange au numero {phone}. gagnez 100% de bonus sur toutes vos recharges orange money. votre solde est de {balance}. trans id: {reference:dated}.
wave CI 1 reversal: wave: le transfert de {amount} vers {phone} a ete annule et rembourse. nouveau solde: {balance}. id: {reference:letters}
orange SN 1 balance: solde orange money : {balance} au {at}
mtn BJ 1 balance: solde momo:{balance}
moov TG 1 received: vous avez recu {amount} du {phone} a {at}. solde flooz: {balance}. id: {reference:digits}
orange ML 1 payment-received: paiement de {amount} recu du {phone}. frais: {fee}. nouveau solde:{balance}. id:{reference:dated}
`;
