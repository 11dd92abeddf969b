import type { Token } from "./row-tokens.ts";
import type { Column, ColumnRole, Titles } from "./titles.ts";

/** A date, « 03/11 », « 03-11-26 »: neither a count nor a price, under any title. */
const day = /^\d{1,2}[/.-]\d{1,2}(?:[/.-](?:\d{2}|\d{4}))?$/;
const isOfWords = (role: ColumnRole) => role === "other" || role === "unknown" || role === "mark";

/**
 * The row without words behind the name that stand under the title of another column: a lot, a day. `unknown`: the
 * titles above those words, if their role is unknown.
 */
export function withoutWordColumns(all: readonly Token[], titles: Titles, nameAt: number) {
  const unknown: string[] = [];
  const others = titles.filter(
    ({ role, left, right }, at) => at > nameAt && right > left && isOfWords(role),
  );
  if (others.length === 0) return { tokens: all, unknown };
  const tokens = all.filter((token) => {
    if (token.kind === "digits" && /^[\d.,]+$/.test(token.text)) return true;
    const column = columnOver(token, titles);
    if (!column || !others.includes(column)) return true;
    if (column.role === "unknown" && token.kind === "unit") return true;
    if (column.role === "unknown" && !day.test(token.text)) unknown.push(column.text ?? "");
    return false;
  });
  return { tokens, unknown };
}

/** The column whose title is nearest above the token. */
function columnOver({ x, width }: Token, titles: Titles): Column | undefined {
  let best: { column: Column; off: number } | undefined;
  for (const column of titles) {
    const off = Math.max(0, column.left - (x + width), x - column.right);
    if (!best || off < best.off) best = { column, off };
  }
  return best?.column;
}

/** Index of the first token after those in the columns of marks, left of the names. */
export function pastMarks(tokens: readonly Token[], titles: Titles, nameAt: number): number {
  const name = titles[nameAt];
  let at = 0;
  for (const { role, left, right } of titles.slice(0, nameAt)) {
    const isMark = role === "mark" || role === "other" || role === "unknown";
    if (!isMark || !name) continue;
    for (let token = tokens[at]; token; token = tokens[at]) {
      const middle = token.x + token.width / 2;
      const isUnderMark =
        right > left ? middle < (right + name.left) / 2 : /^[\d.]{1,4}$/.test(token.text);
      if (!isUnderMark) break;
      at += 1;
      if (right <= left) break;
    }
  }
  return at;
}
