import { Listeners } from "#shared/listeners.ts";
import type { ImageName, ImageStore, KeptImage } from "#web/store/outbox/image-store.ts";
import { type FailureKind, TransportFailure } from "#web/store/ports.ts";

export type ImageQueueParts = {
  store: ImageStore;
  /** Brings one picture to the server, again if need be; throws `TransportFailure`. */
  send: (image: KeptImage, signal: AbortSignal) => Promise<void>;
  /** Whether the signed-in person may bring pictures to this shop. */
  maySend: (shopId: string) => boolean;
  /** The server has it: where it will be asked for, this device keeps it. */
  onSent: (image: KeptImage) => Promise<void>;
  /** An address for a picture that only this device has. */
  addressOf: (image: KeptImage) => string;
  /** The pictures that wait have changed on the disk: other tabs may read them. */
  onStored: () => void;
};

/**
 * What became of a picture since this page opened: it waits here, the server has it now, the server would not take it.
 * Undefined for one that this page had nothing to do with.
 */
export type ImageState = "waiting" | "sent" | "refused" | undefined;

/** What is the fault of the line, of the session or of a server under load, and of no one picture. */
const ofNoPicture: ReadonlySet<FailureKind> = new Set([
  "offline",
  "busy",
  "unauthorized",
  "cancelled",
]);

/** Where a picture is to be had once the server has it. */
export function imagePath({ shopId, imageId }: ImageName): string {
  return `/api/v1/shops/${shopId}/images/${imageId}`;
}

/**
 * Pictures that this device made and the server does not have yet. Each is kept until the server has it, sent when
 * nothing else is to be sent, and shown from here until then.
 */
export class ImageQueue {
  readonly #parts: ImageQueueParts;
  #waiting = new Map<string, ImageName>();
  /** Addresses of what was shown from here; they stay for the life of the page. */
  readonly #addresses = new Map<string, string>();
  readonly #opening = new Set<string>();
  /** What the server would not take: tried again at the next start, its neighbours are not held back. */
  readonly #stuck = new Set<string>();
  /** What has waited at some time of this page. */
  readonly #seen = new Set<string>();
  readonly #listeners = new Listeners();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(parts: ImageQueueParts) {
    this.#parts = parts;
  }

  /** The page has just opened, or another tab has kept or sent pictures: the disk is right. */
  refresh(): Promise<void> {
    return this.#oneByOne(async () => {
      const names = await this.#parts.store.names();
      this.#waiting = new Map(names.map((name) => [imagePath(name), name]));
      for (const path of this.#waiting.keys()) this.#seen.add(path);
      this.#changed();
    });
  }

  /** Resolves when the picture is on the disk. */
  keep(image: KeptImage): Promise<void> {
    return this.#oneByOne(async () => {
      await this.#parts.store.put(image);
      const { shopId, imageId } = image;
      const path = imagePath(image);
      this.#waiting.set(path, { shopId, imageId });
      this.#seen.add(path);
      // Chosen again by hand, it is tried again.
      this.#stuck.delete(path);
      if (!this.#addresses.has(path)) this.#addresses.set(path, this.#parts.addressOf(image));
      this.#changed();
      this.#parts.onStored();
    });
  }

  /** How many wait. */
  get size(): number {
    return this.#waiting.size;
  }

  stateOf(name: ImageName): ImageState {
    const path = imagePath(name);
    if (this.#waiting.has(path)) return this.#stuck.has(path) ? "refused" : "waiting";
    return this.#seen.has(path) ? "sent" : undefined;
  }

  /** How many of a shop the server would not take. */
  refused(shopId: string): number {
    const stuck = [...this.#stuck].map((path) => this.#waiting.get(path));
    return stuck.filter((name) => name?.shopId === shopId).length;
  }

  /** Where the picture can be shown from; undefined while it is being read from the disk. */
  url(name: ImageName): string | undefined {
    const path = imagePath(name);
    const known = this.#addresses.get(path);
    if (known !== undefined || !this.#waiting.has(path)) return known ?? path;
    if (!this.#opening.has(path)) {
      this.#opening.add(path);
      void this.#show(name, path);
    }
    return undefined;
  }

  /** Sends one picture; false when there is none that may be sent. */
  async sendOne(signal: AbortSignal): Promise<boolean> {
    const { store, send, maySend, onSent, onStored } = this.#parts;
    for (const [path, name] of this.#waiting) {
      if (this.#stuck.has(path) || !maySend(name.shopId)) continue;
      try {
        const image = await store.image(name);
        if (image) {
          await send(image, signal);
          await onSent(image);
          await store.remove(name);
        }
      } catch (cause) {
        const kind = cause instanceof TransportFailure ? cause.kind : undefined;
        if (kind !== "rejected") {
          if (kind === undefined || !ofNoPicture.has(kind)) this.#goesLast(path);
          throw cause;
        }
        this.#stuck.add(path);
        this.#changed();
        return true;
      }
      this.#waiting.delete(path);
      this.#changed();
      onStored();
      return true;
    }
    return false;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Whatever fails with one picture for long holds up no other. */
  #goesLast(path: string): void {
    const name = this.#waiting.get(path);
    if (!name) return;
    this.#waiting.delete(path);
    this.#waiting.set(path, name);
  }

  async #show(name: ImageName, path: string): Promise<void> {
    const image = await this.#parts.store.image(name).catch(() => undefined);
    this.#addresses.set(path, image ? this.#parts.addressOf(image) : path);
    this.#opening.delete(path);
    this.#changed();
  }

  /** What is read from the disk must not lie over what was kept meanwhile. */
  #oneByOne(act: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(act, act);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  #changed(): void {
    this.#listeners.tell();
  }
}
