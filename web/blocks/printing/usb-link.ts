import type { PrinterLink } from "./link.ts";

type Endpoint = { endpointNumber: number; direction: string };
type Interface = {
  interfaceNumber: number;
  alternate: { interfaceClass: number; endpoints: readonly Endpoint[] };
};
/** As far as it is used of WebUSB. */
export type UsbDeviceLike = {
  readonly vendorId: number;
  readonly productId: number;
  readonly productName?: string | undefined;
  readonly configuration: { interfaces: readonly Interface[] } | null;
  readonly configurations: readonly {
    configurationValue: number;
    interfaces: readonly Interface[];
  }[];
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferOut(endpoint: number, data: BufferSource): Promise<{ status?: string }>;
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView }>;
};
type UsbLike = {
  requestDevice(options: object): Promise<UsbDeviceLike>;
  getDevices(): Promise<UsbDeviceLike[]>;
};

/** The class of printers (USB Printer Class 1.1). */
const printerClass = 7;

/** WebUSB of this browser; undefined where it has none. */
export const usbOf = (navigator: object): UsbLike | undefined =>
  (navigator as { usb?: UsbLike }).usb;

/** Asks the person for a printer. Throws `NotFoundError` where none was chosen. */
export const askUsb = (usb: UsbLike) =>
  usb.requestDevice({ filters: [{ classCode: printerClass }] });

/** The printer that was chosen before. */
export async function knownUsb(
  usb: UsbLike,
  { vendorId, productId }: { vendorId?: unknown; productId?: unknown },
): Promise<UsbDeviceLike | undefined> {
  const devices = await usb.getDevices();
  return devices.find((one) => one.vendorId === vendorId && one.productId === productId);
}

export function usbLink(device: UsbDeviceLike): PrinterLink {
  let out: Endpoint | undefined;
  let back: Endpoint | undefined;
  return {
    async open() {
      await device.open();
      const [first] = device.configurations;
      if (!device.configuration && first)
        await device.selectConfiguration(first.configurationValue);
      const all = (device.configuration ?? first)?.interfaces ?? [];
      const found = all.find(({ alternate }) => alternate.interfaceClass === printerClass);
      if (!found) throw new DOMException("no printer in it", "NotFoundError");
      await device.claimInterface(found.interfaceNumber);
      out = found.alternate.endpoints.find(({ direction }) => direction === "out");
      back = found.alternate.endpoints.find(({ direction }) => direction === "in");
    },
    async write(bytes) {
      if (!out) throw new DOMException("not open", "InvalidStateError");
      const { status = "ok" } = await device.transferOut(out.endpointNumber, bytes);
      if (status !== "ok") throw new DOMException(status, "NetworkError");
    },
    listen(heard) {
      let isOver = false;
      const read = async (endpoint: Endpoint) => {
        const { data } = await device.transferIn(endpoint.endpointNumber, 64);
        if (!isOver && data) heard(new Uint8Array(data.buffer));
      };
      if (back) void read(back).catch(() => undefined);
      return () => {
        isOver = true;
      };
    },
    close: () => device.close(),
  };
}
