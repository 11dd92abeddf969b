import { composeStore } from "#web/store/compose-store.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import type { Outbox } from "#web/store/outbox/outbox.ts";
import { lateBooks } from "#web/store/read-models/late-books.ts";
import { newProgram, type OfDevice, type ProgramParts } from "./device-program.ts";
import { type HubWatch, noted } from "./hub-watch.ts";
import { nodeChain } from "./node-chain.ts";
import type { Asking, Program, SimulatedPage } from "./program.ts";
import type { SimulatedBrowser } from "./simulation-browser.ts";
import { goOn, type Scheduler } from "./simulation-scheduler.ts";
import { simulatedOutboxStore } from "./simulation-storage.ts";

type HubDevice = OfDevice & { browser: SimulatedBrowser; isOnline: () => boolean };

type HubProgramParts = ProgramParts & {
  scheduler: Scheduler;
  hubs: HubWatch;
  /** A bug of the hub. */
  failed: (cause: unknown) => void;
};

/**
 * A tab as the product puts it together, its own hub at work: turn, channel, timers and page are those of the simulated
 * browser.
 */
export async function openHubProgram(
  { name, disk, browser, person, clock, isOnline }: HubDevice,
  { owner, bug, gate, random, batch, line, scheduler, hubs, failed }: HubProgramParts,
): Promise<Program> {
  const own: { outbox?: Outbox } = {};
  const plainStore = simulatedOutboxStore(disk, gate);
  const plainModels = browser.readModels(disk, gate, owner);
  const readModels = bug.readModels?.(plainModels, gate);
  const page: SimulatedPage = { looked: () => {}, line: () => {} };
  const asking: Asking = { at: 0, underWay: 0 };
  const follow = (_: Readonly<OutboxMeta>) => {};
  const { device, hub, hubState } = await composeStore({
    lateBooks: async () => lateBooks,
    outboxStore: bug.outbox?.(plainStore, gate) ?? plainStore,
    ...{ clock: clock.now, random, batch, app: "simulation", label: () => name },
    chain: nodeChain(),
    timers: {
      after: (ms, act) =>
        scheduler.after(
          Math.max(Math.ceil(ms), hubs.leastWait(owner)),
          `${name}: a timer of its hub`,
          () => goOn(owner, act),
        ),
    },
    locks: browser.tabs.hubLocks.of(owner),
    heartbeat: browser.tabs.heartbeat,
    channel: browser.tabs.channel(owner),
    breathe: () => gate("breathes"),
    readModels: () =>
      readModels ? Object.assign(readModels, { emit: plainModels.emit }) : plainModels,
    line: (outbox) => {
      own.outbox = outbox;
      return { transport: noted(line(own), asking, scheduler) };
    },
    images: () => ({ sendOne: async () => false, refresh: async () => {} }),
    page: {
      isVisible: () => hubs.isLookedAt(owner),
      isOnline,
      onVisibility: (tell) => {
        page.looked = () => goOn(owner, tell);
      },
      onLine: (tell) => {
        page.line = (isNow) => goOn(owner, () => tell(isNow));
      },
    },
    somebody: {
      ...{ follow, seller: () => undefined, shopInView: () => undefined },
      isRemembered: () => false,
    },
    onRecorded: () => {},
    onBug: (cause) => {
      // Read models that cannot be read: the hub says so, and asks again.
      if (owner.alive && !(cause instanceof DOMException)) failed(cause);
    },
  });
  const { step } = device;
  const { turn } = bug;
  if (turn) device.step = (given, onLoad) => step.call(device, turn(given), onLoad);
  const { id: userId, name: fullName } = person;
  if (device.outbox.meta.session?.userId !== userId)
    await device.outbox.putMeta({ session: { userId, fullName, email: `${userId}@example.test` } });
  // Who is told that their sign-in is no longer taken signs in again.
  hubState.subscribe(({ phase, isElsewhere }, before) => {
    if (isElsewhere || phase !== "sign-in-needed" || before.phase === phase) return;
    const ms = browser.rng.int(500, 30_000);
    scheduler.after(ms, `${name}: somebody signs in again`, () => goOn(owner, () => hub.kick()));
  });
  return {
    ...newProgram(owner, device),
    own: { page, asking, state: () => hubState.getState() },
  };
}
