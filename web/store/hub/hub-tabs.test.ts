import { expect, test } from "vitest";
import { HubTabs, type Tab } from "#tests/support/hub-tabs.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";

/** What people and browsers do to the tabs of one browser, one thing after the other. */
function disturb(world: HubTabs, rng: Rng): void {
  const awake = world.awake;
  const somebody = awake.length > 0 ? rng.pick(awake) : undefined;
  const hidden = world.tabs.filter(({ isVisible }) => !isVisible);
  const acts: [number, () => void][] = [
    [2, () => world.sellElsewhere()],
    [1, () => void (world.tabs.length < 5 && world.open(rng.chance(0.7)))],
    [
      1,
      () => {
        world.fate = rng.pick([
          ...(["answered", "answered", "answer lost", "offline", "timeout", "busy"] as const),
          ...(["server", "garbled", "unauthorized"] as const),
        ]);
      },
    ],
    [0.3, () => signIn(world, !world.isSignedIn)],
  ];
  if (somebody) {
    acts.push([4, () => world.sell(somebody)]);
    acts.push([3, () => world.look(somebody, !somebody.isVisible)]);
    acts.push([1, () => world.tabs.length > 1 && world.close(somebody)]);
  }
  if (hidden.length > 0) {
    const one = hidden.find(({ turn }) => turn) ?? rng.pick(hidden);
    acts.push([2, () => (one.owner.frozen ? world.thaw(one) : world.freeze(one))]);
  }
  rng.weighted(acts)();
}

/** In any tab: the others read it a moment later. */
function signIn(world: HubTabs, isSignedIn: boolean): void {
  world.isSignedIn = isSignedIn;
  for (const tab of world.awake) tab.hub.kick();
}

const longestPeace = 300_000;

async function atPeace(seed: number): Promise<HubTabs> {
  const rng = randomFrom(`hub tabs ${seed}`);
  const world = new HubTabs(rng.fork("world"));
  world.open(true);
  const rounds = rng.int(5, 60);
  for (let round = 0; round < rounds; round += 1) {
    const rest = rng.weighted([
      [3, rng.int(0, 500)],
      [2, rng.int(500, 20_000)],
      [1, rng.int(20_000, 200_000)],
    ]);
    await world.runUntil(world.scheduler.now() + rest);
    disturb(world, rng);
  }
  const wasOffline = world.fate === "offline";
  world.fate = "answered";
  if (world.awake.length === 0) world.open(true);
  const [first, second] = rng.shuffled(world.awake);
  for (const tab of world.awake)
    world.look(tab, tab === first || (tab === second && rng.chance(0.3)));
  // The browser tells each tab that the network is back, and somebody signs in where that was asked for.
  if (wasOffline) for (const tab of world.awake) tab.hub.kick();
  const isAsked = world.awake.some(({ state }) => state.getState().phase === "sign-in-needed");
  if (!world.isSignedIn || isAsked) signIn(world, true);
  await world.runUntil(world.scheduler.now() + longestPeace);
  return world;
}

/** One tab works and listens, one that is looked at; nothing waits; no tab tells of a trouble that is over. */
function expectOrder(world: HubTabs, told: string): Tab {
  const { books, awake } = world;
  expect(world.broken, told).toEqual([]);
  expect([...books.unsent], told).toEqual([]);
  expect(books.read, told).toBe(books.rev);
  const working = awake.filter(({ state }) => !state.getState().isElsewhere);
  expect(working, told).toEqual([expect.objectContaining({ isVisible: true })]);
  expect(
    awake.filter(({ stream }) => stream),
    told,
  ).toEqual(working);
  for (const { state } of awake)
    expect(state.getState(), told).toMatchObject({ network: "online", problem: null });
  return working[0] as Tab;
}

/** What is answered at once whatever came before, as long as the line is good. */
const answered: [string, (world: HubTabs, working: Tab, other: Tab, rng: Rng) => Promise<void>][] =
  [
    ["what is sold in any tab", async (world, _, other) => world.sell(other)],
    [
      "what is sold while something travels",
      async (world, working, other, rng) => {
        world.sell(other);
        await world.runUntil(world.scheduler.now() + rng.int(0, world.atOnce / 6));
        world.sell(working);
      },
    ],
    [
      "what happens elsewhere, twice",
      async (world, _working, _other, rng) => {
        world.sellElsewhere();
        await world.runUntil(world.scheduler.now() + rng.int(0, world.atOnce / 6));
        world.sellElsewhere();
      },
    ],
    [
      "another tab that comes in front",
      async (world, working, other) => {
        for (const tab of world.awake) if (tab !== other) world.look(tab, false);
        world.look(other, true);
        world.look(working, working === other);
      },
    ],
    [
      "the one of two windows that goes",
      async (world, working, other) => {
        world.look(other, true);
        await world.runUntil(world.scheduler.now() + world.atOnce);
        world.look(working, working === other);
      },
    ],
    [
      "the tab that is closed",
      async (world, working, other) => {
        world.look(other, true);
        if (working !== other) world.close(working);
      },
    ],
  ];

const groups = Array.from({ length: 10 }, (_, at) => [at * 100, at * 100 + 99] as const);

test.each(groups)(
  "[S1] [S6] whatever becomes of the tabs of a browser, one works, one that is looked at: seeds %i to %i",
  async (from, to) => {
    for (let seed = from; seed <= to; seed += 1) {
      const world = await atPeace(seed);
      const rng = randomFrom(`after ${seed}`);
      let working = expectOrder(world, `seed ${seed}`);
      // Frozen tabs thaw, and what they meant to do before comes late.
      for (const tab of world.tabs) world.thaw(tab);
      await world.runUntil(world.scheduler.now() + longestPeace);
      for (let time = 0; time < 6; time += 1) {
        const [what, act] = rng.pick(answered);
        await act(world, working, rng.pick(world.awake), rng);
        await world.runUntil(world.scheduler.now() + world.atOnce);
        working = expectOrder(world, `seed ${seed}: ${what}`);
      }
      // A line that was cut without a sign is noticed within a minute; else there is rest.
      const { steps, scheduler } = world;
      world.cutSilently(working);
      world.sellElsewhere();
      await world.runUntil(scheduler.now() + 60_000 + world.atOnce);
      expect(world.books.read, `seed ${seed}: cut`).toBe(world.books.rev);
      expect(world.steps - steps, `seed ${seed}: rest`).toBeLessThan(9);
    }
  },
);
