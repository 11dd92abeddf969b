import { may } from "#shared/rules/permissions.ts";
import { agreed, refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { ImageQueue } from "#web/store/hub/image-queue.ts";
import { actorIn } from "./act.ts";
import { type Acted, acted } from "./acted.ts";

/** Most bytes of one picture: what is larger has not been shrunk. */
const mostBytes = 60 * 1024;

export type ImageToKeep = { shopId: string; blob: Blob };

/**
 * Keeps a picture of a product, a logo or a paper, and sends it when there is nothing else to send. The picture must be
 * shrunk to 60 KB at most before (larger throws `RangeError`). Its identifier goes into the product's `images`, the
 * shop's `logo` or the `imageId` of an expense or a purchase.
 */
export function keepImage(
  device: Device,
  queue: ImageQueue,
  { shopId, blob }: ImageToKeep,
): Promise<Acted<{ imageId: string }>> {
  return acted(async () => {
    const actor = actorIn(device, shopId);
    if (!actor) return { ok: false, refusal: "no-access" };
    if (!may(actor.access.role, "sell")) return refused("not-allowed");
    if (blob.size > mostBytes) throw new RangeError(`a picture of ${blob.size} bytes`);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const imageId = await imageIdOf(bytes);
    await queue.keep({ shopId, imageId, type: blob.type, bytes });
    return agreed({ imageId });
  });
}

/** The name of a picture: the first 22 letters of the SHA-256 of its bytes in base64url. */
export async function imageIdOf(bytes: Uint8Array): Promise<string> {
  const text = btoa(String.fromCharCode(...(await digestOf(bytes))));
  return text.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}

/** Over plain http browsers keep their own hash to themselves: ours comes when it is needed. */
async function digestOf(bytes: Uint8Array): Promise<Uint8Array> {
  const own = (crypto as Partial<Crypto>).subtle;
  if (own) return new Uint8Array(await own.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
  return (await import("#web/store/sha256.ts")).sha256(bytes);
}
