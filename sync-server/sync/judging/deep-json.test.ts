import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonText } from "./deep-json.ts";

const depth = 10_000;

test("is the text of JSON, also where that of the runtime gives up", () => {
  const start = `${'[1,{"a\\"":'.repeat(depth)}`;
  const end = `${',"b":null},[],{}]'.repeat(depth)}`;
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      expect(jsonText(value)).toBe(text);
      const deep = start + text + end;
      expect(jsonText(JSON.parse(deep)) === deep).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test("leaves out what is undefined, as JSON does, at any depth", () => {
  const deep = JSON.parse("[".repeat(depth) + "]".repeat(depth));
  expect(jsonText({ read: undefined, deep, list: [undefined] })).toBe(
    `{"deep":${"[".repeat(depth)}${"]".repeat(depth)},"list":[null]}`,
  );
  expect(jsonText(undefined)).toBe("null");
});

test("what is no trouble of depth stays one", () => {
  expect(() => jsonText({ big: 1n })).toThrow(TypeError);
});
