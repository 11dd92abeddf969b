import { expect, test } from "vitest";
import { isStillAt } from "./use-move-on.ts";

test.each([
  ["/company-info", "", true],
  ["/company-info", "?limit=shops", true],
  ["/dashboard", "", false],
  ["/", "", false],
  ["/auth", "", false],
  ["/auth", "?from=%2Fcompany-info%3Flimit%3Dshops", true],
  ["/auth", "?from=/dashboard", false],
  ["/dashboard", "?from=/company-info", false],
])(
  "[a late answer] whoever asked at /company-info and is at %s%s is still there: %s",
  (pathname, search, is) => {
    expect(isStillAt("/company-info", { pathname, search })).toBe(is);
  },
);
