import { expect, test } from "vitest";
import { isNameless } from "./nameless.ts";
import { lineSchema } from "./primitives.ts";

const unseen = ["", " ", "\u00a0\u202f", "\u200b", "\u200e\u2066\u2069", "\u2800", "\u3164 \u115f"];

test.each(unseen)("a name of blanks is none: %j", (name) => {
  expect(isNameless(name)).toBe(true);
  expect(lineSchema(120).safeParse(name).success).toBe(false);
});

test.each(["Awa", "雨", "ŋ", "N’", "5", "🙂", "\u200eمريم\u200e", "\u200bAwa"])(
  "whatever can be seen is a name: %j",
  (name) => {
    expect(isNameless(name)).toBe(false);
    expect(lineSchema(120).safeParse(name).success).toBe(true);
  },
);
