import {
  type CopiedPaper,
  nextCopy,
  type PrintedPaper,
  withBegun,
  withEnded,
} from "#shared/rules/copies.ts";
import { openStore } from "./current-store.ts";
import type { KnownPrinter } from "./outbox/operation-record.ts";
import type { Outbox } from "./outbox/outbox.ts";

export type { KnownPrinter };

/** The printer that was chosen on this device; undefined where none was, or nothing can be kept. */
export async function chosenPrinter(): Promise<KnownPrinter | undefined> {
  return (await openStore())?.device.outbox.meta.printer ?? undefined;
}

/** Keeps which printer was chosen; null for none. Throws `StorageFailure`. */
export async function choosePrinter(printer: KnownPrinter | null): Promise<void> {
  await (await openStore())?.device.outbox.putMeta({ printer });
}

/** What was printed here, the oldest first. */
export async function printedPapers(): Promise<readonly PrintedPaper[]> {
  return (await openStore())?.device.outbox.meta.printed ?? [];
}

/**
 * Notes that a paper is about to be printed, on the disk, and tells which copy it is: 0 the first (R1). Throws
 * `StorageFailure`: what cannot be noted is not printed.
 */
export async function beginPrint(paper: CopiedPaper): Promise<number> {
  const outbox = (await openStore())?.device.outbox;
  if (!outbox) return paper.isOfHere ? 0 : 1;
  return printsIn(outbox).begin(paper);
}

/** Notes how it ended. */
export async function endPrint(paper: Pick<CopiedPaper, "id">, end: PrintEnd): Promise<void> {
  const outbox = (await openStore())?.device.outbox;
  if (outbox) await printsIn(outbox).end(paper, end);
}

type PrintEnd = Parameters<typeof withEnded>[2];

/** Where a device notes its prints. A sale waits for such a note at most, never for a printer. */
export function printsIn(outbox: Pick<Outbox, "refresh" | "meta" | "putMeta">) {
  return {
    async begin(paper: CopiedPaper): Promise<number> {
      await outbox.refresh();
      const known = outbox.meta.printed ?? [];
      const copy = nextCopy(known, paper);
      await outbox.putMeta({ printed: withBegun(known, paper, { copy, at: Date.now() }) });
      return copy;
    },
    end: (paper: Pick<CopiedPaper, "id">, end: PrintEnd): Promise<void> =>
      outbox.putMeta({ printed: withEnded(outbox.meta.printed ?? [], paper, end) }),
  };
}
