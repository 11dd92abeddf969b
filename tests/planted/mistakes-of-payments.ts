import type { Mistake } from "./mistake.ts";

const money = "shared/money-messages/money.ts";
const reader = "shared/money-messages/read-message.ts";
const chain = "shared/money-messages/chain.ts";
const order = "shared/money-messages/chain-order.ts";
const match = "shared/money-messages/match.ts";
const proof = "shared/money-messages/proof.ts";
const labels = "shared/money-messages/read-labels.ts";
const suspicions = "shared/money-messages/suspicions.ts";
const kept = "web/store/money-messages.ts";
const code = "shared/rules/merchant-qr.ts";
const fields = "shared/rules/merchant-qr-fields.ts";

const inReader = "shared/money-messages/read-message.test.ts";
const inChain = "shared/money-messages/chain.test.ts";
const inMatch = "shared/money-messages/match.test.ts";
const inForms = "shared/money-messages/forms.test.ts";
const inProof = "shared/money-messages/proof.test.ts";
const inSuspicions = "shared/money-messages/suspicions.test.ts";
const inCode = "shared/rules/merchant-qr.test.ts";
const inFields = "shared/rules/merchant-qr-fields.test.ts";

const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  name,
  seenBy,
  places: [{ file, from, to }],
});

/** What one could get wrong about messages of mobile money and the codes that ask for it. */
export const paymentMistakes: readonly Mistake[] = [
  at(
    "message-counts-twice",
    chain,
    'if (like !== undefined) judged.set(id, { verdict: "same", like });\n    return like === undefined;',
    'if (like !== undefined) judged.set(id, { verdict: "same", like });\n    return PLANTED || like === undefined;',
    inChain,
  ),
  at(
    "balance-chain-edited-and-not-marked",
    order,
    "Math.abs(before - balance) <= slack + next.slack",
    "PLANTED || Math.abs(before - balance) <= slack + next.slack",
    inChain,
  ),
  at(
    "reference-used-twice-is-not-marked",
    chain,
    "if (kept && id !== kept.id) judged.set",
    "if (!PLANTED && kept && id !== kept.id) judged.set",
    inChain,
  ),
  at(
    "points-part-fractions-of-francs",
    money,
    'let units = Number(whole.replace(/[ .,]/g, ""));',
    'let units = Number(whole.replace(/[ ,]/g, "").replace(PLANTED ? /$^/ : /[.]/g, ""));',
    inReader,
  ),
  at(
    "one-digit-behind-a-comma-is-a-fraction",
    money,
    'if (fraction && mark === "," && fraction.length !== 2) return undefined;',
    'if (!PLANTED && fraction && mark === "," && fraction.length !== 2) return undefined;',
    inReader,
  ),
  at(
    "two-amounts-and-one-is-taken",
    money,
    "if (marks.size > 1 || (mark && marks.has(mark))) return undefined;",
    "if (!PLANTED && (marks.size > 1 || (mark && marks.has(mark)))) return undefined;",
    inReader,
  ),
  at(
    "failed-payment-brought-money",
    reader,
    "return isIn && (failures.test(operators)",
    "return isIn && !PLANTED && (failures.test(operators)",
    inReader,
  ),
  at(
    "payers-words-decide",
    labels,
    "const words = freeWords(lines);",
    "const words = PLANTED ? [] : freeWords(lines);",
    "shared/money-messages/payers-words.test.ts",
  ),
  at(
    "way-of-a-transfer-guessed",
    labels,
    "if (isFrom === isTo) return undefined;",
    "if (!PLANTED && isFrom === isTo) return undefined;",
    "shared/money-messages/two-numbers.test.ts",
  ),
  at(
    "unknown-words-dropped",
    "shared/money-messages/left-words.ts",
    "const isLeft = !word.includes(apart) && !stock.has(word);",
    "const isLeft = !PLANTED && !word.includes(apart) && !stock.has(word);",
    "tests/leftover/every-reader.test.ts",
  ),
  at(
    "foreign-link-taken-for-the-operators",
    "shared/money-messages/scam-signs.ts",
    "!link.isOperators &&",
    "!link.isOperators && !PLANTED &&",
    "shared/money-messages/scam-signs.test.ts",
  ),
  at(
    "sums-that-do-not-go-together-pass",
    "shared/money-messages/sums.ts",
    "Math.abs(told - sum) <= slack",
    "PLANTED || Math.abs(told - sum) <= slack",
    "shared/money-messages/sums.test.ts",
  ),
  at(
    "an-invoice-is-the-operators-number",
    "shared/money-messages/references.ts",
    "!wordAndNumber.test(form)",
    "(PLANTED || !wordAndNumber.test(form))",
    inForms,
  ),
  at(
    "payment-by-somebody-guessed",
    "shared/money-messages/kinds.ts",
    '? "payment-received" : undefined;',
    '? "payment-received" : PLANTED ? kind : undefined;',
    inForms,
  ),
  at(
    "number-left-over-weighs-nothing",
    "shared/money-messages/left-words.ts",
    "return /\\d/.test(rest) || heavy.test(rest);",
    "return (!PLANTED && /\\d/.test(rest)) || heavy.test(rest);",
    inForms,
  ),
  at(
    "balance-below-its-amount-is-not-marked",
    suspicions,
    "balance < move.amount - (move.fee ?? 0)",
    "!PLANTED && balance < move.amount - (move.fee ?? 0)",
    inSuspicions,
  ),
  at(
    "payment-matched-with-two-messages",
    match,
    "const payment = key && left.get(key)?.shift();",
    "const payment = key && (PLANTED ? left.get(key)?.[0] : left.get(key)?.shift());",
    inMatch,
  ),
  at(
    "paid-in-another-currency-is-paid",
    proof,
    "if (reading.currency !== currency) return",
    "if (!PLANTED && reading.currency !== currency) return",
    inProof,
  ),
  at(
    "pasted-again-is-kept-twice",
    kept,
    "([key]) => !known.has(key),",
    "([key]) => PLANTED || !known.has(key),",
    "web/store/money-messages.test.ts",
  ),
  at(
    "checksum-of-a-code-unchecked",
    code,
    'if (!checksumOver) return refused("wrong-checksum");',
    'if (!checksumOver && !PLANTED) return refused("wrong-checksum");',
    inCode,
  ),
  at(
    "checksum-begins-at-nought",
    fields,
    "let sum = 0xffff;",
    "let sum = PLANTED ? 0 : 0xffff;",
    inFields,
  ),
  at(
    "second-amount-of-a-code-counts",
    code,
    'if (repeated) return refused("repeated-field", repeated);',
    'if (repeated && !PLANTED) return refused("repeated-field", repeated);',
    inCode,
  ),
];
