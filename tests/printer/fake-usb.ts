import { bytesOf, FakeLink, type LinkFaults, viewOf } from "./fake-link.ts";
import type { VirtualPrinter } from "./virtual-printer.ts";

/** Of the printer class: one interface, bytes out on endpoint 1, answers in on endpoint 2. (USB Printer Class 1.1.) */
const configuration = {
  configurationValue: 1,
  interfaces: [
    {
      interfaceNumber: 0,
      claimed: false,
      alternate: {
        ...{ alternateSetting: 0, interfaceClass: 7, interfaceSubclass: 1, interfaceProtocol: 2 },
        endpoints: [
          { endpointNumber: 1, direction: "out", type: "bulk", packetSize: 64 },
          { endpointNumber: 2, direction: "in", type: "bulk", packetSize: 64 },
        ],
      },
    },
  ],
} as const;

/**
 * A `USBDevice` that leads to a virtual printer: it wants to be opened, configured and claimed before bytes pass, as
 * Chrome does. `transferIn` waits for an answer. (WICG, WebUSB API.)
 */
export class FakeUsbDevice {
  readonly vendorId = 0x0416;
  readonly productId = 0x5011;
  readonly productName: string;
  readonly link: FakeLink;
  readonly configurations = [configuration];
  configuration: typeof configuration | null = null;
  opened = false;
  isForgotten = false;
  #isClaimed = false;
  readonly #answers: Uint8Array[] = [];
  readonly #readers: ((answer: Uint8Array | undefined) => void)[] = [];

  constructor(printer: VirtualPrinter, faults: LinkFaults = {}) {
    this.productName = printer.profile.name;
    this.link = new FakeLink(printer, faults);
    this.link.onLost(() => this.#shut());
    printer.onAnswer((answer) => {
      const reader = this.#readers.shift();
      if (reader) reader(answer);
      else this.#answers.push(answer);
    });
  }

  #shut(): void {
    this.opened = false;
    this.#isClaimed = false;
    for (const reader of this.#readers.splice(0)) reader(undefined);
  }

  async open(): Promise<void> {
    if (this.isForgotten || this.link.isLost) throw gone();
    this.opened = true;
  }

  async close(): Promise<void> {
    this.#shut();
  }

  async forget(): Promise<void> {
    this.#shut();
    this.isForgotten = true;
  }

  async reset(): Promise<void> {
    this.#mustBe(this.opened, "opened");
  }

  async selectConfiguration(value: number): Promise<void> {
    this.#mustBe(this.opened, "opened");
    if (value !== 1) throw new DOMException("The configuration is not there.", "NotFoundError");
    this.configuration = configuration;
  }

  async claimInterface(number: number): Promise<void> {
    this.#mustBe(this.configuration !== null, "configured");
    if (number !== 0) throw new DOMException("The interface is not there.", "NotFoundError");
    this.#isClaimed = true;
  }

  async releaseInterface(): Promise<void> {
    this.#isClaimed = false;
  }

  async transferOut(endpoint: number, data: ArrayBuffer | ArrayBufferView) {
    this.#mustBe(this.#isClaimed, "claimed");
    if (endpoint !== 1) throw new DOMException("The endpoint is not there.", "NotFoundError");
    const bytes = bytesOf(data);
    await this.link.send(bytes);
    return { status: "ok" as const, bytesWritten: bytes.length };
  }

  async transferIn(endpoint: number, length: number) {
    this.#mustBe(this.#isClaimed, "claimed");
    if (endpoint !== 2) throw new DOMException("The endpoint is not there.", "NotFoundError");
    const kept = this.#answers.shift();
    const answer =
      kept ?? (await new Promise<Uint8Array | undefined>((r) => this.#readers.push(r)));
    if (!answer) throw gone();
    return { status: "ok" as const, data: viewOf(answer.subarray(0, length)) };
  }

  #mustBe(isSo: boolean, what: string): void {
    if (this.link.isLost) throw gone();
    if (!isSo) throw new DOMException(`The device must be ${what} first.`, "InvalidStateError");
  }
}

const gone = () => new DOMException("The device was disconnected.", "NotFoundError");
