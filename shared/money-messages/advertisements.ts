import { linksIn } from "./links.ts";
import type { Place } from "./places.ts";

/** Words of the advertisements behind operators' messages: an application, a code to dial, a present, thanks. */
const cues =
  /\b(?:tape[zr]?|compose[zr]?|dial)\b[^.]{0,25}[*#][\d*]+#|telecharge|download|max ?it|momo ?app|\bappli(?:cation)?\b|profite|gagne[zr]?\b|bonus|promo|prix casses|gratuit|emprunte|vous remercie|\bmerci\b|\bthank|\+infos|consulte[zr]|reclamation|sans frais|\bofms?\b|flashez|facilite[zr]|decouvr|rendez-vous|fidelite|disponible sur|\b0 ?f sur tes|service client|devient mixx|remise de 0|\bpaye[zr]? (?:vos|tes|votre|ta|ton)\b|\benvoie\b|\bavec (?:momo|orange money|max it|airtel money|wave|moov money)\b|\bvalable\b|cashback|jusqu'a|moins cher|reduction|\bpass\b|\bwelcome\b|frais de fidelite|orange money(?: bf)?$|^(?:wave|tmoney|airtel money|cher client|chere? cliente?|bonjour|y'ello|yello)$/;
/** Words that rule out an advertisement: something did not happen, or somebody is asked for something. */
const serious =
  /annul|rembours|renvoy|retourn|echou|echec|refus|insuffis|suspend|bloqu|\bpas\b|\bn'|\bjamais\b|\bsans succes|code (?:secret|pin)|\bpin\b|\bnot\b|\d{8}|\d{2}(?:[ .-]\d{2,3}){3}|whatsapp/;
const receipts =
  /(?:solde|balance|frais|fee|montant|transaction id|tid|ref(?:erence)?)[a-z' -]{0,30}[ :]{0,3}(?:(?:fcfa|xaf|xof) ?)?\d|(?:recu|received|envoye|transfere|paye|retire|recharge)(?: un [a-z]+)?(?: de)? (?:(?:fcfa|xaf|xof|usd) ?)?\d/;
/** The operator's warning against people who ask for a code. */
const warning =
  /\b(?:ne|never|do not|don't|jamais)\b[^.!?]{0,60}\b(?:code|pin|mot de passe|password)\b|\b(?:code|pin|mot de passe)\b[^.!?]{0,30}\b(?:jamais|never)\b/;
/** Sentences of the operator's own messages with a telephone or short number in them, each from a public source. */
const knownWhole = [
  "pour toute reclamation contactez par appel le 127 ou whatsapp 07000121",
  "+infos: 1315",
];

/** Advertisements in a folded text, sentence by sentence; a sentence that says more is none. */
export function advertisementsIn(flat: string): Place[] {
  const sentence = /(?:[^.!?]|[.!?](?! |$|[A-Za-z]{3,} [a-z]))+[.!?]*/g;
  return [...flat.matchAll(sentence)].flatMap(({ 0: text, index }) => {
    const bare = text.replace(/[\s.!?]+$/, "").trim();
    const isKnown = knownWhole.includes(bare);
    const isOurs = linksIn(bare).every(({ isOperators }) => isOperators);
    const isAd = isOurs && cues.test(bare) && !serious.test(bare) && !receipts.test(bare);
    const isWarning = isOurs && warning.test(bare) && !/\d{5}/.test(bare) && !receipts.test(bare);
    return isKnown || isAd || isWarning ? [[index, index + text.length] as const] : [];
  });
}
