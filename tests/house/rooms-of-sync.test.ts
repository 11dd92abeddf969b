import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = "sync-server/sync";

/** The room of a file: its first folder; what lies beside the folders is a room of its own. */
const roomOf = (path: string): string => path.split("/")[0] ?? path;

function importsOf(path: string): string[] {
  const text = readFileSync(`${root}/${path}`, "utf8");
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return [...text.matchAll(/from "(#server\/sync\/|\.\/)([^"]+)"/g)].map(([, start, rest]) =>
    start === "./" ? `${folder}${rest}` : `${rest}`,
  );
}

/** What each room imports of the others; types count as well. */
function roomsOfSync(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const entry of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!entry.endsWith(".ts") || entry.endsWith(".test.ts")) continue;
    const room = roomOf(entry);
    const others = rooms.get(room) ?? new Set();
    for (const imported of importsOf(entry)) others.add(roomOf(imported));
    others.delete(room);
    rooms.set(room, others);
  }
  return rooms;
}

/** The first way from a room back to itself; undefined when there is none. */
function circleIn(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const done = new Set<string>();
  function follow(room: string, way: readonly string[]): string[] | undefined {
    const start = way.indexOf(room);
    if (start >= 0) return [...way.slice(start), room];
    if (done.has(room)) return undefined;
    for (const next of rooms.get(room) ?? []) {
      const circle = follow(next, [...way, room]);
      if (circle) return circle;
    }
    done.add(room);
    return undefined;
  }
  for (const room of rooms.keys()) {
    const circle = follow(room, []);
    if (circle) return circle;
  }
  return undefined;
}

test("no room of the synchronisation leads back to itself", () => {
  const rooms = roomsOfSync();
  expect([...rooms.keys()]).toEqual(expect.arrayContaining(["answers", "judging", "sales"]));
  expect(circleIn(rooms)).toBeUndefined();
});

test("a way back is seen, however long", () => {
  const rooms = roomsOfSync();
  expect(rooms.get("sales")).toContain("shop");
  rooms.get("shop")?.add("exchange.ts");
  expect(circleIn(rooms)).toEqual(expect.arrayContaining(["shop", "exchange.ts"]));
});
