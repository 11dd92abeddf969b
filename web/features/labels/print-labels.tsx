import { useLayoutEffect } from "react";
import { createPortal } from "react-dom";
import type { LabelContent } from "./label-content.ts";
import { cornerOf, type LabelFormat, pagesOf } from "./label-formats.ts";
import { LabelView } from "./label-view.tsx";

type PrintLabelsProps = {
  labels: readonly LabelContent[];
  format: LabelFormat;
  /** Places of the first sheet that are used already. */
  skipped: number;
};

/**
 * What the printer gets instead of the screen: pages of the paper's own size, each label at its place to the tenth of a
 * millimetre. Built through the style sheet interface: the page allows no inline styles.
 */
export function PrintLabels({ labels, format, skipped }: PrintLabelsProps) {
  const { width, height } = format.page;

  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@media print {
      @page { size: ${width}mm ${height}mm; margin: 0; }
      #root, dialog { display: none !important; }
      [data-print-labels] { display: block !important; }
      [data-print-labels] > :not(:last-child) { break-after: page; }
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [width, height]);

  return createPortal(
    <div data-print-labels aria-hidden="true" className="hidden">
      {pagesOf(labels, format, skipped).map((page, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is nothing but its number
          key={at}
          className="relative overflow-hidden"
          style={{ width: `${width}mm`, height: `${height}mm` }}
        >
          {page.map((content, place) => {
            if (!content) return null;
            const { left, top } = cornerOf(place, format);
            return (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is nothing but its number
                key={place}
                className="absolute"
                style={{ left: `${left}mm`, top: `${top}mm` }}
              >
                <LabelView content={content} format={format} />
              </div>
            );
          })}
        </div>
      ))}
    </div>,
    document.body,
  );
}
