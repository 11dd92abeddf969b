import type { LeftPart } from "#shared/leftover.ts";
import { patternLines } from "./patterns.ts";
import { apart, type Place, withoutParts } from "./places.ts";
import { literalsOf } from "./template.ts";

/** Small words and names of services that stand between the parts of messages and say nothing of this one. */
const small =
  "the in of your you has have been was is a an on at for with to by from le la les l un une des d de du en et avec pour par sur ce votre vos compte principal airtel moov wave mixx yas free money mobile express union eum eu momo mtn orange senegal cameroun details detail successful successfully successe reussie effectuee commission incluse comprise account transfer payment amount charges net informations numero date heure nom client expediteur tel telephone phone msisdn beneficiaire destinataire agent momopay sender receiver recipient payer operation received sent business recus mobilemoney ve bal confirme confirmed bonjour cher chere cliente y'ello yello montant financial fcfa xaf xof cfa f motif motifs reason raison objet libelle commentaire commentaires comment comments description remarque memo note notes communication texte facture commande payeur customer";

/** The words that operators use in their messages, without any number. */
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
 * What stands in a folded text and is neither taken nor a stock word of operators: phrase by phrase, as it was written.
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
