import { may } from "#shared/rules/permissions.ts";
import type { Device } from "./device.ts";
import type { FetchTransport } from "./hub/fetch-transport.ts";
import { ImageQueue, imagePath } from "./hub/image-queue.ts";
import { keepInCache, objectAddress } from "./image-ports.ts";
import type { ImageStore } from "./outbox/image-store.ts";

type ImageParts = {
  store: ImageStore;
  transport: FetchTransport;
  device: Device;
  onStored: () => void;
};

const patience = 60_000;

/** The queue of pictures of this browser. */
export function openImages({ store, transport, device, onStored }: ImageParts): ImageQueue {
  const queue = new ImageQueue({
    store,
    send: (image, signal) =>
      transport.put(imagePath(image), image, { signal, timeoutMs: patience }),
    maySend: (shopId) => {
      const access = device.accessTo(shopId);
      return access?.scope ? may(access.role, "sell") : false;
    },
    onSent: keepInCache,
    addressOf: objectAddress,
    onStored,
  });
  // The till does not wait for them; unreadable now, they are read with the next word of another tab or start.
  void queue.refresh().catch(() => undefined);
  return queue;
}
