import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { printerProfile } from "#shared/rules/printer-profiles.ts";
import { bytes, esc } from "./bytes.ts";
import { FakeBluetoothDevice } from "./fake-bluetooth.ts";
import type { LinkFaults } from "./fake-link.ts";
import { FakeSerialPort } from "./fake-serial-port.ts";
import { FakeUsbDevice } from "./fake-usb.ts";
import { type PrinterFaults, VirtualPrinter } from "./virtual-printer.ts";

const cheap = must(printerProfile("generic-58"), "profile");
const job = bytes(esc.reset, esc.oneByte, "TICKET\nTOTAL 3 050\n", esc.feed(3));
const newPrinter = (faults?: PrinterFaults) => new VirtualPrinter(cheap, faults);

/** Each face as a till would use it: opened, a way to write, one answer, closed. */
const faces = {
  serial: async (printer: VirtualPrinter, faults: LinkFaults) => {
    const port = new FakeSerialPort(printer, faults);
    await port.open({ baudRate: 9600 });
    const writer = must(port.writable, "writable").getWriter();
    const reader = must(port.readable, "readable").getReader();
    return {
      device: port,
      write: (data: Uint8Array) => writer.write(data),
      answer: async () => [...must((await reader.read()).value, "answer")],
      reopen: () => new FakeSerialPort(printer).open({ baudRate: 9600 }),
    };
  },
  bluetooth: async (printer: VirtualPrinter, faults: LinkFaults) => {
    const device = new FakeBluetoothDevice(printer, faults);
    const server = await device.gatt.connect();
    const [service] = await server.getPrimaryServices();
    const [out, notify] = await must(service, "service").getCharacteristics();
    const [characteristic, answers] = [must(out, "out"), must(notify, "notify")];
    const heard: number[][] = [];
    answers.addEventListener("characteristicvaluechanged", () => {
      heard.push([...new Uint8Array(must(answers.value, "value").buffer)]);
    });
    await answers.startNotifications();
    return {
      device,
      write: async (data: Uint8Array) => {
        for (let at = 0; at < data.length; at += 20)
          await characteristic.writeValueWithResponse(data.slice(at, at + 20));
      },
      answer: async () => must(heard.shift(), "answer"),
      reopen: async () => {
        device.link.restore();
        await device.gatt.connect();
      },
    };
  },
  usb: async (printer: VirtualPrinter, faults: LinkFaults) => {
    const device = new FakeUsbDevice(printer, faults);
    await device.open();
    await device.selectConfiguration(1);
    await device.claimInterface(0);
    return {
      device,
      write: async (data: Uint8Array) => {
        expect(await device.transferOut(1, data)).toEqual({
          ...{ status: "ok", bytesWritten: data.length },
        });
      },
      answer: async () => [...new Uint8Array((await device.transferIn(2, 64)).data.buffer)],
      reopen: async () => {
        device.link.restore();
        await device.open();
      },
    };
  },
};
const ways = Object.entries(faces);

test.each(ways)("by %s bytes become paper, and questions are answered", async (_, connect) => {
  const printer = newPrinter();
  const { write, answer } = await connect(printer, {});
  await write(job);
  await write(bytes(esc.ask(1)));
  expect(await answer()).toEqual([0x12]);
  expect(printer.papers().map(({ lines, isWhole }) => [lines[1], isWhole])).toEqual([
    ["TOTAL 3 050", true],
  ]);
});

test.each(ways)("by %s a link lost in the middle fails the write", async (_, connect) => {
  const printer = newPrinter();
  const { write, device, reopen } = await connect(printer, { cutAfterBytes: 17 });
  await expect(write(job)).rejects.toThrow(/lost|disconnected/);
  expect(device.link.sent).toBe(17);
  expect(printer.papers().map(({ isWhole }) => isWhole)).toEqual([false]);
  await expect(write(job)).rejects.toThrow();
  await reopen();
});

test.each(ways)("by %s bytes that no printer knows fail the write", async (_, connect) => {
  const { write } = await connect(newPrinter(), {});
  await expect(write(bytes([0x1b, 0x5a]))).rejects.toThrow("unknown-command at byte 0");
});

test.each(ways)(
  "by %s a slow link and a busy printer keep the write waiting",
  async (_, connect) => {
    const printer = newPrinter({ isBusy: true });
    const passed: number[] = [];
    const slow = async (count: number) => void passed.push(count);
    const { write } = await connect(printer, { slow });
    let isDone = false;
    const written = write(job).then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect([isDone, printer.papers().length]).toEqual([false, 0]);
    printer.setBusy(false);
    await written;
    expect(passed.reduce((sum, count) => sum + count, 0)).toBe(job.length);
    expect(printer.papers()).toHaveLength(1);
  },
);

test("a serial port wants to be opened once and closed unlocked, and tells when it is lost", async () => {
  const port = new FakeSerialPort(newPrinter());
  expect([port.readable, port.writable]).toEqual([null, null]);
  await port.open({ baudRate: 9600 });
  await expect(port.open({ baudRate: 9600 })).rejects.toThrow("already open");
  const writer = must(port.writable, "writable").getWriter();
  await expect(port.close()).rejects.toThrow("locked");
  writer.releaseLock();
  await port.close();
  expect(port.writable).toBeNull();
  let isTold = false;
  port.addEventListener("disconnect", () => {
    isTold = true;
  });
  port.link.lose();
  expect([isTold, port.connected]).toEqual([true, false]);
  await port.forget();
  await expect(port.open({ baudRate: 9600 })).rejects.toThrow("forgotten");
});

test("over the air a write is at most a packet, and one at a time", async () => {
  const device = new FakeBluetoothDevice(newPrinter());
  const server = await device.gatt.connect();
  const service = await server.getPrimaryService("000018f0-0000-1000-8000-00805f9b34fb");
  const out = await service.getCharacteristic("00002af1-0000-1000-8000-00805f9b34fb");
  await expect(out.writeValue(new Uint8Array(21))).rejects.toThrow("exceed 20 bytes");
  const first = out.writeValue(bytes("a"));
  await expect(out.writeValue(bytes("b"))).rejects.toThrow("already in progress");
  await first;
  let isTold = false;
  device.addEventListener("gattserverdisconnected", () => {
    isTold = true;
  });
  device.gatt.disconnect();
  expect(isTold).toBe(true);
  await expect(out.writeValue(bytes("c"))).rejects.toThrow("disconnected");
  await expect(server.getPrimaryService("180f")).rejects.toThrow();
});

test("a USB device wants to be opened, configured and claimed", async () => {
  const device = new FakeUsbDevice(newPrinter());
  await expect(device.transferOut(1, bytes("a"))).rejects.toThrow("claimed first");
  await expect(device.selectConfiguration(1)).rejects.toThrow("opened first");
  await device.open();
  await expect(device.claimInterface(0)).rejects.toThrow("configured first");
  await device.selectConfiguration(1);
  await device.claimInterface(0);
  await expect(device.transferOut(3, bytes("a"))).rejects.toThrow("endpoint");
  const waiting = device.transferIn(2, 64);
  device.link.lose();
  await expect(waiting).rejects.toThrow("disconnected");
});
