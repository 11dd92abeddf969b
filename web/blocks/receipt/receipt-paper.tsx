import { cx } from "#web/ui/cx.ts";
import type { PaperWidth } from "./paper-width.ts";
import type { ReceiptRow } from "./receipt-rows.ts";

const widths: Record<PaperWidth, string> = {
  "58": "w-[58mm] px-[3mm] text-[9pt] leading-[12pt]",
  "80": "w-[80mm] px-[4mm] text-[11pt] leading-[14pt]",
};

/** The receipt at its true size, black on white in any theme: what is seen is what is printed. */
export function ReceiptPaper({ rows, width }: { rows: readonly ReceiptRow[]; width: PaperWidth }) {
  return (
    <div className={cx("max-w-full bg-[white] py-[4mm] font-mono text-[black]", widths[width])}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a receipt never move
        <PaperRow key={index} row={row} />
      ))}
    </div>
  );
}

function PaperRow({ row }: { row: ReceiptRow }) {
  switch (row.kind) {
    case "picture":
      return (
        <img
          src={row.url}
          alt=""
          className="mx-auto mb-[2mm] max-h-[18mm] max-w-[70%] object-contain grayscale"
        />
      );
    case "rule":
      return <hr className="my-[1.5mm] border-t border-dashed border-[black]" />;
    case "centre":
      return (
        <p className={cx("text-center break-words", row.strong && "text-[1.2em] font-bold")}>
          {row.text}
        </p>
      );
    case "text":
      return <p className="break-words">{row.text}</p>;
    case "pair":
      return (
        <p className={cx("flex flex-wrap justify-between gap-x-[2mm]", row.strong && "font-bold")}>
          <span className="min-w-0 break-words">{row.left}</span>
          <span className="figures ml-auto min-w-0 whitespace-normal">{row.right}</span>
        </p>
      );
  }
}
