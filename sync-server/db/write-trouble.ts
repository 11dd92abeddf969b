/**
 * Why nothing can be written just now, by the codes of Postgres and of the system, also when other errors are wrapped
 * around it. Undefined for any other error. The same again is taken once somebody has made room.
 */
export type WriteTrouble = "no-room" | "read-only" | "no-means";

/** Somebody else is in the way, or the database's own limit of time was reached: the same again will do. */
const inTheWay = new Set([
  // Serialisation, deadlock, a lock not had in time; a statement or a transaction that took too long.
  ...["40001", "40P01", "55P03", "57014", "25P03", "25P04"],
]);

/** The same, also when other errors are wrapped around it. */
export function isOvertaken(error: unknown): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < mostCauses; depth += 1) {
    const { code, cause } = each as { code?: unknown } & Error;
    if (typeof code === "string" && inTheWay.has(code)) return true;
    each = cause;
  }
  return false;
}

const byCode: Record<string, WriteTrouble> = {
  ...{ "53100": "no-room", ENOSPC: "no-room", EDQUOT: "no-room", EFBIG: "no-room" },
  ...{ "25006": "read-only", EROFS: "read-only" },
  ...{ "53000": "no-means", "53200": "no-means", "53400": "no-means", "58030": "no-means" },
  ...{ ENOMEM: "no-means", EMFILE: "no-means", ENFILE: "no-means", EIO: "no-means" },
};

/** For some of these Postgres has no code of its own, and says the system's words. */
const byWords: [RegExp, WriteTrouble][] = [
  [/no space left on device|disk quota exceeded|file too large/i, "no-room"],
  [/read-only file system/i, "read-only"],
];

const mostCauses = 4;

export function writeTrouble(error: unknown): WriteTrouble | undefined {
  let each = error;
  for (let depth = 0; each instanceof Error && depth < mostCauses; depth += 1) {
    const { code, severity, message } = each as { code?: unknown; severity?: unknown } & Error;
    const known =
      typeof code === "string" && Object.hasOwn(byCode, code) ? byCode[code] : undefined;
    if (known) return known;
    if (typeof severity === "string") return wordsTrouble(message);
    each = each.cause;
  }
  return undefined;
}

/** The same of what a program of Postgres has printed. */
export function wordsTrouble(text: string): WriteTrouble | undefined {
  return byWords.find(([words]) => words.test(text))?.[1];
}

/** A folder of ours on a disk that takes nothing. */
export function folderSentence(trouble: WriteTrouble, where: string): string {
  return trouble === "no-room"
    ? `${where} cannot be written: its disk is full. Make room there, or name another folder with DATA_DIR.`
    : trouble === "read-only"
      ? `${where} cannot be written: its disk is mounted to be read only. Mount it to be written, or name another folder with DATA_DIR.`
      : `${where} cannot be written: the system has no means left for it (memory, open files) or its disk fails. Look at the machine, then start again.`;
}
