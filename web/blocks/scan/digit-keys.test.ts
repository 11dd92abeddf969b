import { expect, test } from "vitest";
import { digitKeys, digitOfKey } from "./digit-keys.ts";

/** Types keys into a text at a pace, in ms between two. */
function typed(keys: readonly string[], pace: number, from = ""): string {
  let text = from;
  const press = digitKeys<string>({
    draft: () => text,
    put: (before) => {
      text = before;
    },
    type: (digit) => {
      text += digit;
    },
    erase: () => {
      text = text.slice(0, -1);
    },
  });
  for (const [index, key] of keys.entries()) {
    const code = /^\d$/.test(key) ? `Digit${key}` : key;
    press({ key, code, shiftKey: false, repeat: false, timeStamp: 1000 + index * pace });
  }
  return text;
}

test.each([
  ["the row of figures", { key: "5", code: "Digit5", shiftKey: false }, "5"],
  ["the keys apart", { key: "5", code: "Numpad5", shiftKey: false }, "5"],
  ["a French keyboard without Shift", { key: "(", code: "Digit5", shiftKey: false }, "5"],
  ["a French keyboard with Shift", { key: "5", code: "Digit5", shiftKey: true }, "5"],
  ["an Arabic keyboard", { key: "٥", code: "Digit5", shiftKey: false }, "5"],
  ["a Persian keyboard", { key: "۵", code: "Digit5", shiftKey: false }, "5"],
  ["a sign with Shift", { key: "%", code: "Digit5", shiftKey: true }, undefined],
  ["a letter", { key: "e", code: "KeyE", shiftKey: false }, undefined],
  ["a function key", { key: "F9", code: "F9", shiftKey: false }, undefined],
  [
    "the keys apart without their lock",
    { key: "Home", code: "Numpad7", shiftKey: false },
    undefined,
  ],
])("a digit of %s", (_, key, digit) => {
  expect(digitOfKey(key)).toBe(digit);
});

test("digits typed by a hand are written, Backspace or Delete takes the last one out", () => {
  expect(typed(["5", "0", "0", "0"], 90)).toBe("5000");
  expect(typed(["5", "0", "Backspace", "5"], 90)).toBe("55");
  expect(typed(["5", "0", "Delete", "5"], 90)).toBe("55");
});

test("what a scanner writes leaves the amount as it was, with and without its Enter", () => {
  expect(typed([..."6009510800001", "Enter"], 8, "25")).toBe("25");
  expect(typed([..."6009510800001"], 8, "25")).toBe("25");
  expect(typed([..."BTSR28W4APQ"], 8, "25")).toBe("25");
});

test("digits typed after a scan count again", () => {
  const keys = [..."6009510800001", "Enter"];
  let text = "";
  const press = digitKeys<string>({
    draft: () => text,
    put: (before) => {
      text = before;
    },
    type: (digit) => {
      text += digit;
    },
    erase: () => {},
  });
  const at = (key: string, timeStamp: number) =>
    press({ key, code: key, shiftKey: false, repeat: false, timeStamp });
  for (const [index, key] of keys.entries()) at(key, 1000 + index * 8);
  at("7", 3000);
  expect(text).toBe("7");
});

test("signs that make another number of the digits are typed with them", () => {
  expect(typed([..."2000.00"], 90)).toBe("2000.00");
  expect(typed([..."-7,5"], 90)).toBe("-7,5");
  expect(typed([..."A-000042.5"], 8, "25")).toBe("25");
});
