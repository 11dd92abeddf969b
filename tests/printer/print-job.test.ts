import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { nextCopy, type PrintedPaper, withBegun, withEnded } from "#shared/rules/copies.ts";
import { printerProfile, printerProfiles } from "#shared/rules/printer-profiles.ts";
import { randomFrom } from "#tests/support/random.ts";
import { bluetoothLink } from "#web/blocks/printing/bluetooth-link.ts";
import type { PrinterLink } from "#web/blocks/printing/link.ts";
import { printJob } from "#web/blocks/printing/print-job.ts";
import { serialLink } from "#web/blocks/printing/serial-link.ts";
import { PrintFailure } from "#web/blocks/printing/trouble.ts";
import { usbLink } from "#web/blocks/printing/usb-link.ts";
import type { KnownPrinter } from "#web/store/printed.ts";
import { FakeBluetoothDevice } from "./fake-bluetooth.ts";
import type { LinkFaults } from "./fake-link.ts";
import { FakeSerialPort } from "./fake-serial-port.ts";
import { FakeUsbDevice } from "./fake-usb.ts";
import { saysDuplicata, VirtualPrinter } from "./virtual-printer.ts";

const profileNamed = (id: string) => must(printerProfile(id), id);
const known = (profile: string): KnownPrinter => ({
  ...{ way: "serial", name: "", profile, told: {}, opensDrawer: true, printsEach: false },
});
const rows = [
  { kind: "centre" as const, text: "Boutique Akwa", strong: true },
  { kind: "pair" as const, left: "Reçu", right: "K7-000042", strong: true },
  { kind: "text" as const, text: "Riz parfumé en vrac" },
  { kind: "pair" as const, left: "1,25 kg × 650/kg", right: "813" },
  { kind: "pair" as const, left: "TOTAL", right: "813 FCFA", strong: true },
];
const copyWord = (copy: number) => `DUPLICATA ${copy}`;

/** What a device's disk remembers of its prints. */
function memoryOf(list: PrintedPaper[] = []) {
  const disk = { list };
  return {
    disk,
    begin: async (paper: Parameters<typeof nextCopy>[1]) => {
      const copy = nextCopy(disk.list, paper);
      disk.list = withBegun(disk.list, paper, { copy, at: 1 });
      return copy;
    },
    end: async (...[paper, end]: [{ id: string }, Parameters<typeof withEnded>[2]]) => {
      disk.list = withEnded(disk.list, paper, end);
    },
  };
}

const ways = {
  serial: (printer: VirtualPrinter, faults: LinkFaults = {}) => {
    const port = new FakeSerialPort(printer, faults);
    return { link: serialLink(port as never), wire: port.link };
  },
  bluetooth: (printer: VirtualPrinter, faults: LinkFaults = {}) => {
    const device = new FakeBluetoothDevice(printer, faults);
    return { link: bluetoothLink(device as never), wire: device.link };
  },
  usb: (printer: VirtualPrinter, faults: LinkFaults = {}) => {
    const device = new FakeUsbDevice(printer, faults);
    return { link: usbLink(device as never), wire: device.link };
  },
};
type Way = keyof typeof ways;

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));
const never = () => new Promise<void>(() => {});
/** Short waits pass at once; nobody here is as slow as a printer that is given up. */
const noTime = (ms: number) => (ms > 5000 ? never() : soon());

type Given = {
  memory?: ReturnType<typeof memoryOf>;
  id?: string;
  wait?: (ms: number) => Promise<void>;
  isCash?: boolean;
};
const printOn = (link: PrinterLink, profile: string, given: Given = {}) =>
  printJob(
    {
      rows,
      paper: { id: given.id ?? "t1", at: 5, isOfHere: true, title: "Reçu", place: "/tickets/t1" },
      copyWord,
      isCash: given.isCash ?? true,
    },
    {
      ...{ printer: known(profile), found: { link, name: "", told: {} } },
      ...{ memory: given.memory ?? memoryOf(), wait: given.wait ?? noTime },
    },
  );

test.each(Object.keys(ways) as Way[])(
  "[R1] a ticket comes out whole by %s, once, a second one says so",
  async (way) => {
    for (const profile of printerProfiles) {
      const printer = new VirtualPrinter(profile);
      const memory = memoryOf();
      const { link } = ways[way](printer);
      await printOn(link, profile.id, { memory });
      await printOn(link, profile.id, { memory });
      const papers = printer.papers();
      expect(papers.map((paper) => [paper.isWhole, saysDuplicata(paper)])).toEqual([
        [true, false],
        [true, true],
      ]);
      expect(papers.flatMap(({ lines }) => lines).join("\n")).toMatch(
        /1,25 kg x 650\/kg|1,25 kg × 650\/kg/,
      );
      expect(memory.disk.list).toEqual([
        { id: "t1", count: 2, at: 1, title: "Reçu", place: "/tickets/t1" },
      ]);
      // The drawer opens with the first alone.
      expect(printer.pulses).toHaveLength(profile.hasDrawer ? 1 : 0);
    }
  },
);

test("[R1] of 200 prints that are cut anywhere none leaves a second paper without a word of it", async () => {
  const rng = randomFrom("cuts");
  let [cut, whole] = [0, 0];
  for (let round = 0; round < 200; round += 1) {
    const profile = rng.pick(printerProfiles.filter(({ hasCut }) => hasCut));
    const printer = new VirtualPrinter(profile);
    const memory = memoryOf();
    const way = rng.pick(Object.keys(ways) as Way[]);
    const { link, wire } = ways[way](printer, { cutAfterBytes: rng.int(0, 420) });
    for (let tries = 0; tries < 3; tries += 1) {
      const failure = await printOn(link, profile.id, { memory }).then(
        () => undefined,
        (cause: unknown) => cause,
      );
      if (failure) {
        expect(failure).toBeInstanceOf(PrintFailure);
        expect(memory.disk.list[0]?.failed).toBe(true);
        cut += 1;
      } else whole += 1;
      wire.restore();
    }
    const unmarked = printer
      .papers()
      .filter((paper) => paper.lines.length > 0 && !saysDuplicata(paper));
    expect(unmarked.length, `round ${round}`).toBeLessThanOrEqual(1);
  }
  expect([cut > 100, whole > 100]).toEqual([true, true]);
});

test("the drawer stays shut for who pays nothing in cash", async () => {
  const printer = new VirtualPrinter(profileNamed("epson-tm-t20"));
  await printOn(ways.usb(printer).link, "epson-tm-t20", { isCash: false });
  expect([printer.papers().length, printer.pulses.length]).toEqual([1, 0]);
});

test("[R1] a printer that is off gets nothing, and the next paper is the first", async () => {
  const printer = new VirtualPrinter(profileNamed("epson-tm-t20"));
  const { link, wire } = ways.serial(printer);
  const memory = memoryOf();
  wire.lose();
  await expect(printOn(link, "epson-tm-t20", { memory })).rejects.toMatchObject({
    ...{ trouble: "unreachable", reached: false },
  });
  wire.restore();
  await printOn(link, "epson-tm-t20", { memory });
  expect(printer.papers().map(saysDuplicata)).toEqual([false]);
});

test("[R1] a roll that has ended is told before, and one that ends on the way after", async () => {
  const empty = new VirtualPrinter(profileNamed("epson-tm-t20"), { paperOutAfterLines: 0 });
  await expect(printOn(ways.usb(empty).link, "epson-tm-t20")).rejects.toMatchObject({
    ...{ trouble: "no-paper", reached: false },
  });
  const short = new VirtualPrinter(profileNamed("epson-tm-t20"), { paperOutAfterLines: 3 });
  await expect(printOn(ways.serial(short).link, "epson-tm-t20")).rejects.toMatchObject({
    ...{ trouble: "no-paper", reached: true },
  });
});

test("a printer that takes nothing is given up after a while, a mute one prints", async () => {
  const busy = new VirtualPrinter(profileNamed("generic-58"), { isBusy: true, isMute: true });
  const { link } = ways.bluetooth(busy);
  await expect(printOn(link, "generic-58", { wait: soon })).rejects.toMatchObject({
    trouble: "no-answer",
  });
  const mute = new VirtualPrinter(profileNamed("generic-58"), { isMute: true });
  await printOn(ways.bluetooth(mute).link, "generic-58");
  expect(mute.papers()).toHaveLength(1);
});
