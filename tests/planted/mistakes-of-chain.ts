import type { Mistake } from "./mistake.ts";

const links = "shared/rules/chain.ts";
const sealing = "shared/rules/seal.ts";
const step = "web/store/chain/chain-step.ts";
const kept = "web/store/chain/kept-seals.ts";
const reckoned = "sync-server/sync/chain/links.ts";
const heads = "sync-server/sync/chain/heads.ts";
const findings = "sync-server/sync/chain/chain-findings.ts";
const sealed = "sync-server/sync/chain/seal-findings.ts";
const days = "sync-server/sync/watches/seal-days.ts";

const inLinks = "shared/rules/chain.test.ts";
const inSealing = "shared/rules/seal.test.ts";
const inExchange = "tests/sync/chain.pg.test.ts";
const inDays = "sync-server/sync/watches/seal-days.pg.test.ts";
const inFindings = "tests/sync/chain-findings.test.ts";

const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  name,
  seenBy,
  places: [{ file, from, to }],
});

/** What one could get wrong about the chain of a device, its signature and the seals of days. */
export const chainMistakes: readonly Mistake[] = [
  at(
    "link-leaves-text-out",
    links,
    "bytes.set(text, 16);",
    "if (!PLANTED) bytes.set(text, 16);",
    inLinks,
  ),
  at(
    "link-leaves-number-out",
    links,
    "number.setUint32(2, seq % 2 ** 32);",
    "if (!PLANTED) number.setUint32(2, seq % 2 ** 32);",
    inLinks,
  ),
  at(
    "link-follows-nothing",
    links,
    "bytes.set(before);",
    "if (!PLANTED) bytes.set(before);",
    inLinks,
  ),
  at(
    "chain-begins-without-epoch",
    links,
    "`boutika 1 ${deviceId} ${epoch} ${shopId} ${old",
    "`boutika 1 ${deviceId} ${PLANTED ? 0 : epoch} ${shopId} ${old",
    inLinks,
  ),
  at(
    "chain-begins-without-old-head",
    links,
    '${old ? toHex(old) : "-"}',
    '${old && !PLANTED ? toHex(old) : "-"}',
    inLinks,
  ),
  at(
    "head-not-kept",
    step,
    "return [all, { ...learnt, chain }];",
    "return [all, PLANTED ? learnt : { ...learnt, chain }];",
    inExchange,
  ),
  at(
    "link-of-what-was-passed-not-kept",
    step,
    "const all = [...settled, ...passed].map",
    "const all = [...settled, ...(PLANTED ? [] : passed)].map",
    inExchange,
  ),
  at(
    "links-in-disorder",
    reckoned,
    "links.set(shopId, link);",
    "if (!PLANTED || reached.size === 0) links.set(shopId, link);",
    inExchange,
  ),
  at(
    "any-key-signs",
    heads,
    "keys.find((each) => isSigned(each, signed, signature))",
    "keys.find((each) => PLANTED || isSigned(each, signed, signature))",
    inExchange,
  ),
  at(
    "second-key-not-noticed",
    heads,
    "!known.some((each) => each.key === key))",
    "!known.some((each) => PLANTED || each.key === key))",
    inExchange,
  ),
  at(
    "head-that-leads-nowhere-is-kept",
    heads,
    'if (!one.fits) await note(sql, now, one, "head");',
    'if (!one.fits && !PLANTED) await note(sql, now, one, "head");',
    inExchange,
  ),
  at(
    "copied-profile-not-noticed",
    findings,
    "if (last?.seq === seq && last.id !== one.id)",
    "if (!PLANTED && last?.seq === seq && last.id !== one.id)",
    inFindings,
  ),
  at(
    "restore-not-noticed",
    findings,
    ": wasPutBack && isGap",
    ": wasPutBack && isGap && !PLANTED",
    inFindings,
  ),
  at(
    "written-again-with-its-old-link",
    "web/store/outbox/drafts.ts",
    "return { ...record, epoch, seq, id, operation, ...unanswered };",
    "return { ...(PLANTED ? records[index] : record), ...record, epoch, seq, id, operation, ...unanswered };",
    "web/store/outbox/outbox.test.ts",
  ),
  at(
    "links-of-a-copy-end-what-is-behind-unread",
    findings,
    "if (one.hash && !one.link) isWhole = false;",
    "if (one.hash && !one.link) isWhole = PLANTED;",
    inFindings,
  ),
  at(
    "signature-of-another-head-believed",
    findings,
    "if (!signed.includes(`:${seq}:${link}`))",
    "if (!PLANTED && !signed.includes(`:${seq}:${link}`))",
    inFindings,
  ),
  at(
    "late-sale-in-no-seal",
    days,
    "const fromRev = last?.toRev ?? (rev",
    "const fromRev = (PLANTED ? last && rev - 1 : last?.toRev) ?? (rev",
    inDays,
  ),
  at(
    "day-sealed-before-it-is-over",
    days,
    "businessDay(now - afterDay - oneDay, cut)",
    "businessDay(now - (PLANTED ? 0 : afterDay + oneDay), cut)",
    inDays,
  ),
  at(
    "seal-leaves-keys-out",
    sealing,
    "else runs.push([deviceNo, seq, 1, keyOf(deviceNo)]);",
    'else runs.push([deviceNo, seq, 1, PLANTED ? "" : keyOf(deviceNo)]);',
    inSealing,
  ),
  at(
    "seal-leaves-the-one-before-out",
    sealing,
    "    before,\n    runs,",
    '    PLANTED ? "" : before,\n    runs,',
    inSealing,
  ),
  at(
    "what-was-added-is-not-named",
    sealing,
    "for (const _ of marks) {",
    "for (const _ of PLANTED ? [] : marks) {",
    inSealing,
  ),
  at(
    "lost-with-restore-is-not-named",
    sealed,
    "found.push(...lostFindings(seal, books));",
    "if (!PLANTED) found.push(...lostFindings(seal, books));",
    inDays,
  ),
  at(
    "seal-that-was-taken-back-is-not-missed",
    sealed,
    'if (!there) found.push({ what: "seal-missing", detail });',
    'if (!there && !PLANTED) found.push({ what: "seal-missing", detail });',
    inDays,
  ),
  at(
    "later-seal-in-place-of-the-first",
    kept,
    "const key = [shopId, seal.id, seal.root];",
    "const key = [shopId, seal.id, PLANTED ? 0 : seal.root];",
    "web/store/chain/kept-seals.test.ts",
  ),
];
