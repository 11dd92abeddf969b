import { expect, test } from "vitest";
import { placesFor } from "./places.ts";
import { cookieFor, openInCookie } from "./sidebar-cookie.ts";

test("the sidebar stays as one left it, for seven days", () => {
  const kept = (open: boolean) => cookieFor(open).split(";")[0] ?? "";
  expect(openInCookie("", true)).toBe(true);
  expect(openInCookie("", false)).toBe(false);
  expect(openInCookie(`a=1; ${kept(false)}`, true)).toBe(false);
  expect(openInCookie(`${kept(true)}; a=1`, false)).toBe(true);
  expect(openInCookie("mysidebar=folded", true)).toBe(true);
  expect(cookieFor(true)).toContain("max-age=604800");
});

test("only those who may see the dashboard are led to it", () => {
  const paths = (role: Parameters<typeof placesFor>[0]) =>
    placesFor(role).map((place) => place.path);
  expect(paths("owner")).toEqual(["/point-of-sale", "/tickets", "/dashboard", "/waiting"]);
  expect(paths("seller")).toEqual(["/point-of-sale", "/tickets", "/waiting"]);
  expect(paths(undefined)).toEqual(["/point-of-sale", "/tickets", "/waiting"]);
});
