import { expect, test } from "vitest";
import { tillKeys } from "./keys/shortcuts.ts";
import { shortcutWords } from "./keys-help/shortcuts-dialog.tsx";

test("the help says each act, and no other", () => {
  expect(Object.keys(shortcutWords).sort()).toEqual(Object.keys(tillKeys).sort());
});
