import { accountMeans } from "#shared/schemas/account-means.ts";
import type { Chunk, What } from "./chunk.ts";
import { type FoundGoods, goodsAt, goodsCalled } from "./find-goods.ts";
import { areOtherwiseAddressed, isInName, isTitle, peopleAt } from "./find-people.ts";
import { goodsIndexOf, joinedWords } from "./goods-index.ts";
import { bigness } from "./goods-sizes.ts";
import { containerOf, goodsKey } from "./goods-words.ts";
import { isIdle, isMeant, isTradeWord, meaningAt } from "./lexicon.ts";
import { francWords, measureAt, saidNumberAt } from "./measures.ts";
import { collective, hundred, large, onlyBeside, small, tens } from "./number-words.ts";
import type { SpokenLanguage } from "./numbers.ts";
import type { SaidWord } from "./said-words.ts";
import { withSizesApart } from "./sizes-apart.ts";
import { isDoingAt, smallWords } from "./small-words.ts";
import type { SpokenShop } from "./spoken-shop.ts";
import { withStrangers } from "./strangers.ts";

const isKnown = (word: string) =>
  isTradeWord(word) ||
  containerOf.has(word) ||
  bigness(word) !== undefined ||
  [small, tens, large, collective].some((words) => words.has(word)) ||
  hundred.has(word) ||
  francWords.has(word);

/** What a word counts as, when it is something that goods are packed in. */
const containerAt = (said: readonly SaidWord[], at: number) =>
  containerOf.get(said[at]?.text ?? "");

/** A minus right before a number and behind a blank or nothing: « -2 castel ». */
const isMinus = (text: string, { kind, from }: SaidWord) =>
  kind === "number" &&
  /^[-\u2212\u2013]$/.test(text[from - 1] ?? "") &&
  !/\S/.test(text[from - 2] ?? "");

/** Words for a telephone's credit, as people and shops call it. */
const chargeWords = /^(?:credits?|recharge|airtime|up)$/;
const chargeKeys = ["recharge", "airtime", "credit"].map(goodsKey);

const operators = /^(?:mtn|orange|airtel|moov)$/;

/** What the parts of a sentence mean in a shop, in order; words that say nothing are left out. */
export function chunksOf(text: string, shop: SpokenShop, language?: SpokenLanguage): Chunk[] {
  const index = goodsIndexOf(shop);
  const said = withSizesApart(joinedWords(text), text, index);
  const words = said.map(({ text }) => text);
  const chunks: Chunk[] = [];
  let at = 0;
  while (at < said.length) {
    const [what, next] = whatAt(at);
    const [first, last] = [said[at], said[next - 1]];
    // A minus is never noise: nobody sells less than nothing.
    if (first && isMinus(text, first))
      chunks.push({ is: "unknown", isSign: true, from: first.from - 1, to: first.from });
    if (what && first && last) chunks.push({ ...what, from: first.from, to: last.to });
    at = next;
  }
  return withStrangers(chunks);

  function whatAt(at: number): [What | undefined, number] {
    const word = said[at] as SaidWord;
    if (word.kind === "mark")
      return [
        word.text === "+"
          ? { is: "marker", marker: "and" }
          : { is: "mark", isQuestion: word.text === "?" },
        at + 1,
      ];
    const meant = meaningAt(words, at);
    const isLong = meant !== undefined && meant.next > at + 1;
    if (isLedgerOf(at)) return [{ is: "method", method: accountMeans.credit }, at + 1];
    const sold = meant && "category" in meant.meaning ? soldAs(at, meant.next) : undefined;
    if (meant && "category" in meant.meaning && sold)
      return [{ is: "goods", goods: sold, category: meant.meaning.category }, sold.next];
    if (isLong && !isCreditOfOperator(at)) return meantBy(meant);
    const goods = goodsAt(
      index,
      said,
      at,
      (one) => isKnown(one) || isInName(shop.customers, one),
      isBehindCount(),
    );
    const person = peopleAt(shop.customers, said, at, (one) => isKnown(one) || isGoods(one));
    const supplier = peopleAt(
      shop.suppliers ?? [],
      said,
      at,
      (one) => isKnown(one) || isGoods(one),
    );
    if (person && person.next - at >= 2 && person.next >= (goods?.next ?? 0))
      return [{ is: "person", people: person }, person.next];
    const isSupplier = supplier !== undefined && supplier.next >= at + 2;
    const named = isTitle(word.text) && !isSupplier ? titledAt(at) : undefined;
    if (named) return named;
    const brand = word.kind === "number" || saidNumberAt(said, at) ? goods : undefined;
    if (brand) return [{ is: "goods", goods: brand }, brand.next];
    const number = numberOrMeasure(at);
    if (number) return number;
    const big = bigness(word.text);
    // « la petite bouteille d'eau » is no gas bottle.
    if (big !== undefined && containerAt(said, at + 1) !== undefined && goods?.next === at + 2)
      return [{ is: "size", big }, at + 1];
    const container = containerAt(said, at);
    if (container !== undefined) {
      if (goods && goods.next > at + 1) return [{ is: "goods", goods }, goods.next];
      return [{ is: "container", container }, at + 1];
    }
    // « mille francs pile » names no battery.
    const money = chunks.at(-1);
    if (word.text === "pile" && money?.is === "number" && money.isMoney) return [undefined, at + 1];
    if (goods && (!isMeant(word.text) || (isCounted(at) && index.written.has(word.text)))) {
      const mayBeName = goods.next === at + 1 && isDoingAt(words, goods.next);
      return [{ is: "goods", goods, mayBeName }, goods.next];
    }
    if (person) return [{ is: "person", people: person }, person.next];
    if (supplier) return [{ is: "supplier", people: supplier }, supplier.next];
    if (isCreditOfOperator(at)) return [undefined, at + 1];
    if (meant) return meantBy(meant);
    if (big !== undefined) return [{ is: "size", big }, at + 1];
    if (
      /^(?:a|at)$/.test(word.text) &&
      word.to !== said[at + 1]?.from &&
      saidNumberAt(said, at + 1)
    )
      return [{ is: "at" }, at + 1];
    if (/^(?:de|d|of)$/.test(word.text)) return [{ is: "of" }, at + 1];
    if (isIdle(word.text) || francWords.has(word.text)) return [undefined, at + 1];
    return [{ is: "unknown", isName: isDoingAt(words, at + 1) }, at + 1];
  }

  /** A person addressed by a title, « madame Rose », « tonton Paul »: known under another title, or not at all. */
  function titledAt(at: number): [What, number] | undefined {
    const name = said[at + 1];
    const isSaid = (one: SaidWord | undefined) =>
      one?.kind === "word" &&
      !smallWords.has(one.text) &&
      !isTradeWord(one.text) &&
      containerOf.get(one.text) === undefined &&
      !saidNumberAt(said, said.indexOf(one));
    if (!name || !isSaid(name)) return undefined;
    const known = peopleAt(shop.customers, said, at + 1, isKnown);
    if (known?.isExact) {
      const isOther = areOtherwiseAddressed(shop.customers, known, words[at] ?? "");
      return [{ is: "person", people: { ...known, isExact: !isOther } }, known.next];
    }
    const goods = goodsAt(index, said, at + 1, isKnown);
    if (goods) {
      const next = Math.min(goods.next, at + 3);
      return [{ is: "goods", goods: { ...goods, next }, mayBeName: true }, next];
    }
    const more = said[at + 2];
    const isLonger = isSaid(more) && !isGoods(more?.text ?? "");
    return [{ is: "unknown", isName: true }, at + (isLonger ? 3 : 2)];
  }

  /** Goods of the shop whose name holds all the words of an expense: « crédit téléphone ». */
  function soldAs(at: number, next: number): FoundGoods | undefined {
    const goods = goodsAt(index, said, at, isKnown);
    if (goods && goods.next >= next && goods.isExact) return goods;
    // « crédit téléphone » is a recharge in a shop that sells these.
    const isCharge = words.slice(at, next).some((word) => chargeWords.test(word));
    return isCharge ? goodsCalled(index, chargeKeys, said, [at, next], isKnown) : undefined;
  }

  function meantBy({ meaning, next }: NonNullable<ReturnType<typeof meaningAt>>): [What, number] {
    if ("marker" in meaning) return [{ is: "marker", marker: meaning.marker }, next];
    if ("method" in meaning) return [{ is: "method", method: meaning.method }, next];
    return [{ is: "category", category: meaning.category }, next];
  }

  function isGoods(word: string): boolean {
    return index.byWord.has(goodsKey(word));
  }

  function isBehindCount(): boolean {
    const before = chunks.filter(({ is }) => is !== "of").at(-1);
    return before?.is === "number" && !before.isMoney;
  }

  /** « mais » is maize behind a quantity, « fine » a cigarette. */
  function isCounted(at: number): boolean {
    const before = chunks.at(-1);
    const isBehind =
      before !== undefined && /^(?:number|measure|container|of|size)$/.test(before.is);
    // « castel mais 4 castel » names no maize.
    const isFirst = before === undefined || before.is === "mark" || before.is === "marker";
    return isBehind || (isFirst && saidNumberAt(said, at + 1) !== undefined);
  }

  /** « for Grace book », « on Brice's tab »: the ledger of a customer. */
  function isLedgerOf(at: number): boolean {
    const before = chunks.at(-1);
    if (!/^(?:book|tab|account)$/.test(words[at] ?? "") || before?.is !== "person") return false;
    const place = said.findIndex(({ from }) => from === before.from);
    const isNext = /^(?:['’]?s)?\s+$/.test(text.slice(before.to, said[at]?.from));
    return isNext && /^(?:for|in|on|into|inside|to|of)$/.test(words[place - 1] ?? "");
  }

  /** « crédit orange » is what a telephone is charged with. */
  function isCreditOfOperator(at: number): boolean {
    if (words[at] !== "credit") return false;
    const next = words[at + 1] === "de" ? at + 2 : at + 1;
    return operators.test(words[next] ?? "") && words[next + 1] !== "money";
  }

  /** « tu malta » are two of them, where « tu » is no pronoun. */
  function pidginNumber(at: number): [What, number] | undefined {
    const word = words[at] ?? "";
    const value = onlyBeside.has(word) ? small.get(word) : undefined;
    if (value === undefined || !goodsAt(index, said, at + 1, isKnown)) return undefined;
    return [{ is: "number", value, also: 1, isMoney: false, isArticle: false }, at + 1];
  }

  function numberOrMeasure(at: number): [What, number] | undefined {
    const number = saidNumberAt(said, at, language);
    const isHalfOfMeans = /^(?:moitie|half)$/.test(words[at] ?? "");
    const measure = measureAt(said, at, language);
    const isHalfPack = measure?.of === "any" && containerAt(said, measure.next) !== undefined;
    if (measure && (isHalfPack || !(isHalfOfMeans && measure.of === "any"))) {
      if (measure.next > at && (measure.next > (number?.next ?? 0) || isHalfPack))
        return [{ is: "measure", measure }, measure.next];
    }
    if (!number) return pidginNumber(at);
    const behind = said[number.next];
    const isMoney = behind !== undefined && francWords.has(behind.text) && !behind.isElided;
    const isCfa = isMoney && francWords.has(words[number.next + 1] ?? "");
    const next = number.next + (isMoney ? 1 : 0) + (isCfa ? 1 : 0);
    const isArticle = /^(?:un|une|a)$/.test(words[at] ?? "") && number.next === at + 1;
    const isLoose = said[at]?.also !== undefined && number.next === at + 1;
    // What digits alone may mean besides is a matter of measures.
    const also = said[at]?.kind === "number" && number.next === at + 1 ? undefined : number.also;
    return [{ is: "number", value: number.value, also, isMoney, isArticle, isLoose }, next];
  }
}
