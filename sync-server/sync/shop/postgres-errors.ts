function codeOf(error: unknown): string {
  const code =
    (error as { code?: unknown } | null)?.code ??
    (error as { cause?: { code?: unknown } } | null)?.cause?.code;
  return typeof code === "string" ? code : "";
}

/** Postgres could not take a value (class 22) or a row (class 23): the same again would fail again. */
export function isDataError(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}

/** One machine of a spread database did not take rows that another sent it: Citus tells its words without its code. */
export function isRefusedByMachine(error: unknown): boolean {
  return (
    codeOf(error) === "XX000" && (error as { routine?: unknown }).routine === "ReportCopyError"
  );
}

/** Somebody else was in the way (serialisation, deadlock): the same again will do. */
export function isWorthAnotherTry(error: unknown): boolean {
  return ["40001", "40P01"].includes(codeOf(error));
}

/** Thrown by a transaction that finds somebody else in the way after it has begun: it is rolled back and done again. */
export class Overtaken extends Error {
  readonly code = "40001";
}

const mostTries = 5;

/**
 * Does a transaction again that Postgres has rolled back because somebody else was in the way: nothing of it exists, and
 * the same again finds the others done. For transactions that lock rows of several kinds; whatever it does apart from
 * them must bear being done again.
 */
export async function untilThrough<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!isWorthAnotherTry(error) || tries >= mostTries) throw error;
    }
  }
}
