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

/** Somebody else was in the way (serialisation, deadlock): the same again will do. */
export function isWorthAnotherTry(error: unknown): boolean {
  return ["40001", "40P01"].includes(codeOf(error));
}
