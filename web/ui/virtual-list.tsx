import { memo, type ReactNode, useMemo, useRef } from "react";
import { cx } from "./cx.ts";
import { useBoxSize, useRows } from "./use-rows.ts";

type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Keep the function the same from one draw to the next. */
  renderRow: (item: Item, index: number) => ReactNode;
  /** Every row has this height, in rem, so that it grows with the text. */
  rowRem: number;
  resetKey?: string;
  memoryKey?: string;
  className?: string;
  /** Above the rows, scrolling away with them: the head of a page. */
  head?: ReactNode;
  /** Between head and rows, staying at the top of the box: the search. */
  bar?: ReactNode;
  /** In place of the rows when there is none. */
  whenEmpty?: ReactNode;
  /** Content below the last row. */
  foot?: ReactNode;
};

/** A long list of which only the rows in view are drawn. It fills the height it is given and scrolls inside. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  renderRow,
  rowRem,
  resetKey = "",
  memoryKey,
  className,
  head,
  bar,
  whenEmpty,
  foot,
}: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const size = useBoxSize(box);
  const headBox = useRef<HTMLDivElement>(null);
  const headSize = useBoxSize(headBox);
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const rowHeight = rowRem * size.rem;
  const { rows, count, look } = useRows({
    box,
    keys,
    perRow: 1,
    rowHeight,
    viewHeight: size.height,
    lead: headSize.height,
    resetKey,
    memoryKey,
  });

  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box which scrolls must be reached by keyboard
      tabIndex={0}
      onScroll={look}
      className={cx(
        "h-full min-h-0 overflow-y-auto overscroll-contain [overflow-anchor:none]",
        className,
      )}
    >
      <div ref={headBox} className="flow-root">
        {head}
      </div>
      {bar !== undefined && <div className="sticky top-0 z-20">{bar}</div>}
      {items.length === 0 && whenEmpty}
      <ul className="relative" style={{ height: count * rowHeight }}>
        {items.slice(rows.start, rows.end).map((item, shift) => {
          const index = rows.start + shift;
          return (
            <ListRow
              key={keys[index]}
              item={item}
              index={index}
              total={count}
              height={rowHeight}
              renderRow={renderRow}
            />
          );
        })}
      </ul>
      {foot}
    </section>
  );
}

type ListRowProps<Item> = {
  item: Item;
  index: number;
  total: number;
  height: number;
  renderRow: (item: Item, index: number) => ReactNode;
};

// Each row stands where it stands by itself, and is drawn once while one scrolls past it.
const ListRow = memo(function ListRow<Item>({
  item,
  index,
  total,
  height,
  renderRow,
}: ListRowProps<Item>) {
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={total}
      className="absolute inset-x-0 contain-layout"
      style={{ height, transform: `translateY(${index * height}px)` }}
    >
      {renderRow(item, index)}
    </li>
  );
}) as <Item>(props: ListRowProps<Item>) => ReactNode;
