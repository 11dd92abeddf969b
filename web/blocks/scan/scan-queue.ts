import { normalizeBarcode } from "#shared/rules/barcode.ts";

/** What a scan does: the text as read and how many times it was scanned while the queue was busy. */
export type ScanHandler = (text: string, times: number) => void | Promise<void>;

/**
 * Hands scans on one after the other, in order, however slow the handler is: none is lost, and equal ones that wait
 * (UPC-A and its EAN-13 form are equal) become one with a count. A handler that fails does not stop the next scan.
 */
export function createScanQueue(
  handle: ScanHandler,
  onFailure: (failure: unknown) => void,
): (text: string) => void {
  const waiting = new Map<string, { text: string; times: number }>();
  let busy = false;

  async function drain(): Promise<void> {
    busy = true;
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [key, { text, times }] = next.value;
      waiting.delete(key);
      try {
        await handle(text, times);
      } catch (failure) {
        onFailure(failure);
      }
    }
    busy = false;
  }

  return (text) => {
    const key = normalizeBarcode(text);
    const same = waiting.get(key);
    if (same) same.times += 1;
    else waiting.set(key, { text, times: 1 });
    if (!busy) void drain();
  };
}
