import type { DeviceStatus } from "#shared/schemas/device.ts";
import type { Device } from "./device.ts";
import type { Hub } from "./hub/hub.ts";
import type { ImageQueue } from "./hub/image-queue.ts";
import type { HubStateStore } from "./hub/state.ts";
import type { CartBook } from "./outbox/cart-book.ts";
import type { Views } from "./read-models/views.ts";
import type { SessionClient } from "./session/session-client.ts";

/** The device's data, opened. */
export type OpenStore = {
  device: Device;
  hub: Hub;
  hubState: HubStateStore;
  carts: CartBook;
  session: SessionClient;
  views: Views;
  images: ImageQueue;
  /** Asks the server; throws `TransportFailure`. */
  askDevices(shopId: string): Promise<DeviceStatus[]>;
};
