/** Rows `start` (included) to `end` (excluded). */
export type Rows = { start: number; end: number };

/** What one was looking at: the first item in view, and how many pixels of its row were already above. */
export type Place = { top: number; key: string | undefined; offset: number };

/** The rows to draw: those in view, and some more on each side for a quick thumb. Sizes in pixels. */
export function rowsInView(
  top: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
  spare: number,
): Rows {
  const first = Math.floor(top / rowHeight) - spare;
  const last = Math.ceil((top + viewHeight) / rowHeight) + spare;
  const start = Math.max(0, Math.min(first, count));
  return { start, end: Math.max(start, Math.min(last, count)) };
}

/** Remembers what is first in view. At the very top there is nothing to hold on to: new rows may appear there. */
export function placeAt(
  top: number,
  rowHeight: number,
  perRow: number,
  keys: readonly string[],
): Place {
  const row = Math.floor(top / rowHeight);
  return { top, key: top > 0 ? keys[row * perRow] : undefined, offset: top - row * rowHeight };
}

/** Where to scroll so that the same item stands where it stood, after rows came, went or were resized. */
export function topOfPlace(
  place: Place,
  rowHeight: number,
  perRow: number,
  keys: readonly string[],
): number {
  const index = place.key === undefined ? -1 : keys.indexOf(place.key);
  if (index < 0) return place.top;
  return Math.floor(index / perRow) * rowHeight + Math.min(place.offset, rowHeight - 1);
}

/** How many tiles of at least this width stand side by side; never fewer than `least`. Sizes in one unit. */
export function columnsFor(width: number, tileWidth: number, gap: number, least: number): number {
  return Math.max(least, Math.floor((width + gap) / (tileWidth + gap)));
}
