import type { PrinterLink } from "./link.ts";

type Characteristic = EventTarget & {
  readonly properties: { write: boolean; writeWithoutResponse: boolean; notify: boolean };
  readonly value?: DataView | undefined;
  writeValueWithResponse(bytes: BufferSource): Promise<void>;
  writeValueWithoutResponse(bytes: BufferSource): Promise<void>;
  startNotifications(): Promise<unknown>;
};
type Service = { getCharacteristics(): Promise<Characteristic[]> };
/** As far as it is used of Web Bluetooth. */
export type BluetoothDeviceLike = {
  readonly id: string;
  readonly name?: string | undefined;
  readonly gatt?:
    | {
        readonly connected: boolean;
        connect(): Promise<{ getPrimaryServices(): Promise<Service[]> }>;
        disconnect(): void;
      }
    | undefined;
};
type BluetoothLike = {
  requestDevice(options: object): Promise<BluetoothDeviceLike>;
  getDevices?(): Promise<BluetoothDeviceLike[]>;
};

/** Services under which printers of Bluetooth Low Energy are heard, as their makers use them. */
const services = [
  "000018f0-0000-1000-8000-00805f9b34fb",
  "0000ff00-0000-1000-8000-00805f9b34fb",
  "0000ffe0-0000-1000-8000-00805f9b34fb",
  "0000ae30-0000-1000-8000-00805f9b34fb",
  "49535343-fe7d-4ae5-8fa9-9fafd205e455",
  "e7810a71-73ae-499d-8c15-faa9aef0c3f2",
];

/** Web Bluetooth of this browser; undefined where it has none. */
export const bluetoothOf = (navigator: object): BluetoothLike | undefined =>
  (navigator as { bluetooth?: BluetoothLike }).bluetooth;

/** Asks the person for a printer. Throws `NotFoundError` where none was chosen. */
export const askDevice = (bluetooth: BluetoothLike) =>
  bluetooth.requestDevice({
    filters: services.map((service) => ({ services: [service] })),
    optionalServices: services,
  });

/** The printer that was chosen before, where this browser tells which it may speak to. */
export async function knownDevice(
  bluetooth: BluetoothLike,
  id: string,
): Promise<BluetoothDeviceLike | undefined> {
  const devices = (await bluetooth.getDevices?.()) ?? [];
  return devices.find((device) => device.id === id);
}

export function bluetoothLink(device: BluetoothDeviceLike): PrinterLink {
  let writable: Characteristic | undefined;
  let told: Characteristic | undefined;
  return {
    async open() {
      const server = await device.gatt?.connect();
      const found = (await server?.getPrimaryServices()) ?? [];
      const all = (await Promise.all(found.map((one) => one.getCharacteristics()))).flat();
      writable = all.find(({ properties }) => properties.write || properties.writeWithoutResponse);
      told = all.find(({ properties }) => properties.notify);
      if (!writable) throw new DOMException("nothing to write to", "NotFoundError");
      await told?.startNotifications().catch(() => undefined);
    },
    async write(bytes) {
      if (!writable) throw new DOMException("not connected", "NetworkError");
      // One that answers says when it is full; without an answer bytes are lost in silence.
      if (writable.properties.write) await writable.writeValueWithResponse(bytes);
      else await writable.writeValueWithoutResponse(bytes);
    },
    listen(heard) {
      const handle = () => {
        const { value } = told ?? {};
        if (value) heard(new Uint8Array(value.buffer));
      };
      told?.addEventListener("characteristicvaluechanged", handle);
      return () => told?.removeEventListener("characteristicvaluechanged", handle);
    },
    async close() {
      device.gatt?.disconnect();
    },
  };
}
