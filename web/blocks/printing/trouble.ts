/** Why nothing, or not all, came out. */
export type PrintTrouble =
  /** It could not be reached: switched off, out of reach, taken by another program. */
  | "unreachable"
  /** The way to it was cut while it printed. */
  | "cut"
  /** It took nothing any more for a while. */
  | "no-answer"
  | "no-paper"
  /** What speaks to printers has not been fetched, and there is no network. */
  | "not-fetched"
  /** Nobody chose a printer. */
  | "not-chosen";

/** A print that failed; `reached`: some of it may stand on paper. */
export class PrintFailure extends Error {
  readonly trouble: PrintTrouble;
  readonly reached: boolean;

  constructor(trouble: PrintTrouble, reached: boolean, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
    this.reached = reached;
  }
}
