/**
 * Fault injection: mistakes that somebody could make in this server, each one line away from the right code.
 * The set is empty in production. Tests plant one and demand that the checks around the sync see it.
 */
export type Fault =
  /** Revisions are handed out before the change instead of under the shop's lock with it. */
  | "sequence-instead-of-locked-revision"
  /** A page of changes ends where the budget ends. */
  | "cut-page-inside-revision"
  /** The cursor of an answer is one revision too far. */
  | "cursor-one-too-far"
  /** Rows of a page are read after the revision was, in another snapshot. */
  | "filter-by-scope-late"
  /** A role written into the body of an operation is believed. */
  | "trust-body-role"
  /** The same identifier counts as the same operation, whatever it says. */
  | "forget-ledger-hash"
  /** An operation that comes again is done again. */
  | "skip-dedupe"
  /** A refused change of stock moves the books all the same. */
  | "apply-refused"
  /** Operations of a request are judged from the last to the first. */
  | "judge-out-of-order"
  /** The verdict names the revision after, or before, the one of the change. */
  | "ack-rev-plus-one"
  | "ack-rev-minus-one"
  /** The stock row of a sale keeps its old revision. */
  | "stock-keeps-its-rev"
  /** Own sales are left out of the answer even when the device cannot know all of them. */
  | "omit-own-rows-too-much"
  /** Two lines of one product move it once. */
  | "move-one-line-only"
  /** A transfer or a reseller's sale that is decided can be decided again. */
  | "decide-twice"
  /** A transfer whose pieces were sold, returned or given back keeps its old revision. */
  | "transfer-keeps-its-rev"
  /** A declined sale leaves its pieces sold. */
  | "decline-gives-nothing-back"
  /** A declined sale gives its pieces back to the reseller twice. */
  | "decline-gives-back-twice"
  /** Rows of a file that are left out bring their pieces all the same. */
  | "import-moves-refused-rows"
  /** A rejected transfer brings nothing back into the shop's stock. */
  | "reject-brings-nothing-back"
  /** The confirmation of a reseller's sale takes its pieces from the shop once more. */
  | "confirm-moves-stock"
  /** A commission is counted from the minimum price of today. */
  | "commission-of-today"
  /** A commission that is paid can be paid again. */
  | "pay-twice"
  /** Every reseller reads the transfers and sales of all. */
  | "reseller-reads-all"
  /** What a reseller may decide, sell or return is not looked at row by row. */
  | "any-reseller-may"
  /** Goods that have come can be received again. */
  | "receive-twice"
  /** Goods that were taken back on their way can be taken back again. */
  | "withdraw-twice"
  /** Goods that were counted are taken back all the same while their sender has not been told. */
  | "withdraw-what-was-counted"
  /** Goods that were taken back are counted all the same while their receiver has not been told. */
  | "count-what-was-withdrawn"
  /** Goods that are taken back do not enter the stock again. */
  | "withdrawal-brings-nothing-back"
  /** What comes back of a reseller's sale leaves its commission as it was. */
  | "return-leaves-commission"
  /** What came back of a reseller's sale before it was confirmed is earned all the same. */
  | "early-return-is-earned"
  /** The other shop is told once, right after the change, and never again when that fails. */
  | "tell-once"
  /** That low stock was told is not remembered. */
  | "low-stock-at-every-look"
  /** What somebody does counts for whoever is signed in, whoever did it. */
  | "forget-named-seller"
  /** A member reads the messages of everybody. */
  | "messages-to-everybody"
  /** Whose conversation one writes in is not looked at. */
  | "write-in-any-conversation"
  /** A sale that comes again is added to the figures again. */
  | "count-repeats-in-totals"
  /** An open month is noted from behind the sales that it is noted for. */
  | "note-month-behind-its-facts"
  /** A return is left out of the figures. */
  | "return-not-in-totals"
  /** Sales that were written lately are answered from memory although others were written between them. */
  | "recent-sales-over-a-gap"
  /** The book of a closed month keeps its revision when a fact comes late. */
  | "closed-month-keeps-its-rev";

export type Faults = ReadonlySet<Fault>;
