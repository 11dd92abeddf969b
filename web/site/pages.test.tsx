import { expect, test } from "vitest";
import { sitePaths } from "#shared/site-paths.ts";
import { pages } from "./pages.tsx";

const paths = pages.map(({ path }) => path);

test("each page has an address that the worker leaves to the server, and each such address a page", () => {
  const isHelp = (path: string) => /^\/help(\/|$)/.test(path);
  expect(paths.filter((path) => !isHelp(path)).sort()).toEqual([...sitePaths].sort());
});

test("no two pages have one address", () => {
  expect(new Set(paths).size).toBe(paths.length);
});
