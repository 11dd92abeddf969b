import { DeviceScreens } from "./device-screens.ts";
import type { SeenDevice } from "./oracle-device.ts";
import { isQuiet, type Owner } from "./simulation-scheduler.ts";
import type { SimulatedDisk } from "./simulation-storage.ts";

type OfDevice = Pick<SeenDevice, "name" | "people" | "keepsSince"> & { disk: SimulatedDisk };

/**
 * A tab that is awake behind the one in front, on the same disk: its screens must be exact, and people sell in it too.
 * It gets the hub when the one in front is closed or frozen.
 */
export class SecondTab extends DeviceScreens implements SeenDevice {
  readonly name: string;
  readonly people: ReadonlySet<string>;
  readonly #first: Pick<SeenDevice, "keepsSince">;
  readonly owner: Owner = { alive: true, isBehind: true };
  /** Resolves when it is in front, with the time until the hub is its, ms. */
  readonly promoted: Promise<number>;
  #promote: (wait: number) => void = () => {};

  constructor(first: OfDevice) {
    const { name, people, disk } = first;
    super();
    this.#first = first;
    this.name = name;
    this.people = people;
    this.disk = disk;
    this.promoted = new Promise((resolve) => {
      this.#promote = resolve;
    });
  }

  get keepsSince(): string {
    return this.#first.keepsSince;
  }

  override get hasOtherTab(): boolean {
    return true;
  }

  /** Nothing that it reads or waits for is under way. */
  isQuiet(areModelsAway: boolean): boolean {
    return isQuiet(this.owner, areModelsAway);
  }

  promote(wait: number): void {
    this.owner.isBehind = false;
    this.#promote(wait);
  }
}
