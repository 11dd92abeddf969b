import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

function tokensOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [
      found[1] ?? "",
      found[2] ?? "",
    ]),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const words: [string, string, number][] = [
  ...["paper", "surface", "sunken"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, 12],
    ["ink-soft", ground, 7],
    ["brand-ink", ground, 4.5],
    ["stop", ground, 4.5],
    ["ok", ground, 4.5],
    ["attention", ground, 4.5],
    ["edge", ground, 3],
    ["focus", ground, 3],
  ]),
  ["on-brand", "brand", 4.5],
  ["on-brand", "brand-deep", 4.5],
  ["on-bar", "bar", 7],
  ["on-bar", "brand-deep", 4.5],
  ["on-accent", "accent", 7],
  ["on-accent", "accent-deep", 7],
  ["brand-ink", "brand-soft", 4.5],
  ["ink", "brand-soft", 7],
  ["ok", "ok-soft", 4.5],
  ["attention", "attention-soft", 4.5],
  ["stop", "stop-soft", 4.5],
  ["on-stop", "stop-fill", 4.5],
];

describe.each([":root", ':root[data-theme="dark"]'])("%s", (selector) => {
  const tokens = tokensOf(selector);
  test.each(words)("%s can be read on %s (%d:1)", (word, ground, least) => {
    expect(contrast(tokens.get(word) ?? "", tokens.get(ground) ?? "")).toBeGreaterThanOrEqual(
      least,
    );
  });
});
