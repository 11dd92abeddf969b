import type { PrinterLink } from "./link.ts";

/** As far as it is used of Web Serial (WICG). */
export type SerialPortLike = {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
  getInfo(): Record<string, string | number | undefined>;
};
type SerialLike = {
  requestPort(options?: object): Promise<SerialPortLike>;
  getPorts(): Promise<SerialPortLike[]>;
};

/** The service under which printers of Bluetooth Classic are heard: a serial port. */
const serialPortService = "00001101-0000-1000-8000-00805f9b34fb";

/** Web Serial of this browser: Bluetooth Classic and USB; undefined where it has none. */
export const serialOf = (navigator: object): SerialLike | undefined =>
  (navigator as { serial?: SerialLike }).serial;

/** Asks the person for a port. Throws `NotFoundError` where none was chosen. */
export const askPort = (serial: SerialLike) =>
  serial.requestPort({ allowedBluetoothServiceClassIds: [serialPortService] });

/** The port that was chosen before, by what its device told of itself then; the only one there is where that is nothing. */
export async function knownPort(
  serial: SerialLike,
  info: Record<string, string | number | undefined>,
): Promise<SerialPortLike | undefined> {
  const ports = await serial.getPorts();
  const same = ports.filter((port) => {
    const told = port.getInfo();
    return Object.keys({ ...told, ...info }).every((name) => told[name] === info[name]);
  });
  return same[0] ?? (ports.length === 1 ? ports[0] : undefined);
}

/** What most printers of a cable are set to; over Bluetooth it says nothing. */
const usualSpeed = 9600;

/** A port that is open is read from until it is closed: what the printer says is heard by whoever listens then. */
export function serialLink(port: SerialPortLike): PrinterLink {
  const listeners = new Set<(bytes: Uint8Array) => void>();
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  async function read(from: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    for (;;) {
      const { value, done } = await from.read();
      if (done) return;
      for (const heard of listeners) heard(value);
    }
  }

  return {
    async open() {
      await port.open({ baudRate: usualSpeed });
      reader = port.readable?.getReader();
      if (reader) void read(reader).catch(() => undefined);
    },
    async write(bytes) {
      const writer = port.writable?.getWriter();
      if (!writer) throw new DOMException("the port is closed", "InvalidStateError");
      try {
        await writer.write(bytes);
      } finally {
        writer.releaseLock();
      }
    },
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    async close() {
      await reader?.cancel().catch(() => undefined);
      reader?.releaseLock();
      reader = undefined;
      await port.close();
    },
  };
}
