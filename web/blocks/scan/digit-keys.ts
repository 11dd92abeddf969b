import { asciiDigits } from "#web/ui/ascii-digits.ts";
import { IDLE, isBurst, pressKey, WEDGE_DEFAULTS } from "./wedge-detector.ts";

type Key = Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "repeat" | "timeStamp">;

type DigitActs<D> = {
  /** What is typed into, as it stands. */
  draft: () => D;
  /** Puts it back as it was. */
  put: (before: D) => void;
  type: (digit: string) => void;
  erase: () => void;
};

/**
 * Applies a key without Ctrl, Alt or Meta to a number: digits of any script, signs of a number, Backspace and Delete.
 * Digits of a barcode scanner are removed again as soon as the scanner is detected. Feed every such key, in order.
 */
export function digitKeys<D>({ draft, put, type, erase }: DigitActs<D>): (event: Key) => void {
  let state = IDLE;
  let before = draft();
  return ({ key, code, shiftKey, repeat, timeStamp: at }) => {
    const step = pressKey(state, { key, code, at, control: false, repeat }, WEDGE_DEFAULTS);
    state = step.state;
    if (step.effects.some(({ kind }) => kind === "started")) before = draft();
    const sign = digitOfKey({ key, code, shiftKey }) ?? markOfKey(key);
    if (isBurst(state, WEDGE_DEFAULTS)) put(before);
    else if (key === "Backspace" || key === "Delete") erase();
    else if (sign !== undefined) type(sign);
  };
}

/** Signs that change a number: points, commas, a minus, « k », « % ». Without them the digits mean another number. */
const markOfKey = (key: string): string | undefined =>
  /^[.,\u066b\u066c'’\-−%kKM]$/.test(key) ? key : undefined;

/** The digit a key stands for, in ours; undefined for any other key. */
export function digitOfKey({
  key,
  code,
  shiftKey,
}: Pick<Key, "key" | "code" | "shiftKey">): string | undefined {
  const written = [...key].length === 1 ? asciiDigits(key).replace(/\D/g, "") : "";
  // A French keyboard writes « é » where 2 wants Shift.
  const onRow = shiftKey ? undefined : /^Digit(\d)$/.exec(code)?.[1];
  return written !== "" ? written : onRow;
}
