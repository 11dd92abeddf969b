import { type FoundLink, linksIn } from "./links.ts";
import { type Place, withoutParts } from "./places.ts";

/** Signs that no operator writes in a message about incoming money. */
export type ScamSign =
  | "link"
  | "callback"
  | "secret-code"
  | "send-back"
  | "pay-first"
  | "prize"
  | "hush"
  | "threat";

const number = String.raw`\+?\(?\d(?:[ ._/()-]{0,2}\d){7,14}`;
const callback = new RegExp(
  `(?<![a-z])(?:appele[zr]|rappele[zr]|appel au|contacte[zr]|joigne[zr]|joindre|ecrive[zr]|telephone[zr]|\\bcall\\b|\\bcontact\\b|whats ?app|service client|assistance|hotline|\\bsav\\b|conseiller|support)(?:(?!\\b(?:id|tid|ref|reference|solde|balance|frais|txn|trans|transaction)\\b)[^\\n]){0,50}?(?<![a-z\\d])(?:${number})|wa ?\\. ?me`,
);
/** Operators' numbers, as they stand in their own public messages. */
const operatorsLines =
  /\bpour toute reclamation contactez par appel le 127 ou whatsapp 07000121\b/g;
const secret =
  /(?:donne[zr]|envoye[zr]|communique[zr]|tape[zr]|entre[zr]|saisi[sr](?:sez)?|compose[zr]|confirme[zr]|fourni[rs](?:sez)?|valide[zr]|partage[zr]|indique[zr]|repondez|reply|send|enter|share|provide|confirm)\b[^.!?]{0,40}\b(?:code|pin|mot de passe|password|otp)\b|(?:code secret|code pin|votre pin|your pin|mot de passe|otp)\b[^.!?]{0,30}(?:pour (?:valider|recevoir|confirmer|activer|debloquer)|au \+?\d|a notre agent)/;
const warned = /\b(?:ne|never|jamais|not|n')\b[^.!?]{0,60}$/;
const sendBack =
  /\b(?:renvoye[zr]|renvoie|retourne[zr]|restitue[zr]|remet(?:tre|tez) (?:au|a|l'argent|la somme|le montant)\b|rendez|remboursez|veuillez (?:le |nous |me )?rembourser|merci de (?:le |nous |me )?rembourser|send (?:it |the money |this )?back|return (?:it|the money|this money))\b/;
const payFirst =
  /(?:paye[zr]|verse[zr]|envoye[zr]|regle[zr]|depose[zr]|pay)\b[^.!?]{0,40}(?<!sans |no |without )\b(?:frais|fees?|taxes?|caution)\b|\b(?:(?:envoye|paye|verse|depose|transfere)[zr]|send|pay)(?: d'abord| first)? (?:la somme de )?(?:f ?cfa |xaf |xof )?\d[\d ., ]*(?:f ?cfa|xaf|xof|cdf|usd|f)?(?: d'abord| first)? (?:au|a|to|sur)\b|\bfrais d(?:e |')(?:deblocage|activation|dossier|validation|traitement)/;
const prize =
  /(?:avez|etes|have|as) (?:ete )?(?:gagne|gagnant|won|tiree? au sort|selectionnee?)(?![^.!?]{0,25}\bpoints?\b)|(?:a ete|has been) (?:selectionnee?|tiree? au sort|selected|drawn)|beneficie[zr] d'une? (?:prime|cadeau|lot|gain)|(?:prime|gain|lot|prize|reward) (?:de|of) (?:f ?cfa |xaf |xof )?\d|\bfelicitations?\b(?=[^.]*[.!]? ?vous avez recu)|\b(?:loterie|tombola|lottery|heureux gagnant|gros lot)\b/;

/** Words that ask the reader not to check: the sender has something to hide. */
const hush =
  /\b(?:ne|n') ?(?:le |la |l')?(?:verifie|consulte|regarde|controle|appele|contacte)[zr] (?:pas|jamais)|\b(?:do not|don't) (?:check|verify|look|call|contact)|\b(?:supprime|efface)[zr] (?:ce|le|cet?) (?:message|sms|texte)|\bdelete (?:this|the) (?:message|sms|text)|\bn'en parlez\b/;
const threat =
  /\b(?:compte|account|ligne|sim|puce|argent|money|transaction|transfert|transfer)\b[^.!?]{0,30}(?:\bsera\b|\bva etre\b|\bwill be\b)[^.!?]{0,20}(?:suspend|bloqu|desactiv|ferme|annul|block|clos|cancel)|\bpoursuites?\b|\bprosecut/;

/**
 * The signs of a scam in a folded text. A link, a request for a secret code, and a number to call that poses as the
 * operator's count everywhere, in the payer's words too: the author of a false message writes those as well. The other
 * signs count outside the payer's words.
 */
export function scamSigns(
  plain: string,
  { words, names }: { words: readonly Place[]; names: readonly Place[] },
): ScamSign[] {
  const flat = withoutParts(plain.replaceAll("\n", " "), names).replace(operatorsLines, " ");
  const operators = withoutParts(plain.replaceAll("\n", " "), [...words, ...names]);
  const found: ScamSign[] = [];
  if (
    linksIn(plain.replaceAll("\n", " ")).some((link) => !link.isOperators && !isNamed(link, names))
  )
    found.push("link");
  if (callback.test(operators.replace(operatorsLines, " ")) || isPosing(flat, words))
    found.push("callback");
  if (asksForSecret(flat)) found.push("secret-code");
  if (sendBack.test(operators)) found.push("send-back");
  if (payFirst.test(operators)) found.push("pay-first");
  if (prize.test(operators)) found.push("prize");
  if (hush.test(operators)) found.push("hush");
  if (threat.test(operators)) found.push("threat");
  return found;
}

const posing =
  /service|client|assistance|operat|agent|momo|\bmtn\b|orange|airtel|\bmoov\b|\bwave\b|support|conseil|hotline|\bsav\b|valid|confirm|bloqu|activ|recevoir|gagn|\bgains?\b|annul|erreur|renvo|rembours|receive|unlock|claim|\bwin|refund|error/;

/**
 * True for payer's words that give a number as the operator's, or to get money. A customer may ask to be called
 * (« appelle au 677… »).
 */
function isPosing(flat: string, words: readonly Place[]): boolean {
  return words.some((place) => {
    const written = flat.slice(...place);
    return callback.test(written) && posing.test(written);
  });
}

/** True for an address that is a shop's name. A whole link is nobody's name. */
function isNamed({ text, from, to }: FoundLink, names: readonly Place[]): boolean {
  return !/[/:]|^www/.test(text) && names.some(([start, end]) => from >= start && to <= end);
}

/** True for a request for a secret code; « Ne communiquez jamais votre code secret » warns of one. */
function asksForSecret(flat: string): boolean {
  return [...flat.matchAll(new RegExp(secret, "g"))].some(
    ({ 0: whole, index }) =>
      !warned.test(flat.slice(Math.max(0, index - 60), index)) &&
      !/\bjamais\b|\bnever\b/.test(whole),
  );
}
