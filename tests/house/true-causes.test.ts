import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";

/** Who speaks of the network as such: whether there is one, not why something was not done. */
const ofTheNetwork = new Set([
  "web/blocks/account/account-page.tsx",
  "web/blocks/account/sign-in-trouble-text.tsx",
  "web/blocks/sync/connection.ts",
  "web/blocks/invitations/how-old.tsx",
  "web/blocks/sync/sync-state.tsx",
  "web/features/stock-count/devices-unknown.tsx",
  "web/features/support/support-box.tsx",
  "web/features/team/members/member-list.tsx",
]);
const names =
  /(?:case|[!=]==) ["'](offline|unreachable|timeout|busy|garbled|too-many-requests)["']|["'](offline|too-many-requests)["']: [<(]/;

/** Files in which a failure of the line or the server is told apart by its code. */
const tells = (text: string) => text.split("\n").some((line) => names.test(line));

const screens = sourceFiles("web/app", "web/blocks", "web/features").filter(
  (file) => !isTest(file) && !file.startsWith("web/blocks/trouble/"),
);

test("why the server did not do something is worded in one place, for every screen", () => {
  const own = screens.filter(
    (file) =>
      !ofTheNetwork.has(file) &&
      !file.startsWith("web/blocks/scan/") &&
      !file.startsWith("web/blocks/camera-trouble/") &&
      tells(readFileSync(file, "utf8")),
  );
  expect(own).toEqual([]);
});

test("a screen that words a failure of its own is found", () => {
  expect(tells('case "offline":')).toBe(true);
  expect(tells('trouble === "too-many-requests" ? (')).toBe(true);
  expect(tells('addEventListener("offline", renew);')).toBe(false);
});
