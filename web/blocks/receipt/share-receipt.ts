import { download } from "#web/blocks/download.ts";
import { paperColumns } from "./paper-width.ts";
import { receiptImage } from "./receipt-image.ts";
import type { ReceiptRow } from "./receipt-rows.ts";
import { receiptText } from "./receipt-text.ts";

export type ShareOutcome = "shared" | "given-up" | "impossible";

/** Closed without choosing, or a sheet is open already: a share sheet there is. */
const harmless: ReadonlySet<string> = new Set(["AbortError", "InvalidStateError"]);

/** Offers the receipt to the phone's share sheet, as a picture where it takes files, else as text. */
export async function shareReceipt(
  rows: readonly ReceiptRow[],
  title: string,
): Promise<ShareOutcome> {
  if (typeof navigator.share !== "function") return "impossible";
  try {
    const file = await receiptImage(rows, fileNameOf(title));
    const withPicture = { files: [file], title };
    if (navigator.canShare?.(withPicture)) await navigator.share(withPicture);
    else await navigator.share({ title, text: receiptText(rows, paperColumns["58"]) });
    return "shared";
  } catch (failure) {
    return failure instanceof DOMException && harmless.has(failure.name)
      ? "given-up"
      : "impossible";
  }
}

/** Puts the picture among the downloads; false where it cannot be drawn or kept. */
export async function downloadReceipt(
  rows: readonly ReceiptRow[],
  title: string,
): Promise<boolean> {
  try {
    const file = await receiptImage(rows, fileNameOf(title));
    download(file, file.name, file.type);
    return true;
  } catch {
    return false;
  }
}

/** Puts the text on the clipboard; false where the browser refuses. */
export async function copyReceipt(rows: readonly ReceiptRow[]): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(receiptText(rows, paperColumns["58"]));
    return true;
  } catch {
    return false;
  }
}

function fileNameOf(title: string): string {
  return `${title.replaceAll(/[^\p{L}\p{N}-]+/gu, "-")}.png`;
}
