/**
 * A seed that shows each planted mistake early. Most show several: what a seed does without a mistake is looked at once
 * for all of them.
 */
const shown: readonly (readonly [seed: number, names: readonly string[]])[] = [
  [
    1,
    [
      "count-what-was-withdrawn",
      "return-leaves-commission",
      "withdraw-twice",
      "withdraw-what-was-counted",
      "withdrawal-brings-nothing-back",
    ],
  ],
  [2, ["early-return-is-earned"]],
  [3, ["pay-twice"]],
  [4, ["minimum-of-today", "rate-of-today"]],
  [24, ["names-of-today"]],
  [
    6,
    [
      "ack-rev-minus-one",
      "ack-rev-plus-one",
      "cursor-one-too-far",
      "device believes a transfer to be one revision older than it is",
      "device clamps the stock of the books at zero",
      "device deletes operations when they are sent",
      "device forgets the acknowledged revision: an applied move leaves the sum with its verdict",
      "device forgets verdicts that came late: a settled operation is not kept on the disk",
      "device gives an operation another identifier when it is sent again",
      "device keeps a refused operation in the sum",
      "device moves the cursor before the rows are stored",
      "device says « Enregistrée » before the write",
      "device takes the acknowledged revision for one higher",
      "device takes the acknowledged revision for one lower",
      "filter-by-scope-late",
      "forget-named-seller",
      "low-stock-at-every-look",
      "messages-to-everybody",
      "note-month-behind-its-facts",
      "return-not-in-totals",
      "skip-dedupe",
      "stock-keeps-its-rev",
      "transfer-keeps-its-rev",
      "trust-body-role",
    ],
  ],
  [9, ["write-in-any-conversation"]],
  [11, ["any-reseller-may"]],
  [15, ["device writes on after its tab was frozen and replaced"]],
  [18, ["recent-sales-over-a-gap"]],
  [
    25,
    [
      "device takes a failure of the server for a refusal",
      "device takes any 4xx for the server's word about the request",
    ],
  ],
  [33, ["confirm-moves-stock", "decide-twice", "device clamps what is left of a transfer at zero"]],
  [39, ["commission-of-today"]],
  [47, ["tell-once"]],
  [49, ["closed-month-keeps-its-rev", "count-repeats-in-totals"]],
  [
    51,
    [
      "device fills its read models once, and not again when they are lost",
      "device sends nothing while its read models cannot be read",
      "device takes whatever answers its refresh for the end of the session",
    ],
  ],
  [53, ["cut-page-inside-revision"]],
  [64, ["apply-refused"]],
  [78, ["receive-twice"]],
  [80, ["forget-ledger-hash", "reseller-reads-all"]],
  [300, ["hub-asks-once", "news-lost-in-an-exchange"]],
  [302, ["line-back-asks-nothing", "other-tab-hears-nothing-recorded"]],
  [306, ["hub-gives-up-after-a-failure", "recorded-waits-for-the-minute"]],
  [100, ["device waits for its turn to refresh without a limit"]],
  [
    102,
    [
      "device writes the parts of a file one by one",
      "import-moves-refused-rows",
      "judge-out-of-order",
      "move-one-line-only",
      "reject-brings-nothing-back",
      "sequence-instead-of-locked-revision",
    ],
  ],
  [
    107,
    [
      "decline-gives-back-twice",
      "decline-gives-nothing-back",
      "device hears nothing of what another tab stores",
      "device takes rows of another tab in before it has read the verdicts",
    ],
  ],
  [121, ["omit-own-rows-too-much"]],
  [114, ["device stores rows before the verdicts"]],
];

export const seedsThatShow: ReadonlyMap<string, number> = new Map(
  shown.flatMap(([seed, names]) => names.map((name) => [name, seed] as const)),
);
