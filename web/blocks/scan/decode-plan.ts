/**
 * How one frame is prepared before it is decoded. Lengths are pixels, `turn` is in degrees.
 * `centre`: the share of width and height that is kept, from the middle. `longSide`: what the longer side of that cut
 * becomes; a smaller cut is enlarged by at most `enlarge`.
 * `bars`: how the bars are taken to stand. The picture is then squeezed along them, which evens out noise, and
 * sharpened across them, which brings blurred bars back.
 */
export type Pass = {
  centre: number;
  longSide: number;
  enlarge: number;
  turn: number;
  bars?: "upright" | "lying";
};

/** Not made smaller: in our measurements a limit of 960 pixels lost one grocery in ten. */
const WHOLE: Pass = { centre: 1, longSide: 1600, enlarge: 1, turn: 0 };

/**
 * Every other frame is looked at whole and straight: that reads most. The frames between try what it cannot read:
 * codes held askew (the decoder itself tries quarter turns only), blurred ones, small ones in the middle.
 */
const OTHERS: readonly Pass[] = [
  { centre: 1, longSide: 1350, enlarge: 1.5, turn: -25 },
  { centre: 1, longSide: 1800, enlarge: 2, turn: 0, bars: "upright" },
  { centre: 1, longSide: 1350, enlarge: 1.5, turn: 25 },
  { centre: 0.6, longSide: 1280, enlarge: 2, turn: 0 },
  { centre: 1, longSide: 1800, enlarge: 2, turn: 0, bars: "lying" },
];

/** Frames until every pass has had its turn. */
export const PASSES_ROUND = OTHERS.length * 2;

/** Frames for which a pass that has read something is kept, although it reads nothing more. */
const PATIENCE = 3;

/** Chooses the pass of each frame. Tell it what came of the frame before asking for the next. */
export type Plan = { next: () => Pass; tell: (hasRead: boolean) => void };

/**
 * Whole frames and the others in turn. A pass that has just read something is kept for a while, so that the equal reads
 * that make a code count can follow.
 */
export function createPlan(): Plan {
  let frame = 0;
  let current = WHOLE;
  let patience = 0;
  return {
    next() {
      if (patience > 0) return current;
      const other = OTHERS[((frame - 1) / 2) % OTHERS.length];
      current = frame % 2 === 0 || !other ? WHOLE : other;
      frame += 1;
      return current;
    },
    tell(hasRead) {
      patience = hasRead ? PATIENCE : patience - 1;
    },
  };
}

/** Where the cut lies in a frame and how large it is drawn, in pixels. */
export function cutOf(pass: Pass, width: number, height: number) {
  const [cutWidth, cutHeight] = [width * pass.centre, height * pass.centre];
  const scale = Math.min(pass.enlarge, pass.longSide / Math.max(cutWidth, cutHeight));
  const drawn = (length: number, squeezed: boolean) =>
    Math.max(1, Math.round(length * scale * (squeezed ? 0.5 : 1)));
  return {
    x: (width - cutWidth) / 2,
    y: (height - cutHeight) / 2,
    width: cutWidth,
    height: cutHeight,
    drawnWidth: drawn(cutWidth, pass.bars === "lying"),
    drawnHeight: drawn(cutHeight, pass.bars === "upright"),
  };
}
