import { expect, test } from "vitest";
import { bestCodePage, printerProfile, printerProfiles } from "./printer-profiles.ts";

test("each profile has its own name and is found by its identifier", () => {
  const ids = printerProfiles.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(printerProfiles.map(({ name }) => name)).size).toBe(ids.length);
  for (const profile of printerProfiles) expect(printerProfile(profile.id)).toBe(profile);
  expect(printerProfile("typewriter")).toBeUndefined();
});

test.each(printerProfiles)(
  "$name: the columns fill the dots, no number stands twice",
  (profile) => {
    const { widthDots, columns, codePages } = profile;
    expect(columns).toEqual({ a: Math.trunc(widthDots / 12), b: Math.trunc(widthDots / 9) });
    const numbers = Object.values(codePages);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(codePages.cp437).toBe(0);
    expect(profile.tearDots).toBeGreaterThan(0);
    expect(profile.maxWriteBytes).toBeGreaterThanOrEqual(20);
  },
);

test.each([
  ["epson-tm-t20", "cp1252"],
  ["goojprt-pt-210", "cp850"],
  ["citizen-ct-s310", "cp1252"],
] as const)("the best page of %s is %s", (id, page) => {
  const profile = printerProfiles.find((one) => one.id === id);
  expect(profile && bestCodePage(profile)).toBe(page);
});

test("a printer with code page 437 only is asked for that", () => {
  const [profile] = printerProfiles;
  expect(profile && bestCodePage({ ...profile, codePages: { cp437: 0 } })).toBe("cp437");
});
