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
  expect(paths("owner")).toContain("/dashboard");
  for (const role of ["seller", "reseller", undefined] as const)
    expect(paths(role)).not.toContain("/dashboard");
});

test("a reseller is led to what they hold and earn, and to nothing of the shop's", () => {
  expect(placesFor("reseller").map((place) => place.path)).toEqual([
    "/point-of-sale",
    "/product-management/reseller-sales",
    "/product-management/transfers",
    "/reseller-commissions",
    "/waiting",
  ]);
});

test("nobody is led to one address twice", () => {
  for (const role of ["owner", "manager", "employee", "seller", "reseller"] as const) {
    const paths = placesFor(role).map((place) => place.path);
    expect(new Set(paths).size, role).toBe(paths.length);
  }
});

test("whoever counts is led to the stock; only the office to the products", () => {
  const paths = (role: Parameters<typeof placesFor>[0]) =>
    placesFor(role).map((place) => place.path);
  expect(paths("owner")).toEqual(expect.arrayContaining(["/product-management", "/inventory"]));
  expect(paths("seller")).toContain("/inventory");
  for (const role of ["seller", "reseller"] as const)
    expect(paths(role)).not.toContain("/product-management");
  expect(paths("reseller")).not.toContain("/inventory");
});
