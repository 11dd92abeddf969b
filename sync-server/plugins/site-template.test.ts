import { expect, test } from "vitest";
import { fillIn } from "./site-template.ts";

test.each([
  ["a value", "a ⟦name⟧ b", "a Akwa b"],
  ["a value in an attribute", '<a href="mailto:⟦mail⟧">', '<a href="mailto:a&quot;&gt;b">'],
  ["a value that nobody set", "a⟦nothing⟧b", "ab"],
  ["what is shown when set", "⟦if name⟧in ⟦name⟧⟦end⟧ out", "in Akwa out"],
  ["what is left out when not set", "⟦if nothing⟧in ⟦name⟧⟦end⟧out", "out"],
  ["what is left out when empty", "⟦if empty⟧in⟦end⟧⟦if none⟧in⟦end⟧out", "out"],
  ["what stands instead", "⟦unless nothing⟧in⟦end⟧⟦unless name⟧no⟦end⟧", "in"],
  ["one inside the other", "⟦if name⟧a⟦if nothing⟧b⟦end⟧c⟦end⟧d", "acd"],
  ["one left out inside another left out", "⟦if nothing⟧a⟦if name⟧b⟦end⟧c⟦end⟧d", "d"],
  [
    "once for each, twice over",
    "⟦if people⟧<ul>⟦each people⟧<li>⟦item.name⟧ ⟦name⟧</li>⟦end⟧</ul>⟦end⟧⟦each people⟧.⟦end⟧",
    "<ul><li>A&amp;B Akwa</li><li> Akwa</li></ul>..",
  ],
  ["for nobody", "a⟦each none⟧<li>⟦item.name⟧</li>⟦end⟧b", "ab"],
])("%s", (_what, page, shown) => {
  const values = {
    name: "Akwa",
    mail: 'a">b',
    empty: "",
    none: [],
    people: [{ name: "A&B" }, { name: "⟦mail⟧".slice(0, 0) }],
  };
  expect(fillIn(page, values)).toBe(shown);
});

test("nothing that is set can open a mark or an element", () => {
  const value = "⟦if name⟧<script>alert('1')</script>⟦end⟧";
  expect(fillIn("⟦name⟧", { name: value })).toBe(
    "if name&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;end",
  );
});

test.each(["⟦if name⟧ no end", "no beginning ⟦end⟧", "⟦each name⟧⟦if name⟧⟦end⟧"])(
  "%s is a mistake of the build",
  (page) => {
    expect(() => fillIn(page, { name: "a" })).toThrow();
    expect(() => fillIn(page, {})).toThrow();
  },
);
