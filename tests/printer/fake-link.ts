import type { VirtualPrinter } from "./virtual-printer.ts";

export type LinkFaults = {
  /** The link is lost behind so many bytes, counted over all that was written since it was made. */
  cutAfterBytes?: number;
  /** What passes while bytes travel; a test says how long by resolving it. */
  slow?: (bytes: number) => Promise<void>;
};

/** The wire or the air between a browser and the virtual printer, whatever it is called on the browser's side. */
export class FakeLink {
  readonly printer: VirtualPrinter;
  /** Bytes that reached the printer. */
  sent = 0;
  isLost = false;
  readonly #faults: LinkFaults;
  readonly #onLost: (() => void)[] = [];

  constructor(printer: VirtualPrinter, faults: LinkFaults = {}) {
    this.printer = printer;
    this.#faults = faults;
  }

  onLost(listener: () => void): void {
    this.#onLost.push(listener);
  }

  /** Throws a `NetworkError` where the link is or gets lost, and `PrinterError` for bytes the printer does not know. */
  async send(bytes: Uint8Array): Promise<void> {
    if (this.isLost) throw lost();
    await this.#faults.slow?.(bytes.length);
    await this.printer.ready();
    const room = (this.#faults.cutAfterBytes ?? Number.POSITIVE_INFINITY) - this.sent;
    const heard = bytes.subarray(0, Math.max(0, room));
    this.sent += heard.length;
    this.printer.take(heard);
    if (bytes.length <= room) return;
    this.lose();
    throw lost();
  }

  lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    this.printer.loseLink();
    for (const listener of this.#onLost) listener();
  }

  /** The same way again, as after the merchant came nearer; it is not cut a second time. */
  restore(): void {
    this.isLost = false;
    this.#faults.cutAfterBytes = Number.POSITIVE_INFINITY;
  }
}

const lost = () => new DOMException("The device has been lost.", "NetworkError");

/** The bytes of whatever a browser takes as a buffer. */
export function bytesOf(source: ArrayBuffer | ArrayBufferView): Uint8Array {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
}

/** A copy as `ArrayBuffer`s want it. */
export const viewOf = (bytes: Uint8Array) => new DataView(Uint8Array.from(bytes).buffer);
