import type { KnownPrinter } from "#web/store/printed.ts";
import {
  askDevice,
  type BluetoothDeviceLike,
  bluetoothLink,
  bluetoothOf,
  knownDevice,
} from "./bluetooth-link.ts";
import type { PrinterLink } from "./link.ts";
import { askPort, knownPort, type SerialPortLike, serialLink, serialOf } from "./serial-link.ts";
import { PrintFailure } from "./trouble.ts";
import { askUsb, knownUsb, type UsbDeviceLike, usbLink, usbOf } from "./usb-link.ts";

export type PrintWay = KnownPrinter["way"];

/** A printer that the person has just chosen, or that was found again. */
export type FoundPrinter = { link: PrinterLink; name: string; told: KnownPrinter["told"] };

/** Ways by which bytes go to a printer. */
export const wired = ["serial", "bluetooth", "usb"] as const satisfies readonly PrintWay[];
export type WiredWay = (typeof wired)[number];
export const isWired = (way: PrintWay): way is WiredWay => wired.some((one) => one === way);

/** The program that takes receipts from other programs on Android. */
const hasRawBt = (navigator: Navigator) => /Android/i.test(navigator.userAgent);

/**
 * What this browser can print by, the best first: Web Serial (Bluetooth Classic, USB), Web Bluetooth, WebUSB, RawBT, a
 * picture that is shared, the printing of the system.
 */
export function printWays(navigator: Navigator): PrintWay[] {
  return [
    ...(serialOf(navigator) ? (["serial"] as const) : []),
    ...(bluetoothOf(navigator) ? (["bluetooth"] as const) : []),
    ...(usbOf(navigator) ? (["usb"] as const) : []),
    ...(hasRawBt(navigator) ? (["rawbt"] as const) : []),
    ...("share" in navigator ? (["share"] as const) : []),
    "system",
  ];
}

const ofPort = (port: SerialPortLike): FoundPrinter => ({
  link: serialLink(port),
  name: "",
  told: plain(port.getInfo()),
});
const ofDevice = (device: BluetoothDeviceLike): FoundPrinter => ({
  link: bluetoothLink(device),
  name: device.name ?? "",
  told: { id: device.id },
});
const ofUsb = (device: UsbDeviceLike): FoundPrinter => ({
  link: usbLink(device),
  name: device.productName ?? "",
  told: { vendorId: device.vendorId, productId: device.productId },
});

const plain = (told: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(told).filter((one): one is [string, string | number] => one[1] !== undefined),
  );

/** Those chosen since the page was opened: browsers that forget them between pages still know them here. */
const opened = new Map<WiredWay, FoundPrinter>();

/** Asks the person for a printer. Throws `PrintFailure` where none was chosen. */
export async function askPrinter(way: WiredWay, navigator: object): Promise<FoundPrinter> {
  const [serial, bluetooth, usb] = [serialOf(navigator), bluetoothOf(navigator), usbOf(navigator)];
  const ask = {
    serial: async () => serial && ofPort(await askPort(serial)),
    bluetooth: async () => bluetooth && ofDevice(await askDevice(bluetooth)),
    usb: async () => usb && ofUsb(await askUsb(usb)),
  }[way];
  const found = await ask().catch((cause: unknown) => {
    throw new PrintFailure("not-chosen", false, cause);
  });
  if (!found) throw new PrintFailure("not-chosen", false);
  opened.set(way, found);
  return found;
}

/** The printer that was chosen before, without asking. Throws `PrintFailure` where the browser does not give it. */
export async function foundAgain(
  { way, told }: Pick<KnownPrinter, "way" | "told">,
  navigator: object,
): Promise<FoundPrinter> {
  if (!isWired(way)) throw new PrintFailure("not-chosen", false);
  const [serial, bluetooth, usb] = [serialOf(navigator), bluetoothOf(navigator), usbOf(navigator)];
  const find = {
    serial: async () => {
      const port = serial && (await knownPort(serial, told));
      return port && ofPort(port);
    },
    bluetooth: async () => {
      const device = bluetooth && (await knownDevice(bluetooth, String(told["id"])));
      return device && ofDevice(device);
    },
    usb: async () => {
      const device = usb && (await knownUsb(usb, told));
      return device && ofUsb(device);
    },
  }[way];
  const found = opened.get(way) ?? (await find());
  if (!found) throw new PrintFailure("unreachable", false);
  opened.set(way, found);
  return found;
}
