import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Place, placeAt, type Rows, rowsInView, topOfPlace } from "./windowing.ts";

const remembered = new Map<string, Place>();
const spareRows = 4;
const ringRoom = 16;

/** The size of a box and of one rem inside it, in pixels; it follows a rotation and a larger text. */
export function useBoxSize(box: RefObject<HTMLElement | null>): {
  width: number;
  height: number;
  rem: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0, rem: 16 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setSize({ width: element.clientWidth, height: element.clientHeight, rem });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

type RowsOptions = {
  box: RefObject<HTMLElement | null>;
  keys: readonly string[];
  perRow: number;
  /** Of one row, gap included, in pixels. */
  rowHeight: number;
  viewHeight: number;
  /** What stands above the rows inside the box and scrolls away with them, in pixels. */
  lead?: number;
  /** When it changes (another search, another category) the list starts again from its top. */
  resetKey: string;
  /** Under this name the place is found again when one comes back to the screen. */
  memoryKey: string | undefined;
};

/** Which rows to draw, keeping what one looks at in its place while items come and go. */
export function useRows({
  box,
  keys,
  perRow,
  rowHeight,
  viewHeight,
  lead = 0,
  resetKey,
  memoryKey,
}: RowsOptions) {
  const count = Math.ceil(keys.length / perRow);
  const [rows, setRows] = useState<Rows>({ start: 0, end: 0 });
  // What is in view stands first; the rows beside it come behind.
  const [spare, setSpare] = useState(0);
  useEffect(() => startTransition(() => setSpare(spareRows)), []);
  const place = useRef<Place | undefined>(undefined);
  const shownReset = useRef(resetKey);

  const look = useCallback(() => {
    if (count === 0) return;
    const top = Math.max(0, (box.current?.scrollTop ?? 0) - lead);
    place.current = placeAt(top, rowHeight, perRow, keys);
    if (memoryKey !== undefined) remembered.set(memoryKey, place.current);
    const next = rowsInView(top, viewHeight, rowHeight, count, spare);
    setRows((now) => (now.start === next.start && now.end === next.end ? now : next));
  }, [box, keys, perRow, rowHeight, viewHeight, lead, count, memoryKey, spare]);

  useLayoutEffect(() => {
    const element = box.current;
    // An empty list, while it loads, must not erase the place to come back to.
    if (!element || viewHeight === 0 || keys.length === 0) return;
    place.current ??= memoryKey === undefined ? undefined : remembered.get(memoryKey);
    const reset = shownReset.current !== resetKey;
    shownReset.current = resetKey;
    const top = reset || !place.current ? 0 : topOfPlace(place.current, rowHeight, perRow, keys);
    // At its beginning the list leaves what stands above it as far in view as it is.
    if (top > 0 || element.scrollTop > lead) element.scrollTop = lead + top;
    look();
  }, [box, look, keys, perRow, rowHeight, viewHeight, lead, resetKey, memoryKey]);

  /** Brings a row into view, whole, with room for the ring of the focus. */
  function reveal(row: number) {
    const element = box.current;
    if (!element) return;
    const top = lead + row * rowHeight;
    const bottom = top + rowHeight + ringRoom;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + viewHeight) element.scrollTop = bottom - viewHeight;
    look();
  }

  return {
    rows: { start: Math.min(rows.start, count), end: Math.min(rows.end, count) },
    count,
    look,
    reveal,
  };
}
