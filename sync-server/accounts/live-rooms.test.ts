import { expect, test } from "vitest";
import type { Database } from "#server/db/client.ts";
import { aWake } from "#tests/support/wake.ts";
import { LiveRooms } from "./live-rooms.ts";

const person = { userId: "awa" };
const books = "chez-moi";

type Rows = Record<string, unknown>[];
type Answer = () => Promise<Rows>;

/** One shop with one member: each question of the rooms is answered by name. */
function someRooms(given: { people?: Answer; shops?: Answer; revs?: Answer }) {
  const {
    people = async () => [{ id: person.userId, access_rev: 2 }],
    shops = async () => [{ access_rev: 1, shop_id: books }],
    revs = async () => [{ rev: 1, members_rev: 1, members: [[person.userId, "owner"]] }],
  } = given;
  const sql = ({ raw: [text] }: TemplateStringsArray) => {
    if (text?.includes("select r.rev")) return revs();
    return text?.includes("u.access_rev") ? shops() : people();
  };
  const wake = aWake();
  const troubles: unknown[] = [];
  const lags: number[] = [];
  const rooms = new LiveRooms({
    database: { sql: sql as unknown as Database["sql"] },
    wake,
    onTrouble: (error) => troubles.push(error),
    onPoked: (seconds) => lags.push(seconds),
  });
  return { rooms, wake, troubles, lags };
}

const fails = () => Promise.reject(new Error("the database is away"));

/** An answer that waits: `asked` resolves with the question, `give` answers it. */
function held(rows: Rows) {
  let [ask, give] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  const answer = async () => {
    ask();
    await given;
    return rows;
  };
  return { asked, give: () => give(), answer };
}

test.each([
  ["which shops are open", { shops: fails }],
  ["where a shop stands", { revs: fails }],
])("a stream that cannot be told %s does not stay", async (_, given) => {
  const { rooms, wake } = someRooms(given);
  for (let each = 0; each < 30; each += 1)
    await expect(rooms.join(person, () => {})).rejects.toThrow("the database is away");
  expect(rooms.countOf(person.userId)).toBe(0);
  expect(wake.listeners(books)).toBe(0);
});

test("a failure of one stream leaves another in its room", async () => {
  let isAway = false;
  const revs = [{ rev: 1, members_rev: 1, members: [[person.userId, "owner"]] }];
  const { rooms, wake } = someRooms({ revs: async () => (isAway ? fails() : revs) });
  const leave = await rooms.join(person, () => {});
  isAway = true;
  await expect(rooms.join(person, () => {})).rejects.toThrow("the database is away");
  expect(rooms.countOf(person.userId)).toBe(1);
  expect(wake.listeners(books)).toBe(1);
  leave();
  expect(wake.listeners(books)).toBe(0);
});

const looks: [string, (rooms: LiveRooms) => Promise<void>][] = [
  ["its access changed", (rooms) => rooms.accessChanged(person.userId)],
  ["memberships are looked at", (rooms) => rooms.checkAccess()],
];
test.each(looks)("a stream that ends while %s comes into no room again", async (_, look) => {
  const again = held([{ access_rev: 2, shop_id: books }]);
  let times = 0;
  const shops = async () => {
    times += 1;
    return times === 1 ? [{ access_rev: 1, shop_id: books }] : again.answer();
  };
  const { rooms, wake } = someRooms({ shops });
  const leave = await rooms.join(person, () => {});
  const looking = look(rooms);
  await again.asked;
  leave();
  again.give();
  await looking;
  expect(wake.listeners(books)).toBe(0);
});

test("a stream that ends while its first shop is read comes into no second", async () => {
  const second = "akwa";
  const first = held([{ rev: 1, members_rev: 1, members: [[person.userId, "owner"]] }]);
  let times = 0;
  const { rooms, wake } = someRooms({
    shops: async () => {
      times += 1;
      const open = [books, second].map((shop_id) => ({ access_rev: times, shop_id }));
      return times === 1 ? open.slice(2) : open;
    },
    revs: first.answer,
  });
  const leave = await rooms.join(person, () => {});
  const looking = rooms.accessChanged(person.userId);
  await first.asked;
  leave();
  first.give();
  await looking;
  expect([wake.listeners(books), wake.listeners(second)]).toEqual([0, 0]);
});

test("what ends while memberships are looked at is not looked after", async () => {
  const people = held([{ id: person.userId, access_rev: 2 }]);
  const { rooms, wake, troubles } = someRooms({ people: people.answer });
  const events: unknown[] = [];
  const leave = await rooms.join(person, ({ event }) => events.push(event));
  const looking = rooms.checkAccess();
  await people.asked;
  leave();
  people.give();
  await looking;
  expect(events).toEqual(["poke"]);
  expect(wake.listeners(books)).toBe(0);
  expect(troubles).toEqual([]);
});

test("a shop that could not be read is followed from the next look on", async () => {
  const revs = [{ rev: 1, members_rev: 1, members: [[person.userId, "owner"]] }];
  let [times, reads] = [0, 0];
  const { rooms } = someRooms({
    shops: async () => {
      times += 1;
      return [{ access_rev: times === 1 ? 1 : 2, shop_id: times === 1 ? null : books }];
    },
    revs: async () => {
      reads += 1;
      return reads === 1 ? fails() : revs;
    },
  });
  const events: string[] = [];
  await rooms.join(person, ({ event }) => events.push(event));
  await expect(rooms.checkAccess()).rejects.toThrow("the database is away");
  await rooms.checkAccess();
  expect(events).toEqual(["access", "access", "poke"]);
});

test("how long a change took to the streams is counted from when it was heard of", async () => {
  const slow = held([{ rev: 2, members_rev: 1, members: null }]);
  let reads = 0;
  const { rooms, wake, lags } = someRooms({
    revs: async () => {
      reads += 1;
      const first = [{ rev: 1, members_rev: 1, members: [[person.userId, "owner"]] }];
      return reads === 1 ? first : slow.answer();
    },
  });
  const poked = new Promise<void>((resolve) => {
    let pokes = 0;
    void rooms.join(person, () => {
      pokes += 1;
      if (pokes === 2) resolve();
      // The first is where it stood when it was opened, of which nobody had heard.
      else wake.tell(books);
    });
  });
  await slow.asked;
  expect(lags).toEqual([]);
  const since = performance.now();
  while (performance.now() < since + 20);
  slow.give();
  await poked;
  await expect.poll(() => lags).toHaveLength(1);
  expect(lags[0]).toBeGreaterThan(0.015);
  expect(lags[0]).toBeLessThan(5);
});
