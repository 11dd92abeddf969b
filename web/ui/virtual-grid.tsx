import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { cx } from "./cx.ts";
import { useBoxSize, useRows } from "./use-rows.ts";
import { columnsFor } from "./windowing.ts";

type VirtualGridProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Draws one tile: a button, which takes this `tabIndex` (the arrows walk from tile to tile, Tab leaves the grid). Keep the function the same from one draw to the next. */
  renderTile: (item: Item, tabIndex: 0 | -1) => ReactNode;
  /** Sizes in rem. Tiles are at least this wide, and all of this height. */
  tileWidth?: number;
  tileHeight: number;
  gap?: number;
  resetKey?: string;
  memoryKey?: string;
  className?: string;
};

/** The tile an arrow leads to, within the grid; undefined for another key. */
export function tileAfter(
  key: string,
  at: number,
  perRow: number,
  count: number,
): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: perRow,
    ArrowUp: -perRow,
  };
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next < 0 || next >= count ? at : next;
}

/** Tiles of one size, of which only the rows in view are drawn: 10,000 of them scroll as ten. */
export function VirtualGrid<Item>({
  label,
  items,
  keyOf,
  renderTile,
  tileWidth = 9,
  tileHeight,
  gap = 0.5,
  resetKey = "",
  memoryKey,
  className,
}: VirtualGridProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, rem } = useBoxSize(box);
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const perRow = columnsFor(width - rem, tileWidth * rem, gap * rem, 2);
  const rowHeight = (tileHeight + gap) * rem;
  const { rows, count, look, reveal } = useRows({
    box,
    keys,
    perRow,
    rowHeight,
    viewHeight: height,
    resetKey,
    memoryKey,
  });
  const [active, setActive] = useState(0);
  const focusWanted = useRef(false);

  const first = rows.start * perRow;
  const last = Math.min(rows.end * perRow, items.length);
  const reachable = active >= first && active < last ? active : first;

  useLayoutEffect(() => {
    if (!focusWanted.current) return;
    const tile = box.current?.querySelector<HTMLElement>(`[data-tile="${active}"] > *`);
    if (!tile) return;
    focusWanted.current = false;
    tile.focus({ preventScroll: true });
  });

  function handleKey(event: KeyboardEvent) {
    const next = tileAfter(event.key, reachable, perRow, items.length);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusWanted.current = true;
    setActive(next);
    reveal(Math.floor(next / perRow));
  }

  function handleFocus(event: FocusEvent) {
    const tile = event.target.closest<HTMLElement>("[data-tile]");
    if (tile) setActive(Number(tile.dataset.tile));
  }

  return (
    <section
      ref={box}
      aria-label={label}
      onScroll={look}
      onKeyDown={handleKey}
      onFocus={handleFocus}
      className={cx(
        "h-full min-h-0 overflow-y-auto overscroll-contain p-2 [overflow-anchor:none]",
        className,
      )}
    >
      <ul className="relative" style={{ height: Math.max(0, count * rowHeight - gap * rem) }}>
        {items.slice(first, last).map((item, shift) => {
          const index = first + shift;
          return (
            <GridCell
              key={keys[index]}
              item={item}
              index={index}
              total={items.length}
              perRow={perRow}
              top={Math.floor(index / perRow) * rowHeight}
              height={tileHeight}
              gap={gap}
              tabIndex={index === reachable ? 0 : -1}
              renderTile={renderTile}
            />
          );
        })}
      </ul>
    </section>
  );
}

type GridCellProps<Item> = {
  item: Item;
  index: number;
  total: number;
  perRow: number;
  top: number;
  height: number;
  gap: number;
  tabIndex: 0 | -1;
  renderTile: (item: Item, tabIndex: 0 | -1) => ReactNode;
};

// Each tile stands where it stands by itself, and is drawn once while one scrolls past it.
const GridCell = memo(function GridCell<Item>({
  item,
  index,
  total,
  perRow,
  top,
  height,
  gap,
  tabIndex,
  renderTile,
}: GridCellProps<Item>) {
  const column = index % perRow;
  return (
    <li
      data-tile={index}
      aria-posinset={index + 1}
      aria-setsize={total}
      className="absolute top-0 left-0 grid grid-rows-[minmax(0,1fr)] contain-layout *:min-h-0 *:min-w-0"
      style={{
        width: `calc((100% - ${(perRow - 1) * gap}rem) / ${perRow})`,
        height: `${height}rem`,
        transform: `translate(calc(${column * 100}% + ${column * gap}rem), ${top}px)`,
      }}
    >
      {renderTile(item, tabIndex)}
    </li>
  );
}) as <Item>(props: GridCellProps<Item>) => ReactNode;
