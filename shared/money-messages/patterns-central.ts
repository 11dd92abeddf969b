/** Central Africa: Cameroon, Gabon, Congo, Chad, the Central African Republic, the DRC. One pattern a line: operator, country, version, kind, then the template as `template.ts` reads it. */
export const centralPatterns = `
mtn CM 1 received: vous avez recu {amount} de {name} ({phone}~) sur votre compte mobile money {at}. message de l'expediteur:. votre nouveau solde est de {balance}. frais: {fee}. transaction id: {reference:digits}.…
mtn CM 1 received: vous avez recu {amount} de {name} ({phone}) le {at}. transaction id: {reference:digits}.reference: {words}. nouveau solde:{balance}
mtn CM 1 received: you have received {amount} from {name} ({phone}) on your mobile money account at {at}. message from sender: . your new balance: {balance}. financial transaction id: {reference:digits}.
mtn CM 1 payment-received: vous avez recu un paiement de {amount} de {name} ({phone}) le {at}. votre nouveau solde: {balance}. frais: {fee}. transaction id: {reference:digits}.
mtn CM 1 payment-received: you have received a payment of {amount} from {name} ({phone}) at {at}. fee was {fee}. your new balance: {balance}. financial transaction id: {reference:digits}.
mtn CM 1 sent: transfert de {amount} effectue avec succes a {name} ({phone}) le {at}. frais {fee}. transaction id: {reference:digits} ; reference: {words}. nouveau solde est: {balance}.
mtn CM 1 sent: transfert reussi de {amount} au {phone} via {words} a {at} . id transaction {reference:digits}.nouveau solde {balance}.
mtn CM 1 sent: you have transferred {amount} to {name} ({phone}) from your mobile money account at {at}. fee was {fee}. your new balance: {balance}. financial transaction id: {reference:digits}.
mtn CM 1 payment: votre paiement de {amount} a {name} a ete effectue le {at}. votre nouveau solde: {balance}. frais: {fee}. message: -. transaction id: {reference:digits}.…
mtn CM 1 payment: y'ello, a transaction of {amount} by {name} on your momo account was successfully completed at {at}. message from debit receiver: . your new balance: {balance}. fee was {fee}. financial transaction id: {reference:digits}. external transaction id: {code}.
mtn CM 1 airtime: votre paiement de {amount} pour mtnc airtime a ete effectue le {at}. votre nouveau solde: {balance}. frais: {fee}, message: -. transaction id: {reference:digits}.
mtn CM 1 airtime: your payment of {amount} for mtnc airtime has been completed at {at}. your new balance: {balance}. fee was {fee}. financial transaction id: {reference:digits}.
mtn CM 1 withdrawal: vous, {words} ({own}), avez effectue avec succes le retrait de {amount} de votre compte mobile money, chez {name} ({phone}) le {at}. transaction id: {reference:digits}. votre nouveau solde est {balance}. frais {fee}.
mtn CM 1 withdrawal: you {words} ({own}) have via agent: {name} ({phone}), withdrawn {amount} from your mobile money account at {at}. your new balance: {balance}. fee paid: {fee}. financial transaction id: {reference:digits}.
mtn CM 1 deposit: vous avez effectue un depot de {amount} chez {name} ({phone}) sur votre compte mobile money le {at}. votre nouveau solde est de: {balance}. transaction id:{reference:digits}.
mtn CM 1 deposit: a bank deposit of {amount} has been added to your mobile money account at {at}. your new balance: {balance}. cash deposit::{code}. financial transaction id: {reference:digits}.
mtn CM 1 balance: cher client, le solde de votre compte mobile money est de {balance}.…
mtn CM 1 balance: y'ello. your momo account balance is {balance}.
mtn CM 1 reversal: le transfert de {amount} effectue par erreur vous a ete rembourse le {at}. votre nouveau solde: {balance}. transaction id: {reference:digits}.
orange CM 1 received: vous avez recu un transfert de {amount} de {name} ({phone}). nouveau solde: {balance}. id transaction: {reference:dated}.
orange CM 1 received: you have received {amount} of {phone}, id transaction: {reference:dated}, frais: {fee}, nouveau solde: {balance}
orange CM 1 received: vous avez recu {amount} de {phone} {name}. ref : {reference:dated}. votre solde est de {balance}.…
orange CM 1 payment-received: paiement marchand recu. montant: {amount} de {phone} {name}. frais: {fee}. id transaction: {reference:dated}. nouveau solde: {balance}.
orange CM 1 sent: transfert reussi. vous avez transfere {amount} a {name} ({phone}). frais: {fee}. nouveau solde: {balance}. ref: {reference:dated}.
orange CM 1 airtime: rechargement reussi. montant de la transaction : {amount}, id transaction : {reference:dated}, frais : {fee}, commission : {money}, nouveau solde : {balance} other msisdn {phone}.
orange CM 1 airtime: rechargement reussi. montant de la transaction: {amount}, id transaction: {reference:dated}, frais: {fee}, commission: {money}, nouveau solde: {balance}
orange CM 1 deposit: depot effectue par {phone} {name}. informations detaillees: montant de transaction : {amount}, id transaction : {reference:dated}, frais : {fee}, commission : {money}, montant net du credit : {money}, nouveau solde : {balance}.
orange CM 1 withdrawal: retrait d'argent reussi par le {own} avec le code : {code}. informations detaillees : montant: {amount}, frais: {fee}, no de transaction {reference:dated}, montant net debite {money}, nouveau solde: {balance}.
orange CM 1 payment: paiement de {name} reussi par {own} {words}. id transaction:{reference:dated}, montant:{amount}. frais: {fee}. nouveau solde: {balance}.
orange CM 1 payment: paiement marchand valide. {amount} payes a {name}. frais: {fee}. solde om: {balance}. ref: {reference:dated}.
orange CM 1 balance: votre solde orange money est de {balance}. plafond restant: {money}.
orange CM 1 reversal: annulation du transfert {reference:dated}. le montant de {amount} a ete credite sur votre compte. nouveau solde: {balance}.
mtn CG 1 received: vous avez recu {amount} de {name} ({phone}) sur votre compte mobile money le {at}. message de l expediteur: {words}. votre nouveau solde est {balance}. id de transaction: {reference:digits}.
mtn CG 1 sent: vous avez envoye {amount} a {name} ({phone}) le {at}. frais: {fee}. votre nouveau solde: {balance}. id de transaction: {reference:digits}.
mtn CG 1 withdrawal: retrait de {amount} chez {name} ({phone}) le {at}. frais {fee}. nouveau solde: {balance}. id: {reference:digits}
mtn CG 1 payment-received: paiement recu: {amount} de {name} ({phone}) le {at}. commission: {fee}. solde courant: {balance}. id: {reference:digits}
mtn CG 1 deposit: depot de {amount} effectue par {name} ({phone}) le {at}. nouveau solde: {balance}. id de transaction: {reference:digits}.
mtn CG 1 airtime: vous avez achete {amount} de credit de communication le {at}. nouveau solde: {balance}. id de transaction: {reference:digits}.
airtel CG 1 received: trans. id: {reference:dated}. vous avez recu {amount} de {phone} {name}. votre solde est de {balance}.…
airtel CG 1 sent: trans. id: {reference:dated}. vous avez envoye {amount} a {phone} {name}. frais {fee}. votre solde est de {balance}.
airtel GA 1 received: vous avez recu {amount} du {phone}, {name}. tid: {reference:dated}. votre nouveau solde airtel money est de {balance}. merci
airtel GA 1 payment-received: paiement marchand: vous avez recu {amount} de {name} {phone}. frais: {fee}. solde: {balance}. tid: {reference:dated}
airtel GA 1 sent: votre transfert de {amount} au {phone} {name} a reussi. frais: {fee}. tid: {reference:dated}. votre solde est de {balance}.
airtel GA 1 withdrawal: vous avez retire {amount} aupres de l'agent {name}. frais: {fee}. tid: {reference:dated}. solde: {balance}.
airtel GA 1 deposit: depot de {amount} recu de l'agent {name}. tid: {reference:dated}. nouveau solde: {balance}.…
airtel GA 1 payment: paiement de {amount} a {name} effectue. frais: {fee}. tid:{reference:dated}. solde: {balance}.
airtel GA 1 airtime: vous avez recharge {amount} de credit pour le {phone}. tid: {reference:dated}. solde airtel money: {balance}.
airtel TD 1 received: vous avez recu {amount} de {phone} {name}. id trans: {reference:dated}. solde actuel: {balance}.…
airtel TD 1 sent: transfert de {amount} au {phone} {name} reussi. frais {fee}. id trans: {reference:dated}. solde actuel: {balance}.
moov TD 1 received: moov money: vous avez recu {amount} du {phone} le {at}. ref: {reference:digits}. nouveau solde: {balance}
moov TD 1 withdrawal: moov money: retrait de {amount} chez {name} le {at}. frais: {fee}. ref: {reference:digits}. nouveau solde: {balance}
moov GA 1 received: vous avez recu {amount} de la part du {phone} le {at}. nouveau solde moov money: {balance}. ref: {reference:digits}
orange CF 1 received: vous avez recu {amount} du {phone} {name}. nouveau solde : {balance}. trans id : {reference:dated}.…
telecel CF 1 received: telecel money: vous avez recu {amount} de {phone} le {at}. solde: {balance}. ref {reference:digits}.
orange CF 1 withdrawal: retrait de {amount} chez {name} effectue. frais {fee}. nouveau solde : {balance}. trans id : {reference:dated}.
mpesa CD 1 received: {reference:letters} confirme. vous avez recu {amount} de {name} {phone} le {at}. votre solde m-pesa est de {balance}. frais {fee}.
mpesa CD 1 received: {reference:letters} confirme. vous avez recu {amount} de {name} {phone} le {at}. votre solde m-pesa est de {balance}.
airtel CD 1 received: trans id: {reference:dated}. vous avez recu {amount} de {phone}, {name}. votre solde disponible est de {balance}.
airtel CD 1 sent: trans id: {reference:dated}. vous avez envoye {amount} a {phone}, {name}. frais: {fee}. votre solde disponible est de {balance}.
orange CD 1 received: vous avez recu {amount} du {phone} {name}. nouveau solde: {balance}. ref: {reference:dated}.…
orange CD 1 withdrawal: retrait de {amount} chez {name} reussi. frais: {fee}. nouveau solde: {balance}. ref: {reference:dated}.
airtel GA 1 reversal: remboursement de {amount} recu suite a l'annulation de la transaction. tid: {reference:dated}. solde: {balance}.
mtn CM 1 received: {name} ({phone}) vous a envoye {amount} le {at}. votre solde est de {balance}. ref: {reference:digits}.
orange CM 1 received: vous venez de recevoir {amount} de {name}, {phone}. nouveau solde {balance}. ref {reference:dated}
airtel TD 1 deposit: depot de {amount} par l'agent {name} reussi. id trans: {reference:dated}. solde actuel: {balance}.
telecel CF 1 sent: telecel money: transfert de {amount} au {phone} effectue le {at}. frais {fee}. solde: {balance}. ref {reference:digits}.
mtn CM 2 received: vous avez recu {amount} de {name} ({phone}~) sur votre compte mobile money {at}. message de l'expediteur: {words}. votre nouveau solde est de {balance}. frais: {fee}. transaction id: {reference:digits}.…
mtn CM 2 received: vous avez recu {amount} de {name} ({phone} {again}) sur votre compte mobile money {at}. message de l'expediteur:. votre nouveau solde est de {balance}. frais: {fee}. transaction id: {reference:digits}.…
mtn CM 2 received: vous avez recu {amount} de {name} ({phone} {again}) sur votre compte mobile money {at}. message de l'expediteur: {words}. votre nouveau solde est de {balance}. frais: {fee}. transaction id: {reference:digits}.…
mtn CM 2 received: vous avez recu {amount} de {name} ({phone}) sur votre compte mobile money a {at}. message de l'expediteur: {words}. votre nouveau solde: {balance}. frais: {fee}. financial transaction id: {reference:digits}.…
mtn CM 2 received: you have received {amount} from {name} ({phone}) on your mobile money account at {at}. message from sender: {words}. your new balance: {balance}. financial transaction id: {reference:digits}.…
mtn CM 2 payment: votre paiement de {amount} a {name} a ete effectue le {at}. votre nouveau solde: {balance}. frais: {fee}. message: {words}. transaction id: {reference:digits}.…
orange CM 2 payment: paiement de {name} reussi par {own} {words}. id transaction:{reference:dated}, montant:{amount}. solde: {balance}.
`;
