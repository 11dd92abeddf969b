import type { CopiedPaper } from "#shared/rules/copies.ts";
import { type PrinterProfile, printerProfile } from "#shared/rules/printer-profiles.ts";
import { beginPrint, endPrint, type KnownPrinter } from "#web/store/printed.ts";
import { sendTo, type Wait } from "./link.ts";
import type { PrintRow } from "./paper-lines.ts";
import { PrintFailure } from "./trouble.ts";
import { type FoundPrinter, foundAgain } from "./ways.ts";

/** What is printed. `paper`: what must not be there twice without saying so; absent where it may. */
export type PrintJob = {
  rows: readonly PrintRow[];
  paper?: CopiedPaper | undefined;
  /** The word above a second print, by its number. */
  copyWord: (copy: number) => string;
  /** Somebody paid in cash: the drawer may open with it. */
  isCash?: boolean;
};

type Printing = {
  printer: KnownPrinter;
  /** Just chosen; else the browser is asked for the one of before. */
  found?: FoundPrinter | undefined;
  wait?: Wait;
  /** Where prints are noted; the device's own disk unless a test gives another. */
  memory?: { begin: typeof beginPrint; end: typeof endPrint };
};

const ownMemory = { begin: beginPrint, end: endPrint };

const lockName = "boutika-printer";

/**
 * Prints one paper and resolves once the printer has all of it. What it prints is noted on the disk before the first
 * byte leaves (R1). Throws `PrintFailure`, and `StorageFailure` where nothing could be noted.
 */
export async function printJob(
  job: PrintJob,
  { printer, found, wait, memory = ownMemory }: Printing,
): Promise<void> {
  const { encodePaper, draw } = await printingParts();
  const profile = profileOf(printer);
  const { rows, paper, copyWord, isCash = false } = job;
  await oneAtATime(async () => {
    const copy = paper ? await memory.begin(paper) : 0;
    const marked = copy === 0 ? rows : withCopyWord(rows, copyWord(copy));
    try {
      for (const row of rows) if (row.kind === "picture") await draw?.readyLogo(row.url);
      const pulse = copy === 0 && isCash && printer.opensDrawer;
      const drawer = draw?.canvasDrawer;
      const bytes = encodePaper(marked, profile, { pulse, ...(drawer && { drawer }) });
      const { link } = found ?? (await foundAgain(printer, navigator));
      await sendTo(link, bytes, profile, wait);
    } catch (cause) {
      const isNothing = cause instanceof PrintFailure && !cause.reached;
      if (paper) await memory.end(paper, isNothing ? "not-begun" : "failed");
      throw cause;
    }
    if (paper) await memory.end(paper, "printed");
  });
}

/** Opens the drawer and prints nothing. Throws `PrintFailure`. */
export async function openDrawer(printer: KnownPrinter, wait?: Wait): Promise<void> {
  const { encodePulse } = await printingParts();
  const profile = profileOf(printer);
  await oneAtATime(async () => {
    const { link } = await foundAgain(printer, navigator);
    await sendTo(link, encodePulse(profile), profile, wait);
  });
}

/** The word of a copy stands above everything, and below it. */
export const withCopyWord = (rows: readonly PrintRow[], word: string): PrintRow[] => {
  const said = { kind: "centre" as const, text: word, strong: true };
  return [said, ...rows, said];
};

export function profileOf({ profile }: Pick<KnownPrinter, "profile">): PrinterProfile {
  const found = printerProfile(profile) ?? printerProfile("generic-58");
  if (!found) throw new Error("there is no profile of a usual printer");
  return found;
}

/** What makes bytes of a paper, fetched when somebody prints first. Throws `PrintFailure`. */
async function printingParts() {
  try {
    const [{ encodePaper, encodePulse }, draw] = await Promise.all([
      import("./encode-paper.ts"),
      typeof document === "undefined" ? undefined : import("./draw.ts"),
    ]);
    return { encodePaper, encodePulse, draw };
  } catch (cause) {
    throw new PrintFailure("not-fetched", false, cause);
  }
}

/** Two tabs, and two taps, print one after the other. */
function oneAtATime<T>(act: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request(lockName, act) as Promise<T>) : act();
}
