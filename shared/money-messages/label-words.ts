import type { MoveKind } from "./reading.ts";

/** Words that name a kind; the first list that stands in the text counts, and no other may contradict it. */
export const kindWords: readonly [MoveKind, RegExp][] = [
  ["reversal", /rembours|annulation d[eu]\b|(?:a ete|est) annulee?|\brevers(?:al|ed)|\brefund/],
  [
    "airtime",
    /rechargement|recharge reussie|vous avez recharge|(?:\bde|achat|achete)[^.]{0,20} credit\b|d'? ?unites|\bairtime|\bbundles?\b|\bforfait\b/,
  ],
  [
    "payment-received",
    /paiement(?: marchand| momopay)?(?: ?:)?(?:[^.:]|\.(?=\d)){0,60}\brecus?\b|recu un paiement|paiement[^.:]{0,12}: ?vous avez recu|received a payment|payment (?:of [^.:]{0,30})?received/,
  ],
  ["deposit", /\bdepot\b|deposited\b|cash ?in\b/],
  ["withdrawal", /\bretrait\b|\bretire\b|withdr[ae]wn?\b|cash ?out\b/],
  [
    "received",
    /(?:avez|venez de) (?:recu|recevoir)|(?:^|[.:] ?)(?:reception\b|credit ?:|credit de \d)|(?:^|[.:] ?)recu\b|\d ?(?:f ?cfa|xaf|xof|f) (?:recue?s?|received) (?:de|du|par|from)|vous a (?:envoye|transfere)|(?:you|have|you've) received|^received|has sent you|(?:montant|somme) recue? ?:|(?:transfert|virement|argent)(?:[^.:]|\.(?=\d)){0,40}\brecu\b|(?:compte|account)(?: [a-z]+){0,3}? (?:(?:a ete|est|has been|was) )?credit(?:ed?|e)\b/,
  ],
  [
    "sent",
    /avez (?:envoye|transfere)|(?:^|[.:] ?)envoi (?:d'argent |reussi |national )*(?:de|a|au|vers|pour)\b|(?:montant|somme) envoyee? ?:|(?<!recu un )transfert (?:reussi |effectue |national )?(?:de|vers|pour|d')(?! [^.:]{0,40}\brecu\b)|^transfert \d[^.]{0,20} a\b|(?:you|have) (?:sent|transferred)\b|transferred to/,
  ],
  [
    "payment",
    /\bpaiement\b|\btransaction (?:de|of) [^.]{0,30}?(?:effectuee )?(?:par|by) |\bpaye(?:s|z)?\b|have paid|payment of/,
  ],
];

/** What advertisements, codes and talk of numbers say, and no operator's receipt does without a balance. */
export const talk =
  /gagne|bonus|tapez|compose|profite|offre|parrain|points|code (?:de|wave|momo|secret)|disponible\b.{0,40}#|pass internet|fidelite|https?:/;

export const labelsBefore: readonly [
  name: "balance" | "fee" | "commission" | "amount" | "aside",
  RegExp,
][] = [
  [
    "fee",
    /(?:frais(?: ht| ttc| totaux)?|cout|fees?|fee was|fee paid|charges?)(?: s'elev[a-z]+ a| sont de| etaient de)?(?: de)?(?: est de)? ?:? ?$/,
  ],
  ["commission", /commission ?:? ?$/],
  [
    "aside",
    /(?:total|nets? (?:recu|debite|credite|paye|a payer)|montant net[^:]{0,20}|net amount|(?:ancien solde|solde (?:avant|precedent)|old balance|previous balance)[^:]{0,20}|net debite|plafond[^:]{0,12}|taxes?|bonus(?: de)?|penalite|tva) ?:? ?$/,
  ],
  [
    "balance",
    /(?:solde|balance|\bbal\b)(?!s? (?:de |of |en )?(?:(?:vos|tes|mes|your) )?(?:points?|bonus|data|internet|credit|forfait|minutes?|sms|unites)\b)[a-z -]{0,40}(?: est)?(?: de| est|:| is| was)* ?:? ?$/,
  ],
  [
    "amount",
    /(?:montant(?: de)?(?: la)?(?: transaction)?|transaction de|(?:montant|somme) (?:recue|envoyee?)|envoi(?: d'argent| national| reussi)*(?: de)?|recu|recevoir|recu(?:e)? un (?:transfert|paiement|depot) de|envoye|transfere|retire|paye|recharge|(?:transfert|retrait|depot|paiement|remboursement|credit|achat)(?: [a-z'-]{1,14}){0,3}(?: de| pour)?|recharge reussie de|somme de|achete|reception|reception de|credit ?:|(?:recue?s?|received) (?:de|du|par|from) [\ue000 ()]+|amount|credited?(?: with)?|creditee?(?: de)?|(?:received|sent|transferred|withdrawn|withdrew|paid|payment of|transaction of|deposit of)) ?:? ?$/,
  ],
];

/** What follows an amount that has no label before it. */
export const amountBehind =
  /^ ?(?:transferred to|deposited by|payes? a|vous a ete|recue?s? (?:de|du|par)|received from)/;

/** A request or a move that has yet to be agreed to: nobody has been paid. */
export const pending =
  /en attente|\bdemande\b|allez recevoir|recevrez|pour accepter|sera (?:credite|valide|debite)|pending|will receive|has requested|is requesting/;

/** How operators name their service in their messages; one that is named alone is the one that wrote. */
export const services: readonly [operator: string, words: RegExp][] = [
  ["mtn", /\bmtn\b|\bmomo\b/],
  ["orange", /orange money/],
  ["moov", /moov money|\bflooz\b/],
  ["airtel", /airtel money/],
  ["wave", /\bwave\b/],
  ["mpesa", /m-?pesa/],
  ["tmoney", /\bt-?money\b|\bmixx?\b/],
  ["free", /free money|yas money/],
  ["coris", /coris money/],
  ["eum", /\beu mobile\b|express union/],
  ["telecel", /telecel money/],
];
