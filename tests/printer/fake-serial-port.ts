import { FakeLink, type LinkFaults } from "./fake-link.ts";
import type { VirtualPrinter } from "./virtual-printer.ts";

/** What `getInfo` tells: numbers of a USB device, or the service of Bluetooth Classic. */
export type SerialInfo = {
  usbVendorId?: number;
  usbProductId?: number;
  bluetoothServiceClassId?: string;
};

/**
 * A `SerialPort` of Web Serial that leads to a virtual printer: closed at first, `readable` and `writable` are null
 * until `open`, `close` wants both unlocked, and a lost link sends `disconnect`. (WICG, Web Serial API.)
 */
export class FakeSerialPort extends EventTarget {
  readonly link: FakeLink;
  readable: ReadableStream<Uint8Array> | null = null;
  writable: WritableStream<Uint8Array> | null = null;
  isForgotten = false;
  readonly #info: SerialInfo;
  #stopListening: (() => void) | undefined;
  #reader: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(
    printer: VirtualPrinter,
    { info, ...faults }: LinkFaults & { info?: SerialInfo } = {},
  ) {
    super();
    this.link = new FakeLink(printer, faults);
    this.#info = info ?? { bluetoothServiceClassId: "00001101-0000-1000-8000-00805f9b34fb" };
    this.link.onLost(() => this.#lose());
  }

  get connected(): boolean {
    return !this.link.isLost;
  }

  getInfo(): SerialInfo {
    return this.#info;
  }

  async open({ baudRate }: { baudRate: number }): Promise<void> {
    if (this.isForgotten) throw new DOMException("The port was forgotten.", "InvalidStateError");
    if (this.writable) throw new DOMException("The port is already open.", "InvalidStateError");
    if (!(baudRate > 0)) throw new TypeError("baudRate must be greater than 0");
    if (this.link.isLost) throw new DOMException("Failed to open serial port.", "NetworkError");
    this.writable = new WritableStream({ write: (bytes) => this.link.send(bytes) });
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#reader = controller;
        this.#stopListening = this.link.printer.onAnswer((answer) => controller.enqueue(answer));
      },
      cancel: () => this.#stopListening?.(),
    });
  }

  async close(): Promise<void> {
    if (!this.writable) throw new DOMException("The port is already closed.", "InvalidStateError");
    if (this.readable?.locked || this.writable.locked)
      throw new TypeError("Cannot close a port whose streams are locked.");
    this.#stopListening?.();
    this.readable = null;
    this.writable = null;
  }

  async forget(): Promise<void> {
    this.#stopListening?.();
    this.readable = null;
    this.writable = null;
    this.isForgotten = true;
  }

  #lose(): void {
    this.#stopListening?.();
    this.#reader?.error(new DOMException("The device has been lost.", "NetworkError"));
    this.dispatchEvent(new Event("disconnect"));
  }
}
