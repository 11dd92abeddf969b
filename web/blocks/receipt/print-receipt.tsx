import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { PaperWidth } from "./paper-width.ts";
import { ReceiptPaper } from "./receipt-paper.tsx";
import type { ReceiptRow } from "./receipt-rows.ts";

const pixelsPerMillimetre = 96 / 25.4;

/**
 * What the printer gets instead of the screen while a receipt is open: the paper alone, on a page of its own size,
 * so that a thermal printer cuts after the last line. Built through the style sheet interface: the page allows no
 * inline styles.
 */
export function PrintReceipt({ rows, width }: { rows: readonly ReceiptRow[]; width: PaperWidth }) {
  const paper = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    const measure = () => {
      const height = Math.ceil((paper.current?.offsetHeight ?? 0) / pixelsPerMillimetre) + 2;
      sheet.replaceSync(`@media print {
        @page { size: ${width}mm ${height}mm; margin: 0; }
        #root, dialog { display: none !important; }
        [data-print-receipt] { position: static !important; visibility: visible !important; }
      }`);
    };
    measure();
    // The logo makes the paper longer when it has come, and so do the letters of its proof, even as it is printed.
    const watch = new ResizeObserver(measure);
    if (paper.current) watch.observe(paper.current);
    window.addEventListener("beforeprint", measure);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      watch.disconnect();
      window.removeEventListener("beforeprint", measure);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [width]);

  return createPortal(
    <div
      ref={paper}
      data-print-receipt
      aria-hidden="true"
      className="pointer-events-none invisible fixed top-0 left-0 w-max"
    >
      <ReceiptPaper rows={rows} width={width} />
    </div>,
    document.body,
  );
}
