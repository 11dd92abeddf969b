import fc from "fast-check";
import { test } from "vitest";
import { modelScope } from "#tests/support/device/model-server.ts";
import {
  type Fate,
  modelPerson,
  modelProducts,
  otherPerson,
  World,
} from "#tests/support/device/world.ts";

const product = fc.constantFrom(...modelProducts.map(({ id }) => id));
const fate = fc.constantFrom<Fate>("answered", "never-arrived", "answer-lost");
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("sell" as const),
      product,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("adjust" as const),
      product,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("step" as const), fate }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("other" as const),
      product,
      quantity: fc.integer({ min: -3, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("kill" as const),
      at: fc.integer({ min: 1, max: 40 }),
      lost: fc.integer({ min: 0, max: 9 }),
      fate,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("killSelling" as const),
      product,
      at: fc.integer({ min: 1, max: 2 }),
      lost: fc.integer({ min: 0, max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("vanish" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("copy" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("evict" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("become" as const),
      person: fc.constantFrom(modelPerson, otherPerson),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("backup" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("restore" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refuse" as const), on: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      jump: fc.integer({ min: -1e11, max: 1e11 }),
    }),
  },
);

async function happen(
  world: World,
  what: typeof event extends fc.Arbitrary<infer E> ? E : never,
): Promise<void> {
  switch (what.do) {
    case "sell":
      return world.sell(what.product, what.quantity);
    case "adjust":
      return world.adjust(what.product, what.quantity);
    case "step":
      world.fate = what.fate;
      await world.step();
      return;
    case "other":
      world.server.elsewhere(what.product, what.quantity);
      return;
    case "kill":
      world.fate = what.fate;
      return world.killedDuring(() => world.step(), what.at, what.lost);
    case "killSelling":
      return world.killedDuring(() => world.sell(what.product, 1), what.at, what.lost);
    case "vanish":
      await world.device.readModels.dropScope(modelScope);
      return;
    case "copy":
      return world.copy();
    case "evict":
      return world.evicted();
    case "become":
      return world.become(what.person);
    case "backup":
      world.restore = world.server.backup();
      return;
    case "restore":
      world.restoreServer();
      return;
    case "refuse":
      world.server.refuseIntentions = what.on;
      return;
    case "clock":
      world.now = Math.max(0, world.now + what.jump);
  }
}

test("[E1] [E2] [E3] [E5] [E6] [F1] [F2] [F3] [F4] whatever happens, every figure is exact at every instant", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(event, { minLength: 10, maxLength: 80, size: "max" }),
      async (loaded, events) => {
        const world = new World();
        await world.start();
        if (loaded) await world.settle();
        for (const what of events) {
          world.now += 1000;
          await happen(world, what);
          world.check();
        }
        await world.checkEnd();
      },
    ),
    { numRuns: 150 },
  );
}, 120_000);
