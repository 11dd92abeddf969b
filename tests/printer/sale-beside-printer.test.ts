import { afterEach, expect, test, vi } from "vitest";
import { printerProfiles } from "#shared/rules/printer-profiles.ts";
import { World } from "#tests/support/device/world.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";
import { atRest, createScheduler, type Scheduler } from "#tests/support/simulation-scheduler.ts";
import { bluetoothLink } from "#web/blocks/printing/bluetooth-link.ts";
import { printJob } from "#web/blocks/printing/print-job.ts";
import { serialLink } from "#web/blocks/printing/serial-link.ts";
import { PrintFailure } from "#web/blocks/printing/trouble.ts";
import { usbLink } from "#web/blocks/printing/usb-link.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import type { KnownPrinter } from "#web/store/printed.ts";
import { printsIn } from "#web/store/printed.ts";
import { FakeBluetoothDevice } from "./fake-bluetooth.ts";
import { FakeSerialPort } from "./fake-serial-port.ts";
import { FakeUsbDevice } from "./fake-usb.ts";
import { VirtualPrinter } from "./virtual-printer.ts";

const sales = 200;
const alone = 100;
/** A step of the disk, virtual ms; a write has two. */
const step = 4;
const write = 2 * step;

const troubles = ["none", "off", "slow", "cut", "stuck", "no paper"] as const;
type Trouble = (typeof troubles)[number];

/** A printer with such a trouble, behind a way of the browser. */
function printerWith(trouble: Trouble, rng: Rng, { pause }: Scheduler) {
  const profile = rng.pick(printerProfiles);
  const printer = new VirtualPrinter(profile, {
    ...(trouble === "stuck" && { isBusy: true, isMute: true }),
    ...(trouble === "no paper" && { paperOutAfterLines: rng.int(0, 4) }),
  });
  const faults = {
    ...(trouble === "cut" && { cutAfterBytes: rng.int(0, 300) }),
    slow: (bytes: number) => pause(bytes * (trouble === "slow" ? 60 : 1), "bytes travel"),
  };
  const [link, wire] = rng.pick([
    () => {
      const port = new FakeSerialPort(printer, faults);
      return [serialLink(port as never), port.link] as const;
    },
    () => {
      const device = new FakeBluetoothDevice(printer, faults);
      return [bluetoothLink(device as never), device.link] as const;
    },
    () => {
      const device = new FakeUsbDevice(printer, faults);
      return [usbLink(device as never), device.link] as const;
    },
  ])();
  if (trouble === "off") wire.lose();
  const known: KnownPrinter = {
    ...{ way: "serial", name: "", profile: profile.id, told: {}, opensDrawer: true },
    printsEach: true,
  };
  return { link, known };
}

/** One print after the other, as a browser's locks have it. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, act: () => Promise<unknown>) => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  vi.stubGlobal("navigator", { locks: { request } });
}

afterEach(() => vi.unstubAllGlobals());

test("[R1] [W1] of 200 sales beside printers that are off, slow, stuck or cut none is held up", async () => {
  oneByOne();
  const rng = randomFrom("sales beside printers");
  const scheduler = createScheduler();
  const world = new World(alone + sales + 1);
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  world.outboxDisk.hook = () => scheduler.pause(step, "the disk");
  const prints = printsIn(device.outbox);

  const until = async <T>(doing: Promise<T>): Promise<T> => {
    let isDone = false;
    const over = () => {
      isDone = true;
    };
    doing.then(over, over);
    for (; !isDone; await scheduler.step()) for (let turn = 0; turn < 4; turn += 1) await atRest();
    return doing;
  };
  const sell = async (cart: number): Promise<{ record: OperationRecord; took: number }> => {
    const lines = [{ productId: "aaaa", quantity: 1, price: 500 }];
    const payments = [{ method: "cash", amount: 500, tendered: 500 }] as const;
    const began = scheduler.now();
    const sold = await until(
      recordSale(device, { shopId, cartId: `cart ${cart}`, lines, payments }),
    );
    if (!sold.ok) throw new Error(sold.refusal);
    return { record: sold.value, took: scheduler.now() - began };
  };

  // What is fetched at some sale, once, is there afterwards.
  for (let sale = 1; sale <= alone; sale += 1) await sell(-sale);
  let before = await sell(0);
  expect(before.took).toBe(write);
  const outcomes = new Map<string, number>();
  const count = (what: string) => {
    outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
  };
  const printing: Promise<void>[] = [];
  let [heldUp, behindNotes] = [0, 0];
  for (let sale = 1; sale <= sales; sale += 1) {
    const trouble = rng.pick(troubles);
    const { link, known } = printerWith(trouble, rng, scheduler);
    const { id } = before.record;
    const job = {
      rows: [{ kind: "pair" as const, left: "TOTAL", right: "500 FCFA", strong: true }],
      paper: { id, at: 1, isOfHere: true, title: "Reçu", place: `/tickets/${id}` },
      copyWord: (copy: number) => `DUPLICATA ${copy}`,
      isCash: true,
    };
    const wait = (ms: number) => scheduler.pause(ms, "the printer is waited for");
    const found = { link, name: "", told: {} };
    printing.push(
      printJob(job, { printer: known, found, wait, memory: prints }).then(
        () => count("printed"),
        (cause: unknown) => {
          expect(cause).toBeInstanceOf(PrintFailure);
          count((cause as PrintFailure).trouble);
        },
      ),
    );
    await until(scheduler.pause(rng.int(0, 30_000), "the next customer"));
    before = await sell(sale);
    if (before.took > write) behindNotes += 1;
    // Notes of prints are writes of the same disk: of one that ended and one that began just now a sale waits for two.
    if (before.took > 3 * write) heldUp += 1;
    const { id: sold } = before.record;
    expect([...world.outboxDisk.operations.values()].some((one) => one.id === sold)).toBe(true);
  }
  await until(Promise.all(printing));
  expect(heldUp).toBe(0);
  expect(behindNotes).toBeLessThan(sales / 4);
  expect([...outcomes.keys()].sort()).toEqual([
    ...["cut", "no-answer", "no-paper", "printed", "unreachable"],
  ]);
  const { printed = [] } = device.outbox.meta;
  expect(printed).toHaveLength(sales);
  expect(printed.filter(({ failed }) => !failed)).toHaveLength(outcomes.get("printed") ?? 0);
});
