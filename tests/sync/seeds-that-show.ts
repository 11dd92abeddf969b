/**
 * A seed that shows each planted mistake early. Most show several: what a seed does without a mistake is looked at once
 * for all of them.
 */
const shown: readonly (readonly [seed: number, names: readonly string[]])[] = [
  [
    1,
    [
      "count-repeats-in-totals",
      "count-what-was-withdrawn",
      "day-of-utc",
      "day-turns-at-midnight",
      "decide-twice",
      "device clamps the stock of the books at zero",
      "note-month-behind-its-facts",
      "omit-own-rows-too-much",
      "pending-at-its-own-revision",
      "receive-twice",
      "return-leaves-commission",
      "withdraw-twice",
      "withdraw-what-was-counted",
      "withdrawal-brings-nothing-back",
      "write-in-any-conversation",
    ],
  ],
  [2, ["commission-of-today", "early-return-is-earned"]],
  [
    4,
    [
      "count-adds-all-that-was-counted",
      "device deletes operations when they are sent",
      "device takes whatever answers its refresh for the end of the session",
      "forget-ledger-hash",
      "rate-of-today",
    ],
  ],
  [
    5,
    [
      "device clamps what is left of a transfer at zero",
      "messages-to-everybody",
      "reseller-reads-all",
    ],
  ],
  [
    6,
    [
      "ack-rev-minus-one",
      "ack-rev-plus-one",
      "cursor-one-too-far",
      "device believes a transfer to be one revision older than it is",
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
      "return-not-in-totals",
      "skip-dedupe",
      "stock-keeps-its-rev",
      "transfer-keeps-its-rev",
      "trust-body-role",
    ],
  ],
  [7, ["device takes a failure of the server for a refusal"]],
  [11, ["any-reseller-may"]],
  [15, ["device writes on after its tab was frozen and replaced"]],
  [16, ["minimum-of-today"]],
  [18, ["names-of-today", "recent-sales-over-a-gap"]],
  [20, ["access-stays-as-it-was"]],
  [22, ["pay-twice"]],
  [25, ["device takes any 4xx for the server's word about the request"]],
  [33, ["confirm-moves-stock"]],
  [47, ["tell-once"]],
  [49, ["closed-month-keeps-its-rev"]],
  [
    51,
    [
      "device fills its read models once, and not again when they are lost",
      "device sends nothing while its read models cannot be read",
    ],
  ],
  [53, ["cut-page-inside-revision"]],
  [64, ["apply-refused"]],
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
  [114, ["device stores rows before the verdicts"]],
];

export const seedsThatShow: ReadonlyMap<string, number> = new Map(
  shown.flatMap(([seed, names]) => names.map((name) => [name, seed] as const)),
);
