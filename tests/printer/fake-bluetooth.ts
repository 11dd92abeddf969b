import { bytesOf, FakeLink, type LinkFaults, viewOf } from "./fake-link.ts";
import type { VirtualPrinter } from "./virtual-printer.ts";

/** A service and its characteristics for writing and answers; many cheap printers have these three. */
export type PrinterService = { service: string; write: string; notify: string };

const usual: PrinterService = {
  service: "000018f0-0000-1000-8000-00805f9b34fb",
  write: "00002af1-0000-1000-8000-00805f9b34fb",
  notify: "00002af0-0000-1000-8000-00805f9b34fb",
};

type Options = LinkFaults & {
  ids?: PrinterService;
  /** Most bytes that one write carries; by itself what the profile says. */
  maxWriteBytes?: number;
};

/**
 * A `BluetoothDevice` with its GATT server that leads to a virtual printer. A write longer than a packet, or one that
 * begins before another is done, fails as in Chrome; a lost link sends `gattserverdisconnected`.
 * (Web Bluetooth Community Group.)
 */
export class FakeBluetoothDevice extends EventTarget {
  readonly id = "virtual-printer";
  readonly name: string;
  readonly link: FakeLink;
  readonly gatt: FakeGattServer;

  constructor(printer: VirtualPrinter, { ids, maxWriteBytes, ...faults }: Options = {}) {
    super();
    this.name = printer.profile.name;
    this.link = new FakeLink(printer, faults);
    const most = maxWriteBytes ?? printer.profile.maxWriteBytes;
    this.gatt = new FakeGattServer(this, ids ?? usual, most);
    this.link.onLost(() => this.gatt.disconnect());
  }
}

class FakeGattServer {
  connected = false;
  readonly device: FakeBluetoothDevice;
  readonly #ids: PrinterService;
  readonly #write: FakeCharacteristic;
  readonly #notify: FakeCharacteristic;

  constructor(device: FakeBluetoothDevice, ids: PrinterService, most: number) {
    this.device = device;
    this.#ids = ids;
    this.#write = new FakeCharacteristic(device, ids.write, most);
    this.#notify = new FakeCharacteristic(device, ids.notify, 0);
  }

  async connect(): Promise<FakeGattServer> {
    if (this.device.link.isLost)
      throw new DOMException("Bluetooth Device is no longer in range.", "NetworkError");
    this.connected = true;
    return this;
  }

  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.device.dispatchEvent(new Event("gattserverdisconnected"));
  }

  async getPrimaryService(uuid: string) {
    mustBeConnected(this.connected);
    if (uuid !== this.#ids.service)
      throw new DOMException(`No Services matching UUID ${uuid} found in Device.`, "NotFoundError");
    return {
      uuid,
      device: this.device,
      getCharacteristic: async (wanted: string) => this.#characteristic(wanted),
      getCharacteristics: async () => [this.#write, this.#notify],
    };
  }

  async getPrimaryServices() {
    return [await this.getPrimaryService(this.#ids.service)];
  }

  #characteristic(uuid: string): FakeCharacteristic {
    mustBeConnected(this.connected);
    const found = [this.#write, this.#notify].find((one) => one.uuid === uuid);
    if (!found)
      throw new DOMException(`No Characteristics matching UUID ${uuid}.`, "NotFoundError");
    return found;
  }
}

class FakeCharacteristic extends EventTarget {
  readonly uuid: string;
  readonly properties: { write: boolean; writeWithoutResponse: boolean; notify: boolean };
  value: DataView | undefined;
  readonly #device: FakeBluetoothDevice;
  readonly #most: number;
  #isWriting = false;
  #stopListening: (() => void) | undefined;

  constructor(device: FakeBluetoothDevice, uuid: string, most: number) {
    super();
    this.uuid = uuid;
    this.#device = device;
    this.#most = most;
    const writes = most > 0;
    this.properties = { write: writes, writeWithoutResponse: writes, notify: !writes };
  }

  async writeValueWithResponse(value: ArrayBuffer | ArrayBufferView): Promise<void> {
    mustBeConnected(this.#device.gatt.connected);
    const bytes = bytesOf(value);
    if (!this.properties.write)
      throw new DOMException("GATT operation not permitted.", "NotSupportedError");
    if (bytes.length > this.#most)
      throw new DOMException(`Value can't exceed ${this.#most} bytes.`, "InvalidModificationError");
    if (this.#isWriting)
      throw new DOMException("GATT operation already in progress.", "NetworkError");
    this.#isWriting = true;
    try {
      await this.#device.link.send(bytes);
    } finally {
      this.#isWriting = false;
    }
  }

  writeValueWithoutResponse(value: ArrayBuffer | ArrayBufferView): Promise<void> {
    return this.writeValueWithResponse(value);
  }

  writeValue(value: ArrayBuffer | ArrayBufferView): Promise<void> {
    return this.writeValueWithResponse(value);
  }

  async startNotifications(): Promise<this> {
    mustBeConnected(this.#device.gatt.connected);
    this.#stopListening ??= this.#device.link.printer.onAnswer((answer) => {
      if (!this.#device.gatt.connected) return;
      this.value = viewOf(answer);
      this.dispatchEvent(new Event("characteristicvaluechanged"));
    });
    return this;
  }

  async stopNotifications(): Promise<this> {
    this.#stopListening?.();
    this.#stopListening = undefined;
    return this;
  }
}

function mustBeConnected(isConnected: boolean): void {
  if (isConnected) return;
  throw new DOMException("GATT Server is disconnected.", "NetworkError");
}
