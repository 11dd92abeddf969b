import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([
  ["/tickets", "/tickets"],
  ["/tickets?x=1#top", "/tickets?x=1#top"],
  ["/invitation/abc.def", "/invitation/abc.def"],
  ["/reports?from=//elsewhere", "/reports?from=//elsewhere"],
  ["/a/../tickets", "/tickets"],
  ["/caf%C3%A9", "/caf%C3%A9"],
])("%s is a path of ours", (asked, path) => {
  expect(ownPath(asked)).toBe(path);
});

test.each([
  ...["//evil.test", "///evil.test", "/\\evil.test", "\\\\evil.test", "/a\\b"],
  ...["/\t/evil.test", "/\n/evil.test", "/\r\n//evil.test", "\t//evil.test", " //evil.test"],
  ...["/%09/evil.test", "/%5Cevil.test", "/%5c%5cevil.test", "/%2F%2Fevil.test", "/%0d%0a"],
  ...["/.//evil.test", "/a/..//evil.test", "/%2e//evil.test", "/\u0000", "/%00", "/%E0%A4%A"],
  ...["https://evil.test", "HTTPS://evil.test", "https:/evil.test", "javascript:alert(1)"],
  ...[
    "java\tscript:alert(1)",
    "data:text/html,x",
    "evil.test",
    "",
    "?x",
    "#x",
    "http://own.invalid/",
  ],
])("%j leads nowhere", (asked) => {
  expect(ownPath(asked)).toBeUndefined();
});
