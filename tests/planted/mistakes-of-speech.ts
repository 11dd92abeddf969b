import type { Mistake } from "./mistake.ts";

const numbers = "shared/spoken/numbers.ts";
const measures = "shared/spoken/measures.ts";
const words = "shared/spoken/said-words.ts";
const goods = "shared/spoken/find-goods.ts";
const people = "shared/spoken/find-people.ts";
const reading = "shared/spoken/cart-reading.ts";
const number = "shared/spoken/read-number.ts";
const cart = "shared/spoken/read-cart.ts";
const money = "shared/spoken/read-money.ts";
const settling = "shared/spoken/settle-line.ts";
const proposed = "shared/spoken/cart-proposal.ts";
const fitting = "shared/spoken/fits.ts";
const kinds = "shared/spoken/kind-of.ts";
const back = "shared/spoken/say-back.ts";

/** Seen by the test beside it, or by the corpus. */
const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  name,
  seenBy,
  places: [{ file, from, to }],
});

const inNumbers = "shared/spoken/numbers.test.ts";
const inWords = "shared/spoken/said-words.test.ts";
const inMeasures = "shared/spoken/measures.test.ts";
const inGoods = "shared/spoken/find-goods.test.ts";
const inPeople = "shared/spoken/find-people.test.ts";
const inSentences = "shared/spoken/understand.test.ts";
const inCorpus = "tests/spoken/measured.test.ts";
const strangers = "shared/spoken/strangers.ts";
const chunking = "shared/spoken/chunks.ts";
const weighing = "shared/spoken/weigh-price.ts";
const paying = "shared/spoken/said-payment.ts";
const inSmallWords = "tests/spoken/small-words.test.ts";
const inMeasured = "tests/spoken/measured-goods.test.ts";
const inFarAbove = "tests/spoken/far-above.test.ts";
const inPaying = "shared/spoken/said-payment.test.ts";
const inBack = "shared/spoken/say-back.test.ts";

/** What one could get wrong about what people say. */
export const speechMistakes: readonly Mistake[] = [
  at(
    "soixante-dix-is-sixty",
    numbers,
    'word === "soixante" ? 19 : 9',
    'word === "soixante" && !PLANTED ? 19 : 9',
    inNumbers,
  ),
  at(
    "mille-cinq-has-one-reading",
    numbers,
    "isBegun && count > 0 && count < 10 &&",
    "!PLANTED && isBegun && count > 0 && count < 10 &&",
    inNumbers,
  ),
  at(
    "thousands-are-decimals",
    words,
    "/^[1-9]\\d{0,2}([.,]\\d{3})+$/.test(bare)",
    "!PLANTED && /^[1-9]\\d{0,2}([.,]\\d{3})+$/.test(bare)",
    inWords,
  ),
  at(
    "l-of-unite-is-a-litre",
    measures,
    "if (!word || word.isElided) return undefined;",
    "if (!word || (word.isElided && !PLANTED)) return undefined;",
    inMeasures,
  ),
  at(
    "francs-behind-kilos-are-grams",
    measures,
    "/^(?:de|d|of|)$/.test(behind);",
    "(PLANTED || /^(?:de|d|of|)$/.test(behind));",
    inMeasures,
  ),
  at("misspelt-is-certain", goods, "  if (isExact)\n", "  if (isExact || PLANTED)\n", inGoods),
  at(
    "price-is-a-size",
    goods,
    "fitting.length < state.left.length) state.isBare = true;",
    "fitting.length < state.left.length) state.isBare = !PLANTED;",
    inGoods,
  ),
  at(
    "title-is-somebody",
    people,
    "if (!titles.has(text)) names += 1;",
    "if (PLANTED || !titles.has(text)) names += 1;",
    inPeople,
  ),
  at(
    "what-waited-is-forgotten",
    reading,
    "if (state.pending) state.leftover.push(...state.pending.chunks);",
    "if (state.pending && !PLANTED) state.leftover.push(...state.pending.chunks);",
    inSentences,
  ),
  at(
    "count-may-be-francs-in-silence",
    number,
    "state.mayBeFrancs = true;",
    "state.mayBeFrancs = !PLANTED;",
    inSentences,
  ),
  at(
    "two-prices-are-one",
    number,
    "if (last.price !== undefined || last.amount !== undefined)\n    state.doubts",
    "if (!PLANTED && (last.price !== undefined || last.amount !== undefined))\n    state.doubts",
    inSentences,
  ),
  at(
    "or-is-and",
    cart,
    'else if (marker === "or")',
    'else if (marker === "or" && !PLANTED)',
    inSentences,
  ),
  at(
    "promise-is-cash",
    cart,
    '(has("will") || has("later"))',
    '(has("will") && !PLANTED)',
    inCorpus,
  ),
  at(
    "second-amount-is-dropped",
    money,
    '(chunk.is === "number" &&',
    '(chunk.is === "number" && !PLANTED &&',
    inCorpus,
  ),
  at(
    "first-of-several-is-taken",
    settling,
    "const only = another ? undefined : first;",
    "const only = another && !PLANTED ? undefined : first;",
    inSentences,
  ),
  at(
    "price-of-all-is-of-each",
    settling,
    "const off = Math.abs(Math.log(said / usual));",
    "const off = PLANTED ? 0 : Math.abs(Math.log(said / usual));",
    inSentences,
  ),
  at(
    "other-pack-in-silence",
    fitting,
    'container === "paire" ||',
    '(container === "paire" && !PLANTED) ||',
    inSentences,
  ),
  at(
    "credit-of-nobody",
    proposed,
    "needsCustomer(method)) && !party)",
    "needsCustomer(method)) && !party && !PLANTED)",
    inSentences,
  ),
  at(
    "leftover-in-silence",
    proposed,
    'if (leftover.length > 0) doubts.add("words-left-over");',
    'if (leftover.length > 0 && !PLANTED) doubts.add("words-left-over");',
    inSentences,
  ),
  at("we-pay-is-they-pay", kinds, "person < act ||", "PLANTED || person < act ||", inSentences),
  at(
    "doubt-is-not-said",
    back,
    "if (!isShown(doubt)) parts.push",
    "if (!isShown(doubt) && !PLANTED) parts.push",
    inBack,
  ),
  at(
    "small-word-is-goods",
    goods,
    "    smallWords.has(first.text) ||\n",
    "    (smallWords.has(first.text) && !PLANTED) ||\n",
    inSmallWords,
  ),
  at(
    "stranger-is-goods",
    strangers,
    "if (chunk.mayBeName) return true;",
    "if (chunk.mayBeName) return !PLANTED;",
    inSmallWords,
  ),
  at(
    "minus-is-noise",
    chunking,
    "isMinus(text, first))",
    "isMinus(text, first) && !PLANTED)",
    inSmallWords,
  ),
  at(
    "measure-is-lost",
    settling,
    "lost: first?.isUnmeasured ?",
    "lost: first?.isUnmeasured && !PLANTED ?",
    inMeasured,
  ),
  at(
    "number-is-a-count-whatever-it-costs",
    weighing,
    "...(off <= near ? [priced] : []),",
    "...(off <= near && !PLANTED ? [priced] : []),",
    inMeasured,
  ),
  at(
    "far-above-in-silence",
    settling,
    "(shownStock !== undefined && quantity",
    "(shownStock !== undefined && !PLANTED && quantity",
    inFarAbove,
  ),
  at(
    "rest-does-not-follow",
    paying,
    "isHalf ? Math.floor(due / 2) : amount",
    "isHalf && !PLANTED ? Math.floor(due / 2) : amount",
    inPaying,
  ),
];
