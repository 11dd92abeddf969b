import { expect, test } from "vitest";
import { rootsOf } from "#shared/rules/alias.ts";
import { separated } from "./separated.ts";

const one = (id: string, mergedInto: string | null) => ({ id, name: id, mergedInto });

test.each([
  ["one double", [one("a", null), one("b", "a")], "b"],
  ["each merged into the other", [one("a", "b"), one("b", "a")], "b"],
  ["a circle of three", [one("a", "b"), one("b", "c"), one("c", "a")], "c"],
  ["two doubles", [one("a", null), one("b", "a"), one("c", "a")], "b"],
])(
  "[C8] a double that was taken away stands for itself, and so does the root: %s",
  (_, all, id) => {
    const [root] = all;
    const double = all.find((noted) => noted.id === id);
    if (!root || !double) throw new Error("nobody");
    const edited = new Set(separated(double, root).map((noted) => noted.id));
    const after = all.map((noted) => (edited.has(noted.id) ? one(noted.id, null) : noted));
    const roots = rootsOf(after);
    expect([roots.get(root.id), roots.get(double.id)]).toEqual([undefined, undefined]);
  },
);
