import { Listeners } from "#shared/listeners.ts";
import type { DeviceStatus } from "#shared/schemas/device.ts";
import { type Timers, TransportFailure } from "#web/store/ports.ts";

/** What the server last said of the devices of a shop. */
export type HeardDevices = {
  /** Undefined until it has answered. */
  devices: readonly DeviceStatus[] | undefined;
  /** The last question brought no answer. */
  isFailed: boolean;
};

export type DeviceListParts = {
  /** Asks the server; throws `TransportFailure`. */
  ask(): Promise<readonly DeviceStatus[]>;
  /** Device clock, ms. */
  clock(): number;
  timers: Timers;
};

const askEvery = 60_000;
/** Exchanges come in quick rows: the list is not asked for with every one of them. */
const notBefore = 5000;

/**
 * The devices of one shop, asked for while somebody looks, however many parts of the screen do: one question at a time.
 * The last answer is kept.
 */
export class DeviceList {
  readonly #parts: DeviceListParts;
  #heard: HeardDevices = { devices: undefined, isFailed: false };
  #heardAt: number | undefined;
  #isAsking = false;
  /** Something changed while the server was being asked. */
  #isOutdated = false;
  #cancel: () => void = () => {};
  readonly #listeners = new Listeners();

  constructor(parts: DeviceListParts) {
    this.#parts = parts;
  }

  /** The same object until something of it changes. */
  get(): HeardDevices {
    return this.#heard;
  }

  subscribe(listener: () => void): () => void {
    const stop = this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#plan(this.#untilNext());
    return () => {
      stop();
      if (this.#listeners.size === 0) this.#cancel();
    };
  }

  /** An exchange may have changed what is missing: asks soon, should anybody look. */
  renew(): void {
    if (this.#isAsking) this.#isOutdated = true;
    else if (this.#listeners.size > 0) this.#plan(this.#untilNext());
  }

  #untilNext(): number {
    const age = this.#parts.clock() - (this.#heardAt ?? Number.NEGATIVE_INFINITY);
    return age >= 0 && age < notBefore ? notBefore - age : 0;
  }

  #plan(wait: number): void {
    this.#cancel();
    this.#cancel = this.#parts.timers.after(wait, () => void this.#ask());
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    this.#isOutdated = false;
    try {
      const devices = await this.#parts.ask();
      this.#heardAt = this.#parts.clock();
      this.#heard = { devices, isFailed: false };
    } catch (cause) {
      if (!(cause instanceof TransportFailure)) throw cause;
      this.#heard = { ...this.#heard, isFailed: true };
    } finally {
      this.#isAsking = false;
      if (this.#listeners.size > 0) this.#plan(this.#isOutdated ? notBefore : askEvery);
    }
    this.#listeners.tell();
  }
}
