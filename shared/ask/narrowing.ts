import type { Narrowed } from "./question.ts";

/** Words that exclude the name behind them. */
const leavesOut =
  /^(?:sans compter|sans|sauf|hors|hormis|excepte|mis a part|a part|en dehors (?:de|du|des|d)|a l exception (?:de|du|des|d)|except for|except|excepting|excluding|without|apart from|other than|not (?:counting|including)|leaving out|minus|en (?:enlevant|retirant|excluant|otant)|non compris(?:es?)?|exclu(?:e?s?|ded)|not included|moins(?= (?:le|la|les|l|mes|the) ))(?: |$)/;

/** Words that exclude the name before them, where no name stands behind. */
export const leavesOutBefore = (text: string): boolean =>
  /^(?:non compris(?:es?)?|exclu(?:e?s?|ded)|not included|mis a part|a part)$/.test(text);

/** Count of words at a place that exclude the name behind them; 0 for none. */
export function leavingOut(words: readonly string[], at: number): number {
  const [found] = leavesOut.exec(words.slice(at, at + 8).join(" ")) ?? [];
  return found ? found.trim().split(" ").length : 0;
}

/** Words that narrow a question in a way no answer covers: each one, the others, the least, wholesale and retail. */
const narrows =
  /^(?:(?:tous|toutes) les (?:\w+dis|dimanches|jours|matins|soirs|mois|semaines)|(?:les |des |on )?(?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)|(?:combien|nombre) de fois|how many times|how often|(?:par|by|per) (?:vendeu(?:r|se)s?|produits?|articles?|categories?|rayons?|boutiques?|agences?|magasins?|fournisseurs?|revendeu(?:r|se)s?|personnes?|tetes?|employes?|semaines?|heures?|sellers?|products?|items?|categor(?:y|ies)|shops?|suppliers?|resellers?|persons?|weeks?|hours?|staff)|chaque|chacun|chacune|each|every|autres?|others?|en gros|au gros|en detail|au detail|wholesale|in bulk|(?:le |la |les |the )?(?:moins|least|worst|pires?)|(?:(?:la|the) )?(?:1 ?ere|2 ?e|2 ?eme|3 ?e|3 ?eme|premiere|deuxieme|seconde|troisieme|quatrieme|derniere|first|second|third|fourth|last) (?:semaine|quinzaine|week) (?:du|de|d|of|in)|(?:a )?(?:la |cette )?meme heure|(?:at )?(?:the |this )?same hour|une fois sur)(?: |$)/;

/** Count of words at a place that narrow in a way no answer covers; 0 for none. */
export function narrowing(words: readonly string[], at: number): number {
  const [found] = narrows.exec(words.slice(at, at + 6).join(" ")) ?? [];
  return found ? found.trim().split(" ").length : 0;
}

const greeting = /^(?:bonjour|bonsoir|salut|hello|hi|hey|ok|okay|ah|oh|eh|alors|svp|stp|please)$/;
const called =
  /^(?:chef|patron|patronne|boss|papa|mama|maman|tonton|frere|brother|sister|oga|dis)$/;

/** « Chef, combien… »: a person addressed before anything is asked; « la dette du chef » is somebody’s. */
const isCalledTo = (words: readonly string[], at: number): boolean =>
  called.test(words[at] ?? "") && words.slice(0, at).every((word) => greeting.test(word));

/** Count of words at a place that add nothing: a person addressed, « ou pas ? » at the end, « no » in « no 12 ». */
export function sayingNothing(words: readonly string[], at: number): number {
  if (isCalledTo(words, at)) return 1;
  if (words[at] === "no" && /^\d/.test(words[at + 1] ?? "")) return 1;
  return /^(?:ou|or) (?:pas|non|not|no|never)$/.test(words.slice(at, at + 2).join(" ")) ? 2 : 0;
}

const money = "(?: (?:francs?|f|fcfa|cfa|f cfa|xaf|xof))*";
const otherUnit =
  "(?! ?(?:\\d|jours?|days?|semaines?|weeks?|mois|months?|ans?|years?|pieces?|kg|kilos?|g|l|litres?|sacs?|cartons?|bouteilles?|fois|times|points?|tickets?|ventes?|clients?|produits?|articles?|%|h|heures?)\\b)";
const amounts: readonly [said: RegExp, of: (a: number, b: number) => Narrowed][] = [
  [
    /(?:entre|between) (\d+)(?: (?:francs?|f|fcfa|cfa))* (?:et|and) (\d+)/,
    (least, most) => ({ least, most }),
  ],
  [/(?:au moins|at least|a partir de|minimum) (\d+)/, (least) => ({ least })],
  [
    /(?:au plus|pas plus de|at most|not more than|no more than|maximum) (\d+)/,
    (most) => ({ most }),
  ],
  [
    /(?:plus (?:de|que|d)|au dessus de|au dela de|superieure?s? a|depass\w+|over|above|more than|pass) (\d+)/,
    (more) => ({ least: more + 1 }),
  ],
  [
    /(?:moins (?:de|que|d)|en dessous de|inferieure?s? a|under|below|less than) (\d+)/,
    (less) => ({ most: less - 1 }),
  ],
];
const amountRules = amounts.map(([said, of]) => ({
  said: new RegExp(`\\b${said.source}\\b${money}${otherUnit}`, "g"),
  of,
}));

/** Sums of francs that limit a question, and their places in a folded sentence. */
export function amountsIn(folded: string): { amount: Narrowed; from: number; to: number }[] {
  const found: { amount: Narrowed; from: number; to: number }[] = [];
  for (const { said, of } of amountRules)
    for (const match of folded.matchAll(said)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.some((one) => from < one.to && to > one.from)) continue;
      found.push({ amount: of(Number(match[1]), Number(match[2])), from, to });
    }
  return found;
}

/** True for one operator of mobile money: the books record the means of payment, and not the operator. */
export const isOperator = (text: string): boolean =>
  /^(?:orange money|orange|om|mtn|mtn momo|mtn money|mtn mobile money|wave|airtel|airtel money|moov|moov money|mpesa|m pesa|free money|flooz|t money|express union)$/.test(
    text,
  );
