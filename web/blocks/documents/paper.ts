import type { jsPDF } from "jspdf";

/** A4, in millimetres. */
export const paper = { width: 210, margin: 12, bottom: 280, rowStep: 5 } as const;

/** What the built-in letters of a PDF know beyond the Latin-1 of accents: Windows-1252. */
const known = /[\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** What most texts are made of: nothing of it has to be looked at letter by letter. */
const isPlain = /^[\u0020-\u007e\u00a1-\u00ff]*$/;

/** A text in letters that can be printed: no narrow spaces, no true minus, no letter of another script. */
export function printable(text: string): string {
  if (isPlain.test(text)) return text;
  const plain = text
    .normalize("NFC")
    .replaceAll(/[\u00a0\u202f\s]/g, " ")
    .replaceAll("\u2212", "-");
  return Array.from(plain, letterOf).join("");
}

function letterOf(letter: string): string {
  if (known.test(letter)) return letter;
  const [bare = ""] = letter.normalize("NFD");
  return known.test(bare) ? bare : "?";
}

/** « 2 / 5 » below every page. */
export function numberPages(pdf: jsPDF): void {
  const pages = pdf.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    pdf.setPage(page).setFont("helvetica", "normal").setFontSize(8);
    pdf.text(`${page} / ${pages}`, paper.width - paper.margin, 290, { align: "right" });
  }
}
