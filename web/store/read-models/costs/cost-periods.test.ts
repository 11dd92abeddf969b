import { expect, test } from "vitest";
import type { DayFigures } from "#shared/rules/figures.ts";
import { Memo } from "#web/store/read-models/memo.ts";
import { CostBook, type CostParts } from "./cost-book.ts";
import type { GoodsOfDays } from "./goods-of-days.ts";

const nothing: readonly never[] = [];
const empty = { list: () => nothing, subscribe: () => () => {} };

test("[N5] two periods that are asked for in turn keep their answers, or a screen with both would never stand still", () => {
  const figures = new Memo<readonly DayFigures[]>();
  const goods: Pick<GoodsOfDays, "days" | "of" | "subscribe"> = {
    ...{ days: () => [], of: () => [], subscribe: () => () => {} },
  };
  const parts: CostParts = {
    ...{ products: empty, months: empty, purchases: empty, goods: goods as GoodsOfDays },
    closedMonths: () => new Set(),
    figures: {
      days: ({ from, to }) => figures.of(`${from} ${to}`, [], () => []),
      edition: () => [],
    },
    own: () => undefined,
  };
  const book = new CostBook(parts);
  const today = { from: "2026-11-27", to: "2026-11-27" };
  const month = { from: "2026-11-01", to: "2026-11-27" };
  const before = [book.days(today), book.days(month)];
  expect(book.days(today)).toBe(before[0]);
  expect(book.days(month)).toBe(before[1]);
});
