import type { LeftPart } from "#shared/leftover.ts";
import { fold } from "./fold.ts";
import { patternLines } from "./patterns.ts";
import { apart, type Place, withoutParts } from "./places.ts";
import { literalsOf } from "./template.ts";

/** Small words and names of services between the parts of messages; they say nothing about this message. */
const small =
  "the in of your you has have been was is a an on at for with to by from le la les l un une des d de du en et avec pour par sur ce votre vos compte principal airtel moov wave mixx yas free money mobile express union eum eu momo mtn orange senegal cameroun cameroon tchad chad gabon congo brazzaville rdc benin togo mali burkina niger guinee centrafrique cote ivoire ci details detail successful successfully successe reussie effectuee commission incluse comprise account transfer payment amount charges net informations numero date heure nom client expediteur tel telephone phone msisdn beneficiaire destinataire agent momopay sender receiver recipient payer operation received sent business recus mobilemoney ve bal confirme confirmed bonjour cher chere cliente y'ello yello montant financial fcfa xaf xof cfa f motif motifs reason raison objet libelle commentaire commentaires comment comments description remarque memo note notes communication texte facture commande payeur customer dear available coming wallet pdv venant provenance partir terminee s";

/** An hour or a day, which the telephone or a chat writes above a copied text. */
const whenWritten =
  /\d{1,2} ?[:h] ?\d\d(?: ?: ?\d\d)?|\d{4}-\d\d-\d\d|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b\d{1,2} (?:jan|fe[vb]|mar|a[vp]r|mai|may|ju[ni]|juil|ao|aug|sep|oct|nov|dec)[a-z]*\.?(?: \d{4})?/g;
const heavy =
  /[-−]\d|\b(?:pas|ne|non|jamais|aucune?|sans|sauf|si|sous|not|no|never|unless|if|until|hold|held)\b|\bn'|annul|rembours|erreur|echou|echec|bloqu|suspend|refus|rejet|litige|attente|reserve|renvoy|retourn|contest|revers|refund|pending|cancel|fail|declin|error/;

/**
 * True for a part, not understood, that may change the meaning of the rest for money: a number, a sign, a negation, a
 * condition, a word that undoes something. Other parts are shown, and take nothing from the rest.
 */
export function weighs({ text }: LeftPart): boolean {
  const rest = fold(text).plain.replace(whenWritten, " ");
  return /\d/.test(rest) || heavy.test(rest);
}

/** Words that operators use in their messages, without any number. */
const stock = new Set(
  [small, ...patternLines.map((line) => literalsOf(line.slice(line.indexOf(": ") + 2)))]
    .join(" ")
    .split(/[^a-z]+/)
    .filter(
      (word) =>
        !/^(?:pas|ne|n|non|not|no|annule|annulation|rembourse|remboursement|erreur)$/.test(word),
    ),
);

/**
 * Words of a folded text that are neither taken nor stock words of operators: phrase by phrase, as they were written.
 * Numbers, negations, and words that undo something are never stock.
 */
export function leftWords(
  { shown, plain }: { shown: string; plain: string },
  taken: readonly Place[],
): LeftPart[] {
  const rest = withoutParts(plain, taken);
  const parts: LeftPart[] = [];
  let [start, end] = [-1, -1];
  const close = () => {
    if (start >= 0) parts.push({ is: "words", text: shown.slice(start, end) });
    start = -1;
  };
  for (const { 0: word, index } of rest.matchAll(/[^\s.,;:()"«»“”!?'/[\]-]+|[-−](?=\d)/g)) {
    const isLeft = !word.includes(apart) && !stock.has(word);
    const between = start >= 0 ? rest.slice(end, index) : "";
    if (!isLeft || between.includes("\n") || between.includes(apart)) close();
    if (!isLeft) continue;
    if (start < 0) start = index;
    end = index + word.length;
  }
  close();
  return parts;
}
