import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import { type FoundGoods, goodsAt } from "#shared/spoken/find-goods.ts";
import { isInName, peopleAt } from "#shared/spoken/find-people.ts";
import { goodsIndexOf, joinedWords } from "#shared/spoken/goods-index.ts";
import { containerOf, goodsKey } from "#shared/spoken/goods-words.ts";
import { meaningAt } from "#shared/spoken/lexicon.ts";
import { isNearWord } from "#shared/spoken/near-word.ts";
import type { SaidWord } from "#shared/spoken/said-words.ts";
import type { SpokenPerson } from "#shared/spoken/spoken-shop.ts";
import { isAskWord, meantAt } from "./concepts.ts";
import type { Slot } from "./kinds.ts";
import { amountsIn, leavingOut, narrowing, sayingNothing } from "./narrowing.ts";
import { withNeighbours } from "./neighbours.ts";
import type { AskShop, Named } from "./question.ts";
import { hoursIn } from "./said-hours.ts";
import { daysIn } from "./said-period.ts";
import { withDaysSpelt } from "./spelling.ts";
import { type Names, none, type Token } from "./token.ts";

type Found = { names: Names; next: number };

const listOfCategories = new WeakMap<readonly string[], readonly SpokenPerson[]>();

function categoriesOf({ categories }: AskShop): readonly SpokenPerson[] {
  const known = listOfCategories.get(categories) ?? categories.map((name) => ({ id: name, name }));
  listOfCategories.set(categories, known);
  return known;
}

const wordsOfAllTime =
  /\b(?:de tous? les? temps|of all time|depuis toujours|ever|depuis le debut(?! (?:du|de|d|of))|since the beginning(?! of)|all time|tout le temps|since (?:we|i) open(?:ed)?(?: (?:the )?shop)?|depuis l ouverture)\b/g;

type Span = Pick<Token, "days" | "narrowed" | "isOfAllTime"> & { from: number; to: number };

/** Days, hours, sums of francs and « depuis toujours », without overlap. */
function spansIn(folded: string, today: string): Span[] {
  const hours = hoursIn(folded, today).map(({ hours, ...one }) => ({
    ...one,
    narrowed: { hours },
  }));
  const amounts = amountsIn(folded).map(({ amount, ...one }) => ({
    ...one,
    narrowed: amount,
    days: undefined,
  }));
  const always = [...folded.matchAll(wordsOfAllTime)].map(({ index, 0: { length } }) => ({
    ...{ from: index, to: index + length, days: undefined, isOfAllTime: true },
  }));
  const found: Span[] = [];
  // Words already taken name no day: « matin » of « hier matin ».
  let rest = folded;
  for (const one of [...always, ...hours, ...amounts]) {
    if (found.some(({ from, to }) => one.from < to && one.to > from)) continue;
    found.push(one);
    rest = `${rest.slice(0, one.from)}${"#".repeat(one.to - one.from)}${rest.slice(one.to)}`;
  }
  return [...daysIn(rest, today), ...found];
}

/** The parts of a question in order. `today`: the business day on which it is asked. */
export function tokensOf(text: string, shop: AskShop, today: string): Token[] {
  const said = joinedWords(text).filter(({ text, kind }) => kind !== "mark" || text === "/");
  const words = said.map(({ text }) => text);
  const spelt = withDaysSpelt(words, isKnown);
  const starts: number[] = [];
  let length = 0;
  for (const word of spelt) {
    starts.push(length);
    length += word.length + 1;
  }
  const spans = spansIn(spelt.join(" "), today).map(({ from, to, ...one }) => ({
    ...one,
    at: starts.findIndex((start) => start >= from),
    next: starts.filter((start) => start < to).length,
  }));
  const receipt = receiptIn(text, said);
  const tokens: Token[] = [];
  let isOut = false;
  let at = 0;
  while (at < said.length) {
    const out = leftOutAt(at);
    const [token, next] = out > 0 ? [leavingToken(at, out), at + out] : tokenAt(at);
    const isName = Object.keys(token.names).length > 0 && !token.isNumber;
    // « Sauf hier » excludes days; « sans le loyer en octobre » does not.
    const isDays =
      token.days !== undefined && tokens.filter(({ isIdle }) => !isIdle).at(-1)?.narrows;
    if (out > 0) isOut = true;
    else if (isOut && (isName || isDays)) token.isOut = true;
    else if (!token.isIdle || token.isNumber) isOut = false;
    tokens.push(token);
    at = next;
  }
  return withNeighbours(tokens);

  /** « Sans payer » has a meaning of its own. */
  function leftOutAt(at: number): number {
    const out = leavingOut(words, at);
    const meant = meantAt(words, at);
    return meant && meant.next > at + out ? 0 : out;
  }

  function leavingToken(at: number, length: number): Token {
    const text = words.slice(at, at + length).join(" ");
    return { ...none, text, narrows: true, isOut: true };
  }

  /** True for a word with another meaning or in a name: it is no misspelt day. */
  function isKnown(word: string): boolean {
    if (isAskWord(word) || goodsIndexOf(shop).byWord.has(goodsKey(word))) return true;
    const people = [shop.customers, shop.suppliers ?? [], shop.sellers, shop.resellers];
    return [...people, shop.agencies].some((list) => isInName(list, word));
  }

  function tokenAt(at: number): [Token, number] {
    const upTo = (next: number) => words.slice(at, next).join(" ");
    if (receipt?.at === at)
      return [
        { ...none, text: receipt.said, names: { ticket: only(receipt.said, receipt.said) } },
        receipt.next,
      ];
    const found = namesAt(at);
    const span = spans.find((one) => one.at === at);
    if (span && !(found && found.next > span.next)) {
      const { at: _, next, ...one } = span;
      return [{ ...none, ...one, text: upTo(next), narrows: one.narrowed !== undefined }, next];
    }
    const word = words[at] ?? "";
    const known = meantAt(words, at);
    const nothing = sayingNothing(words, at);
    if (nothing > 0 && !found)
      return [{ ...none, text: upTo(at + nothing), isIdle: true }, at + nothing];
    const narrowed = narrowing(words, at);
    if (narrowed > 0 && !(known && known.next > at + narrowed) && !(found && found.next > at + 1))
      return [{ ...none, text: upTo(at + narrowed), narrows: true }, at + narrowed];
    const meant = found && known?.isNear ? undefined : known;
    const named = meant && meant.concepts.size > 0 ? notOfAsking(found, at) : found;
    const isNumber = said[at]?.kind === "number";
    if (named && !(meant && meant.next > named.next) && !(named.next === at + 1 && meant)) {
      const concepts = named.next === at + 1 ? (meant?.concepts ?? none.concepts) : none.concepts;
      return [{ ...none, text: upTo(named.next), names: named.names, concepts }, named.next];
    }
    if (named && meant && named.next === at + 1 && meant.next === at + 1)
      return [{ ...none, ...meant, text: word, names: named.names }, at + 1];
    if (isNumber) {
      const isTicket = /^\d+$/.test(word);
      const names = isTicket ? { ticket: only(word, word) } : {};
      return [{ ...none, text: word, names, isIdle: true, isNumber: true }, at + 1];
    }
    if (meant) return [{ ...none, ...meant, text: upTo(meant.next) }, meant.next];
    if (containerOf.has(word) || word === "/")
      return [{ ...none, text: word, isIdle: true }, at + 1];
    const from = said[at]?.from ?? 0;
    const isNamelike = at > 0 && /^\p{Lu}/u.test(text.slice(from));
    return [{ ...none, text: word, isUnknown: true, isNamelike }, at + 1];
  }

  /** « produits » asks, and names no « Produit d’entretien »; what money is spent on is called by such words alone. */
  function notOfAsking(found: Found | undefined, at: number): Found | undefined {
    if (!found || found.next > at + 1) return found;
    const { expense } = found.names;
    return expense && { names: { expense }, next: found.next };
  }

  function namesAt(at: number): Found | undefined {
    const end = Math.min(...spans.filter((one) => one.at > at).map((one) => one.at), said.length);
    const readable = said.slice(0, end);
    const people = (list: readonly SpokenPerson[]) => peopleAt(list, readable, at, isAskWord);
    const found: [Slot, { next: number; named: Named }][] = [];
    const known = meantAt(words, at);
    // A word of questions is no misspelt name (« sell » is not « Sel fin »), and « mes » is none by itself.
    const isName = (one: { isExact: boolean; next: number }) =>
      one.next > at + 1 || !known || known.isNear || (one.isExact && !known.isIdle);
    const goods = goodsAt(goodsIndexOf(shop), readable, at, isAskWord);
    if (goods && isName(goods) && isCalled(goods))
      found.push(["product", { next: goods.next, named: namedGoods(goods, at) }]);
    const lists: [Slot, readonly SpokenPerson[]][] = [
      ["customer", shop.customers],
      ["supplier", shop.suppliers ?? []],
      ["seller", shop.sellers],
      ["reseller", shop.resellers],
      ["agency", shop.agencies],
      ["category", categoriesOf(shop)],
    ];
    for (const [slot, list] of lists) {
      const one = people(list);
      if (!one || !isName(one)) continue;
      const { ids, isExact, next } = one;
      const said = words.slice(at, next).join(" ");
      found.push([slot, { next, named: { ids, isSure: isExact && ids.length === 1, said } }]);
    }
    const expense = meaningAt(words, at);
    if (expense && "category" in expense.meaning) {
      const id: ExpenseCategory = expense.meaning.category;
      const said = words.slice(at, expense.next).join(" ");
      found.push(["expense", { next: expense.next, named: only(id, said) }]);
    }
    if (found.length === 0) return undefined;
    const next = Math.max(...found.map(([, one]) => one.next));
    // Goods that bear a word give way to whoever is called so: « Boissons », a shelf.
    const isSomebody = found.some(
      ([slot, one]) => slot !== "product" && one.next === next && one.named.isSure,
    );
    const isOutdone = (slot: Slot, { isSure }: Named) =>
      slot === "product" && !isSure && isSomebody;
    // A word misspelt is a name only where none is written so.
    const longest = found.filter(([slot, one]) => one.next === next && !isOutdone(slot, one.named));
    const names = Object.fromEntries(longest.map(([slot, { named }]) => [slot, named]));
    return { names, next };
  }

  /** A single misspelt word can be the name of goods, « savom »; a word behind the name cannot. */
  function isCalled({ near, from, next }: FoundGoods): boolean {
    const word = goodsKey(words[from] ?? "");
    if (next > from + 1 || goodsIndexOf(shop).byWord.has(word)) return true;
    return near.some(({ heads }) => [...heads].some((head) => isNearWord(word, head)));
  }

  function namedGoods({ near, isExact, next }: FoundGoods, at: number): Named {
    const ids = near.map(({ product }) => product.id);
    return { ids, isSure: isExact && ids.length === 1, said: words.slice(at, next).join(" ") };
  }
}

const only = (id: string, said: string): Named => ({ ids: [id], isSure: true, said });

/** A receipt by its whole number, as it is printed: `K1-0042`. */
function receiptIn(text: string, said: readonly SaidWord[]) {
  const match = /(?<![\w-])[A-Za-z][A-Za-z0-9]{0,7}-\d{1,8}(?![\w-])/.exec(text);
  if (!match) return undefined;
  const end = match.index + match[0].length;
  const at = said.findIndex(({ from }) => from >= match.index);
  const next = said.filter(({ from }) => from < end).length;
  return at < 0 ? undefined : { said: match[0].toUpperCase(), at, next };
}
