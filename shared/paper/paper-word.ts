/** Where something stands on a picture, in its pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** A word as it was read on a paper; `confidence` from 0 to 100, as whoever read it says. */
export type PaperWord = Box & {
  text: string;
  confidence: number;
  /** Text as printed, if its sign was interpreted: « (24) » of « -24 ». */
  printed?: string | undefined;
};

/** The box around all of them. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
