import { expect, test } from "vitest";
import { isSitePath } from "./site-paths.ts";

test.each(["/", "/en", "/en/", "/en/security", "/en/anything", "/privacy", "/privacy/"])(
  "%s is a page of the public site",
  (path) => expect(isSitePath(path)).toBe(true),
);

test.each([
  "/auth",
  "/point-of-sale",
  "/dashboard",
  "/enough",
  "/help",
  "/privacy/more",
  "/api/v1/me",
])("%s is not", (path) => expect(isSitePath(path)).toBe(false));
