import { createSync } from "#server/sync/deps.ts";
import { takeTurn } from "#server/sync/judging/in-turn.ts";
import { readOperations } from "#server/sync/judging/incoming.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { reasonsIn, type SyncWorld } from "./sync-world.ts";
import { transferActs } from "./transfer-acts.ts";

/** Somebody with a device of their own in one shop. */
export function transferHand(world: SyncWorld, userId: string, shopId: string) {
  const device = world.device();
  return {
    device,
    acts: transferActs(device, shopId),
    /** Reasons of each verdict. */
    send: async (...operations: Operation[]) =>
      reasonsIn(await world.send(userId, device, operations)),
    /** Judges and commits, and dies before the other shop is told; reasons of the verdict. */
    async sendToDyingServer(operation: Operation): Promise<readonly string[]> {
      const sync = createSync({ database: world.database, clock: world.clock });
      const request = device.request([operation]);
      const speaking = await sync.devices.ensure(shopId, userId, request.device);
      const { understood: operations } = readOperations(request);
      const job = { shopId, userId, device: speaking, arrival: world.now, operations };
      return (await takeTurn(sync, job))[0]?.reasons ?? ["nothing"];
    },
  };
}
