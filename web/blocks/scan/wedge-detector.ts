import { textOfStrokes } from "./wedge-text.ts";

/**
 * A hardware scanner types like a keyboard, only faster than any hand. This is the rule that tells them apart:
 * a burst is a run of characters with short gaps, ended by Enter, Tab or silence. Times are given from outside,
 * in milliseconds of the key events themselves, so a busy screen cannot stretch a burst.
 */
export type WedgeSettings = {
  /** Shorter codes are reported as too short, never dropped in silence. */
  minLength: number;
  /** The longest gap between two keys of one burst. */
  maxGapMs: number;
  /** The longest mean gap over a burst: a hand may roll two keys at once, not eight. */
  maxMeanGapMs: number;
  /** Silence that ends a burst of a scanner that sends no Enter; shorter hiccups of a clear burst are let through. */
  pauseMs: number;
};

export const WEDGE_DEFAULTS: WedgeSettings = {
  minLength: 4,
  maxGapMs: 50,
  maxMeanGapMs: 35,
  pauseMs: 120,
};

/** A key going down. `control` is true with Ctrl, Alt or Meta held, but not with AltGr, which makes characters. */
export type KeyStroke = {
  key: string;
  code: string;
  at: number;
  control: boolean;
  repeat: boolean;
};

export type WedgeState = {
  strokes: readonly KeyStroke[];
  /** When silence ended the last scan; its Enter may still be on the way. */
  endedByPauseAt: number | undefined;
};

export const IDLE: WedgeState = { strokes: [], endedByPauseAt: undefined };

/** `started`: the first key of a possible burst is about to write. `scan`, `too-short`: what a scanner sent. */
export type WedgeEffect =
  | { kind: "started" }
  | { kind: "scan"; text: string }
  | { kind: "too-short"; text: string };

/** `swallow`: the key belongs to the scanner and must not press a button, submit a form or move the focus. */
export type WedgeStep = { state: WedgeState; effects: readonly WedgeEffect[]; swallow: boolean };

const SHIFTS = new Set(["Shift", "CapsLock", "AltGraph", "Control", "NumLock"]);

/** How long after a scan ended by silence its own Enter is still expected, in milliseconds. */
const LATE_END_MS = 300;

/** What a key going down means. Feed every key of the page, in order. */
export function pressKey(state: WedgeState, stroke: KeyStroke, settings: WedgeSettings): WedgeStep {
  if (SHIFTS.has(stroke.key)) return { state, effects: [], swallow: false };
  if (stroke.repeat) return { state: IDLE, effects: [], swallow: false };
  const before = waitUntil(state, stroke.at, settings);
  if (isEnd(stroke)) return endBurst(before, stroke, settings);
  const character = characterOf(stroke);
  if (character === undefined) return { state: IDLE, effects: before.effects, swallow: false };
  const { strokes } = before.state;
  const previous = strokes.at(-1);
  const next = { ...stroke, key: character };
  if (previous && stroke.at - previous.at <= longestGap(strokes, settings)) {
    // A space would press the focused button.
    const swallow = character === " " && strokes.length > 1;
    return {
      state: { strokes: [...strokes, next], endedByPauseAt: undefined },
      effects: before.effects,
      swallow,
    };
  }
  const effects = [...before.effects, { kind: "started" } as const];
  return { state: { strokes: [next], endedByPauseAt: undefined }, effects, swallow: false };
}

/** What silence until `now` means: it ends the burst of a scanner that sends neither Enter nor Tab. */
export function waitUntil(state: WedgeState, now: number, settings: WedgeSettings): WedgeStep {
  const last = state.strokes.at(-1);
  if (!last || now - last.at < settings.pauseMs) return { state, effects: [], swallow: false };
  if (state.strokes.length < settings.minLength || !isFast(state.strokes, settings)) {
    return { state: IDLE, effects: [], swallow: false };
  }
  const scan = { kind: "scan", text: textOfStrokes(state.strokes) } as const;
  return { state: { strokes: [], endedByPauseAt: last.at }, effects: [scan], swallow: false };
}

/** Whether so many keys came so fast by now that no hand wrote them, though the code may go on. */
export function isBurst({ strokes }: WedgeState, settings: WedgeSettings): boolean {
  return strokes.length >= settings.minLength && isFast(strokes, settings);
}

function endBurst(before: WedgeStep, stroke: KeyStroke, settings: WedgeSettings): WedgeStep {
  const { strokes, endedByPauseAt } = before.state;
  if (endedByPauseAt !== undefined) {
    const late = stroke.at - endedByPauseAt <= LATE_END_MS;
    return { state: IDLE, effects: before.effects, swallow: late };
  }
  const last = strokes.at(-1);
  const together = last !== undefined && stroke.at - last.at <= longestGap(strokes, settings);
  if (!together || !isFast(strokes, settings))
    return { state: IDLE, effects: before.effects, swallow: false };
  const text = textOfStrokes(strokes);
  const long = strokes.length >= settings.minLength;
  const effect: WedgeEffect = long ? { kind: "scan", text } : { kind: "too-short", text };
  return { state: IDLE, effects: [...before.effects, effect], swallow: long };
}

/** A wireless scanner may pause in the middle of a code; once a burst is clear, that does not cut it in two. */
function longestGap(strokes: readonly KeyStroke[], settings: WedgeSettings): number {
  const clear = strokes.length >= 3 && isFast(strokes, settings);
  return clear ? Math.max(settings.pauseMs, settings.maxGapMs) : settings.maxGapMs;
}

function isFast(strokes: readonly KeyStroke[], settings: WedgeSettings): boolean {
  const first = strokes[0];
  const last = strokes.at(-1);
  if (!first || !last || strokes.length < 2) return false;
  return (last.at - first.at) / (strokes.length - 1) <= settings.maxMeanGapMs;
}

/** Enter and Tab, also as Ctrl+J and Ctrl+M, which scanners send for line feed and carriage return. */
function isEnd({ key, control }: KeyStroke): boolean {
  return key === "Enter" || key === "Tab" || (control && /^[jm]$/i.test(key));
}

/**
 * The character a key writes; Ctrl+] is the group separator of GS1 codes. Digits of the keys apart are digits without
 * their lock too. Undefined for keys that write none.
 */
function characterOf({ key, code, control }: KeyStroke): string | undefined {
  if (control) return key === "]" ? "\u001d" : undefined;
  return [...key].length === 1 ? key : /^Numpad(\d)$/.exec(code)?.[1];
}
