/**
 * A seed that shows each planted mistake early. Most show several: what a seed does without a mistake is looked at once
 * for all of them.
 */
const shown: readonly (readonly [seed: number, names: readonly string[]])[] = [
  [2, ["device waits for its turn to refresh without a limit"]],
  [
    3,
    [
      "ack-rev-minus-one",
      "ack-rev-plus-one",
      "device believes a transfer to be one revision older than it is",
      "device clamps the stock of the books at zero",
      "device clamps what is left of a transfer at zero",
      "pay-twice",
      "reject-brings-nothing-back",
    ],
  ],
  [
    6,
    [
      "closed-month-keeps-its-rev",
      "count-repeats-in-totals",
      "device fills its read models once, and not again when they are lost",
      "return-not-in-totals",
      "transfer-keeps-its-rev",
    ],
  ],
  [11, ["any-reseller-may", "confirm-moves-stock"]],
  [15, ["device writes on after its tab was frozen and replaced"]],
  [
    16,
    [
      "device forgets verdicts that came late: a settled operation is not kept on the disk",
      "device keeps a refused operation in the sum",
      "device says « Enregistrée » before the write",
      "device takes a failure of the server for a refusal",
      "filter-by-scope-late",
      "forget-named-seller",
      "low-stock-at-every-look",
      "note-month-behind-its-facts",
      "stock-keeps-its-rev",
      "trust-body-role",
    ],
  ],
  [
    18,
    [
      "device deletes operations when they are sent",
      "device hears nothing of what another tab stores",
      "device takes rows of another tab in before it has read the verdicts",
      "import-moves-refused-rows",
      "messages-to-everybody",
      "recent-sales-over-a-gap",
    ],
  ],
  [
    20,
    [
      "apply-refused",
      "cursor-one-too-far",
      "device forgets the acknowledged revision: an applied move leaves the sum with its verdict",
      "device gives an operation another identifier when it is sent again",
      "device sends nothing while its read models cannot be read",
      "device takes any 4xx for the server's word about the request",
      "device takes the acknowledged revision for one higher",
      "device takes the acknowledged revision for one lower",
      "device takes whatever answers its refresh for the end of the session",
      "device writes the parts of a file one by one",
      "judge-out-of-order",
      "move-one-line-only",
      "sequence-instead-of-locked-revision",
      "skip-dedupe",
      "tell-once",
    ],
  ],
  [
    39,
    [
      "commission-of-today",
      "cut-page-inside-revision",
      "decide-twice",
      "decline-gives-back-twice",
      "decline-gives-nothing-back",
      "device moves the cursor before the rows are stored",
      "reseller-reads-all",
      "write-in-any-conversation",
    ],
  ],
  [78, ["omit-own-rows-too-much", "receive-twice"]],
  [85, ["forget-ledger-hash"]],
  [284, ["device stores rows before the verdicts"]],
];

export const seedsThatShow: ReadonlyMap<string, number> = new Map(
  shown.flatMap(([seed, names]) => names.map((name) => [name, seed] as const)),
);
