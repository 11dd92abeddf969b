/**
 * What the virtual printer holds against the bytes it got; a test in which it is thrown has found a fault.
 * `unknown-command`: nothing it knows begins so. `bad-parameter`: a number outside of what the command takes.
 * `not-this-printer`: its profile has no such page, blade, drawer or picture command. `too-wide`: would be cut off at
 * the edge. `line-not-empty`: a picture or code in the middle of a line. `nothing-stored`: a QR printed before its data.
 * `bad-code`: the code cannot be drawn of such data.
 */
export type PrinterFault =
  | "unknown-command"
  | "bad-parameter"
  | "not-this-printer"
  | "too-wide"
  | "line-not-empty"
  | "nothing-stored"
  | "bad-code";

export class PrinterError extends Error {
  readonly fault: PrinterFault;
  /** Counted from the first byte the printer ever got. */
  readonly offset: number;

  constructor(fault: PrinterFault, offset: number, what: string) {
    super(`${fault} at byte ${offset}: ${what}`);
    this.name = "PrinterError";
    this.fault = fault;
    this.offset = offset;
  }
}
