import { expect, test } from "vitest";
import { shortcutWords } from "./help/shortcuts-dialog.tsx";
import { actOfKey, tillKeys } from "./shortcuts.ts";

const key = (name: string, held: object = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test("function keys act everywhere, also from a field", () => {
  expect(actOfKey(key("F9"), true)).toBe("pay");
  expect(actOfKey(key("F2"), false)).toBe("search");
});

test("a question mark typed into a field is a question mark", () => {
  expect(actOfKey(key("?"), false)).toBe("help");
  expect(actOfKey(key("?"), true)).toBeUndefined();
});

test("what the browser and others use is left alone", () => {
  expect(actOfKey(key("F4", { altKey: true }), false)).toBeUndefined();
  expect(actOfKey(key("F5"), false)).toBeUndefined();
  expect(actOfKey(key("a"), false)).toBeUndefined();
});

test("the help says each act, and no other", () => {
  expect(Object.keys(shortcutWords).sort()).toEqual(Object.keys(tillKeys).sort());
});
