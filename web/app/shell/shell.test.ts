import { expect, test } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { routes } from "#web/app/routes.tsx";
import { byHand } from "#web/blocks/install-by-hand.ts";
import { menuOf } from "./places.ts";
import { isRouted, placesFor } from "./places-for.ts";
import { cookieFor, openInCookie } from "./sidebar-cookie.ts";
import { trailTo } from "./trail/trail.ts";

const everyRole: readonly [ProfileRole, Role][] = [
  ["owner", "owner"],
  ["employee", "manager"],
  ["employee", "employee"],
  ["employee", "seller"],
  ["reseller", "reseller"],
];

function pathsFor(role: ProfileRole | undefined, roleInShop?: Role): string[] {
  const { first, also } = placesFor(role, roleInShop);
  return [...first, ...also].map(({ path }) => path);
}

test("the sidebar stays as one left it, for seven days", () => {
  const kept = (open: boolean) => cookieFor(open).split(";")[0] ?? "";
  expect(openInCookie("", true)).toBe(true);
  expect(openInCookie("", false)).toBe(false);
  expect(openInCookie(`a=1; ${kept(false)}`, true)).toBe(false);
  expect(openInCookie(`${kept(true)}; a=1`, false)).toBe(true);
  expect(openInCookie("mysidebar=folded", true)).toBe(true);
  expect(cookieFor(true)).toContain("max-age=604800");
});

test("each role's menu begins with what the specification lists, in its order", () => {
  const listed = (role: ProfileRole) => menuOf(role).first.map(({ path }) => path);
  expect(listed("owner")).toEqual([
    ...["/dashboard", "/point-of-sale", "/product-management", "/employee-management"],
    ...["/reseller-list", "/reports", "/shop-configuration", "/profile-management"],
  ]);
  expect(listed("employee")).toEqual([
    ...["/employee-dashboard", "/point-of-sale", "/product-management"],
    ...["/received-invitations", "/performance", "/profile-management"],
  ]);
  expect(listed("reseller")).toEqual([
    ...["/reseller-dashboard", "/point-of-sale", "/reseller-commissions"],
    ...["/received-invitations", "/reseller-reports", "/profile-management"],
  ]);
});

test("no menu leads to a screen that does not exist, nor twice to one address", () => {
  for (const [role, roleInShop] of everyRole) {
    const paths = pathsFor(role, roleInShop);
    expect(paths.filter((path) => !isRouted(path))).toEqual([]);
    expect(new Set(paths).size, roleInShop).toBe(paths.length);
  }
});

test("only those who may see the dashboard are led to it", () => {
  expect(pathsFor("owner", "owner")).toContain("/dashboard");
  expect(pathsFor("employee", "manager")).toContain("/dashboard");
  for (const role of ["seller", "employee"] as const)
    expect(pathsFor("employee", role)).not.toContain("/dashboard");
  expect(pathsFor("reseller", "reseller")).not.toContain("/dashboard");
  expect(pathsFor(undefined)).not.toContain("/dashboard");
});

test("a reseller is led to what they hold and earn, and to nothing of the shop's", () => {
  const paths = pathsFor("reseller", "reseller");
  expect(paths).toEqual(
    expect.arrayContaining([
      ...["/point-of-sale", "/product-management/reseller-sales"],
      ...["/product-management/transfers", "/reseller-commissions", "/waiting"],
    ]),
  );
  for (const path of ["/product-management", "/inventory", "/tickets", "/employee-management"])
    expect(paths).not.toContain(path);
});

test("whoever counts is led to the stock; only the office to the products", () => {
  expect(pathsFor("owner", "owner")).toEqual(
    expect.arrayContaining(["/product-management", "/inventory"]),
  );
  expect(pathsFor("employee", "seller")).toContain("/inventory");
  expect(pathsFor("employee", "seller")).not.toContain("/product-management");
});

test("[C10] everybody is led to a notebook: the staff to the shop's, a reseller to their own", () => {
  for (const [role, roleInShop] of everyRole)
    expect(pathsFor(role, roleInShop), roleInShop).toContain("/notebook");
});

test("three places lie under the thumb, whoever one is", () => {
  for (const [role, roleInShop] of everyRole)
    expect(placesFor(role, roleInShop).thumb, roleInShop).toHaveLength(3);
});

test("the trail leads from the first screen to where one stands, by names of one's own menu", () => {
  const owners = placesFor("owner", "owner");
  const trail = (pathname: string) =>
    trailTo(pathname, owners, "/dashboard").map(({ label, path }) => [label.message, path]);
  expect(trail("/dashboard")).toEqual([]);
  expect(trail("/nowhere")).toEqual([]);
  expect(trail("/point-of-sale")).toEqual([
    ["Accueil", "/dashboard"],
    ["Vendre", undefined],
  ]);
  expect(trail("/product-management/import")).toEqual([
    ["Accueil", "/dashboard"],
    ["Produits", "/product-management"],
    ["Import et export", undefined],
  ]);
  expect(trail("/notebook/reminders").at(-1)).toEqual(["À relancer", undefined]);
  expect(trail("/notebook/import").at(-1)).toEqual(["Import et export", undefined]);
  expect(trail("/tickets/01975")).toEqual([
    ["Accueil", "/dashboard"],
    ["Tickets", "/tickets"],
    ["Reçu", undefined],
  ]);
  const resellers = placesFor("reseller", "reseller");
  expect(
    trailTo("/product-management/transfers", resellers, "/point-of-sale").map(
      ({ label }) => label.message,
    ),
  ).toEqual(["Accueil", "Mes transferts"]);
});

test("every page behind the door has a name in somebody's trail", () => {
  const nameless = routes
    .filter(({ guard }) => guard === "signed-in")
    .map(({ path }) => path.replace(/:\w+$/, "one"))
    .filter((path) =>
      everyRole.every(([role, inShop]) => trailTo(path, placesFor(role, inShop), "/").length === 0),
    );
  expect(nameless).toEqual([]);
});

test("who installs by hand is told the taps of their own browser", () => {
  const hand = (userAgent: string, maxTouchPoints = 0) => byHand({ userAgent, maxTouchPoints });
  expect(hand("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", 5)).toBe("ios");
  expect(hand("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", 5)).toBe("ios");
  expect(hand("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)")).toBe("desktop");
  expect(hand("Mozilla/5.0 (Linux; Android 13; TECNO BG6)", 5)).toBe("android");
  expect(hand("Mozilla/5.0 (X11; Linux x86_64)")).toBe("desktop");
});
