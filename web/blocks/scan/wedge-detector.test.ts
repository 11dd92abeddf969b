import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  IDLE,
  type KeyStroke,
  pressKey,
  WEDGE_DEFAULTS,
  type WedgeEffect,
  waitUntil,
} from "./wedge-detector.ts";

type Typed = { keys: readonly string[]; gaps: readonly number[]; codes?: readonly string[] };

const settings = WEDGE_DEFAULTS;
const ignoreStarts = (effects: readonly WedgeEffect[]) =>
  effects.filter(({ kind }) => kind !== "started");

/** A keyboard with a clock: types, waits, and tells what the detector made of it. */
function aKeyboard(custom: Partial<typeof settings> = {}) {
  const used = { ...settings, ...custom };
  let [state, now] = [IDLE, 1000];
  const effects: WedgeEffect[] = [];
  const swallowed: string[] = [];
  return {
    effects,
    swallowed,
    scans: () => effects.flatMap((effect) => (effect.kind === "scan" ? [effect.text] : [])),
    press(gap: number, key: string, more: Partial<KeyStroke> = {}) {
      now += gap;
      const step = pressKey(
        state,
        { key, code: "", at: now, control: false, repeat: false, ...more },
        used,
      );
      state = step.state;
      effects.push(...step.effects);
      if (step.swallow) swallowed.push(key);
    },
    wait(ms: number) {
      now += ms;
      const step = waitUntil(state, now, used);
      state = step.state;
      effects.push(...step.effects);
    },
    type({ keys, gaps, codes }: Typed) {
      for (const [i, key] of keys.entries())
        this.press(gaps[i] ?? 5, key, { code: codes?.[i] ?? "" });
    },
  };
}

const burst = (text: string, gap = 8): Typed => ({
  keys: [...text],
  gaps: [...text].map(() => gap),
});

describe("a scanner", () => {
  test.each(["Enter", "Tab"])("ended by %s is one scan, and the end key presses nothing", (end) => {
    const keyboard = aKeyboard();
    keyboard.type(burst("5449000000996"));
    keyboard.press(8, end);
    expect(keyboard.effects).toEqual([
      { kind: "started" },
      { kind: "scan", text: "5449000000996" },
    ]);
    expect(keyboard.swallowed).toEqual([end]);
  });

  test("that sends no end is one scan after a pause", () => {
    const keyboard = aKeyboard();
    keyboard.type(burst("5449000000996"));
    keyboard.wait(settings.pauseMs - 1);
    expect(keyboard.scans()).toEqual([]);
    keyboard.wait(1);
    expect(keyboard.scans()).toEqual(["5449000000996"]);
  });

  test("whose Enter comes late is still one scan, and that Enter presses nothing", () => {
    const keyboard = aKeyboard();
    keyboard.type(burst("5449000000996"));
    keyboard.wait(200);
    keyboard.press(20, "Enter");
    expect(keyboard.scans()).toEqual(["5449000000996"]);
    expect(keyboard.swallowed).toEqual(["Enter"]);
    keyboard.press(20, "Enter");
    expect(keyboard.swallowed).toEqual(["Enter"]);
  });

  test("that hesitates in the middle of a code is not cut in two", () => {
    const keyboard = aKeyboard();
    keyboard.type(burst("5449000"));
    keyboard.press(100, "0");
    keyboard.type(burst("00996"));
    keyboard.press(8, "Enter");
    expect(keyboard.scans()).toEqual(["5449000000996"]);
  });

  test("that sends too little is reported, not dropped, and its Enter goes through", () => {
    const keyboard = aKeyboard();
    keyboard.type(burst("49"));
    keyboard.press(8, "Enter");
    expect(ignoreStarts(keyboard.effects)).toEqual([{ kind: "too-short", text: "49" }]);
    expect(keyboard.swallowed).toEqual([]);
  });

  test("may send short codes where the shop says so", () => {
    const keyboard = aKeyboard({ minLength: 2 });
    keyboard.type(burst("49"));
    keyboard.press(8, "Enter");
    expect(keyboard.scans()).toEqual(["49"]);
  });

  test("sends capitals with Shift, group separators with Ctrl+], and ends with Ctrl+M", () => {
    const keyboard = aKeyboard();
    for (const letter of "CNK8") {
      keyboard.press(4, "Shift");
      keyboard.press(4, letter);
    }
    keyboard.press(4, "]", { control: true });
    keyboard.press(4, "1");
    keyboard.press(4, "m", { control: true });
    expect(keyboard.scans()).toEqual(["CNK8\u001d1"]);
    expect(keyboard.swallowed).toEqual(["m"]);
  });

  test("does not press a button with the space in its text", () => {
    const keyboard = aKeyboard();
    keyboard.type(burst("Code 128"));
    keyboard.press(8, "Enter");
    expect(keyboard.scans()).toEqual(["Code 128"]);
    expect(keyboard.swallowed).toEqual([" ", "Enter"]);
  });
});

describe("layouts", () => {
  const rowOf = (digits: string) => [...digits].map((digit) => `Digit${digit}`);
  const symbols = (digits: string, row: string) =>
    [...digits].map((digit) => [...row][Number(digit)] ?? "");

  test.each([
    ["French", "à&é\"'(-è_ç"],
    ["Belgian", "à&é\"'(§è!ç"],
    ["shifted US", ")!@#$%^&*("],
    ["German, capitals locked", '=!"§$%&/()'],
    ["Spanish, capitals locked", '=!"·$%&/()'],
    ["Italian, capitals locked", '=!"£$%&/()'],
    ["Swiss, capitals locked", '=+"*ç%&/()'],
    ["Canadian, with Shift", ")!/@$%?&*("],
    ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
    ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ])("a number typed on a %s digit row comes out as its digits", (_name, row) => {
    const keyboard = aKeyboard();
    const digits = "0123456789012";
    keyboard.type({ keys: symbols(digits, row), gaps: [], codes: rowOf(digits) });
    keyboard.press(5, "Enter");
    expect(keyboard.scans()).toEqual([digits]);
  });

  test("a GS1 code with its brackets is no number", () => {
    const keyboard = aKeyboard();
    const code = "(01)03400935955838(17)270131";
    const on = (sign: string) => ({ "(": "9", ")": "0" })[sign] ?? sign;
    keyboard.type({ keys: [...code], gaps: [], codes: rowOf([...code].map(on).join("")) });
    keyboard.press(5, "Enter");
    expect(keyboard.scans()).toEqual([code]);
  });

  test("digits of the keys apart count without their lock", () => {
    const keyboard = aKeyboard();
    const names = ["Insert", "End", "ArrowDown", "PageDown", "ArrowLeft", "Clear"];
    const keys = [...names, "ArrowRight", "Home", "ArrowUp", "PageUp"];
    const digits = "3256225734948";
    keyboard.type({
      keys: [...digits].map((digit) => keys[Number(digit)] ?? ""),
      gaps: [],
      codes: [...digits].map((digit) => `Numpad${digit}`),
    });
    keyboard.press(5, "Enter");
    expect(keyboard.scans()).toEqual([digits]);
  });

  test("a text with letters is believed as it was written", () => {
    const keyboard = aKeyboard();
    keyboard.type({
      keys: [..."AB-12"],
      gaps: [],
      codes: ["KeyA", "KeyB", "Digit6", "Digit1", "Digit2"],
    });
    keyboard.press(5, "Enter");
    expect(keyboard.scans()).toEqual(["AB-12"]);
  });
});

describe("a person", () => {
  test("holding a key down is no scanner", () => {
    const keyboard = aKeyboard();
    keyboard.press(500, "0");
    for (let i = 0; i < 20; i += 1) keyboard.press(30, "0", { repeat: true });
    keyboard.press(30, "Enter");
    expect(ignoreStarts(keyboard.effects)).toEqual([]);
  });

  test("who types very fast is no scanner: single gaps are short, their mean is not", () => {
    const keyboard = aKeyboard();
    keyboard.type(burst("savon", 45));
    keyboard.press(45, "Enter");
    keyboard.wait(500);
    expect(ignoreStarts(keyboard.effects)).toEqual([]);
    expect(keyboard.swallowed).toEqual([]);
  });

  test("leaves a burst with any other key", () => {
    const keyboard = aKeyboard();
    keyboard.type(burst("54490"));
    keyboard.press(8, "Backspace");
    keyboard.press(8, "Enter");
    expect(ignoreStarts(keyboard.effects)).toEqual([]);
  });
});

/** A hand: gaps of 60 to 300 ms, now and then two keys rolled into one another. */
const anyHand = fc.record({
  kind: fc.constant("hand" as const),
  text: fc.stringMatching(/^[a-zéè 0-9]{1,12}$/),
  gaps: fc.array(fc.integer({ min: 60, max: 300 }), { minLength: 13, maxLength: 13 }),
  rolled: fc.nat(12),
  end: fc.constantFrom("Enter", "Tab", "Escape", ""),
});
/** A scanner: gaps of 1 to 30 ms, one hiccup, any end. */
const anyScanner = fc.record({
  kind: fc.constant("scanner" as const),
  text: fc.stringMatching(/^[A-Za-z0-9.-]{4,30}$/),
  gaps: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 31, maxLength: 31 }),
  end: fc.constantFrom("Enter", "Tab", ""),
});

test("every scan comes out once and in order, and no key of a person is held back, whatever the mixture", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyHand, anyScanner), { maxLength: 15 }), (turns) => {
      const keyboard = aKeyboard();
      for (const { kind, text, gaps, end, ...turn } of turns) {
        keyboard.wait(kind === "hand" ? 400 : 150);
        const heldBack = keyboard.swallowed.length;
        [...text].forEach((key, i) => {
          const rolled = "rolled" in turn && turn.rolled === i && i > 0;
          keyboard.press(rolled ? 20 : (gaps[i] ?? 5), key);
        });
        if (end !== "") keyboard.press(gaps.at(-1) ?? 5, end);
        if (kind === "hand") expect(keyboard.swallowed.length).toBe(heldBack);
      }
      keyboard.wait(500);
      const sent = turns.filter(({ kind }) => kind === "scanner").map(({ text }) => text);
      expect(keyboard.scans()).toEqual(sent);
      expect(keyboard.effects.some(({ kind }) => kind === "too-short")).toBe(false);
    }),
    { numRuns: 300 },
  );
});
