import { shortMonth } from "#web/blocks/charts/month-words.ts";
import { dayWords } from "#web/blocks/periods/period-words.ts";
import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";

/** A cell as it is read on paper: `12 500`, `+12 %`, `nov. 2026`; nothing for an empty one. */
export function cellWords(cell: BookCell | undefined, language: Language): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "string") return cell;
  if (typeof cell === "number") return formatAmount(cell);
  if ("share" in cell) return `${formatQuantity(Math.round(cell.share * 100), true)} %`;
  if ("day" in cell) return dayWords(cell.day, language);
  if ("month" in cell) return shortMonth(cell.month, language);
  // It is already where the shop is.
  return formatDateTime(`${cell.moment}:00.000Z`, language, "UTC");
}
