import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { shareReceipt } from "#web/blocks/receipt/share-receipt.ts";
import type { KnownPrinter } from "#web/store/printed.ts";
import { profileOf } from "./print-job.ts";

type Elsewhere = { rows: readonly ReceiptRow[]; title: string; printer: KnownPrinter };

/** Gives a paper to a program that prints it: to RawBT as bytes, or to any other as a picture. */
export async function printElsewhere(
  way: "rawbt" | "share",
  { rows, title, printer }: Elsewhere,
): Promise<void> {
  if (way === "share") {
    await shareReceipt(rows, title);
    return;
  }
  const [{ encodePaper }, { canvasDrawer }] = await Promise.all([
    import("./encode-paper.ts"),
    import("./draw.ts"),
  ]);
  location.href = rawBtLink(encodePaper(rows, profileOf(printer), { drawer: canvasDrawer }));
}

/** The address under which RawBT takes bytes. */
export function rawBtLink(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return `rawbt:base64,${btoa(text)}`;
}
