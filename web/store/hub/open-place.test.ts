import { expect, test } from "vitest";
import { openPlace } from "./open-place.ts";

/** What a worker has before it, the window looked at last first; says what became of each. */
function windows(paths: readonly string[], mayFocus = true) {
  const done: unknown[] = [];
  const pages = paths.map((path) => ({
    url: `https://boutika.test${path}`,
    focus: async () => {
      if (!mayFocus) throw new DOMException("Not allowed to focus a window.");
    },
    postMessage: (told: object) => void done.push([path, told]),
  }));
  const openWindow = async (path: string) => void done.push(path);
  return { done, clients: { matchAll: async () => pages, openWindow } };
}

const told = { type: "OPEN_PLACE", path: "/messages" };

test.each<[string, string[], unknown[]]>([
  ["on in the page looked at last", ["/point-of-sale", "/reports"], [["/point-of-sale", told]]],
  ["on in a page at the door, which asks first who is there", ["/auth"], [["/auth", told]]],
  ["on in no page of the public site", ["/", "/en/about", "/reports"], [["/reports", told]]],
  ["to a new page where only the public site is open", ["/documentation"], ["/messages"]],
  ["to a new page where none is open", [], ["/messages"]],
])("a tap on a push message leads %s", async (_, paths, expected) => {
  const { done, clients } = windows(paths);
  await openPlace(clients, "/messages");
  expect(done).toEqual(expected);
});

test("and opens one where the browser brings no page to the front", async () => {
  const { done, clients } = windows(["/point-of-sale"], false);
  await openPlace(clients, "/messages");
  expect(done).toEqual(["/messages"]);
});
