import type { Mistake } from "./mistake.ts";

const copies = "shared/rules/copies.ts";
const job = "web/blocks/printing/print-job.ts";
const link = "web/blocks/printing/link.ts";
const bytes = "web/blocks/printing/encode-paper.ts";
const text = "web/blocks/receipt/receipt-text.ts";
const lines = "web/blocks/printing/paper-lines.ts";

const inCopies = "shared/rules/copies.test.ts";
const inJob = "tests/printer/print-job.test.ts";
const inPapers = "web/app/papers.test.ts";

const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  name,
  seenBy,
  places: [{ file, from, to }],
});

/** What one could get wrong about papers and the printers that print them. */
export const paperMistakes: readonly Mistake[] = [
  at(
    "no-duplicata-after-a-cut",
    job,
    'isNothing ? "not-begun" : "failed"',
    'isNothing || PLANTED ? "not-begun" : "failed"',
    inJob,
  ),
  at(
    "no-duplicata-on-another-device",
    copies,
    "return paper.isOfHere && !isForgotten ? 0 : 1;",
    "return (PLANTED || paper.isOfHere) && !isForgotten ? 0 : 1;",
    inCopies,
  ),
  at(
    "what-was-forgotten-is-printed-first",
    copies,
    "const isForgotten = known.length",
    "const isForgotten = !PLANTED && known.length",
    inCopies,
  ),
  at(
    "drawer-opens-with-each-copy",
    job,
    "const pulse = copy === 0 && isCash",
    "const pulse = (PLANTED || copy === 0) && isCash",
    inJob,
  ),
  at(
    "drawer-opens-without-cash",
    job,
    "&& isCash && printer.opensDrawer",
    "&& (PLANTED || isCash) && printer.opensDrawer",
    inJob,
  ),
  at(
    "paper-out-taken-as-printed",
    link,
    'if (await isOutOfPaper(link, wait)) throw new PrintFailure("no-paper", true);',
    'if (!PLANTED && (await isOutOfPaper(link, wait))) throw new PrintFailure("no-paper", true);',
    inJob,
  ),
  at(
    "prints-without-asking-for-paper",
    link,
    'if (await isOutOfPaper(link, wait)) throw new PrintFailure("no-paper", false);',
    'if (!PLANTED && (await isOutOfPaper(link, wait))) throw new PrintFailure("no-paper", false);',
    inJob,
  ),
  at("cut-taken-as-never-reached", link, "    reached = true;", "    reached = !PLANTED;", inJob),
  at(
    "waits-for-a-printer-for-ever",
    link,
    "wait(mostWait).then(() => {",
    "(PLANTED ? new Promise<void>(() => {}) : wait(mostWait)).then(() => {",
    inJob,
  ),
  at(
    "sale-waits-for-the-printer",
    "web/store/commands/record-sale.ts",
    "    const { cartId, payments } = sale;",
    '    if (PLANTED) await navigator.locks.request("boutika-printer", async () => {});\n    const { cartId, payments } = sale;',
    "tests/printer/sale-beside-printer.test.ts",
  ),
  at(
    "code-pages-numbered-as-by-another-maker",
    bytes,
    "codepageMapping: profile.codePageMapping as",
    'codepageMapping: (PLANTED ? "star" : profile.codePageMapping) as',
    inPapers,
  ),
  at(
    "accents-taken-for-chinese",
    bytes,
    "return encoder.initialize().codepage",
    "return (PLANTED ? encoder.raw([0x1b, 0x40]) : encoder.initialize()).codepage",
    inPapers,
  ),
  at(
    "cut-through-the-last-lines",
    bytes,
    "encoder.newline(Math.ceil(profile.tearDots / lineDots));",
    "if (!PLANTED) encoder.newline(Math.ceil(profile.tearDots / lineDots));",
    inPapers,
  ),
  at(
    "amount-lost-where-a-line-is-narrow",
    text,
    "return [...wrap(left, columns), ...below];",
    "return [...wrap(left, columns), ...(PLANTED ? [] : below)];",
    inPapers,
  ),
  at(
    "totals-missing-on-58-mm",
    lines,
    "return rowText(row, columns).map(",
    "if (PLANTED && strong && columns < 40) return [];\n    return rowText(row, columns).map(",
    inPapers,
  ),
];
