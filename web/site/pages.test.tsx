import { expect, test } from "vitest";
import { sitePaths } from "#shared/site-paths.ts";
import { pages } from "./pages.tsx";

test("each page has an address that the worker leaves to the server, and each such address a page", () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...sitePaths].sort());
});
