import { expect, test } from "vitest";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { imageIdOf, keepImage } from "#web/store/commands/keep-image.ts";
import type { ImageStore, KeptImage } from "#web/store/outbox/image-store.ts";
import { TransportFailure } from "#web/store/ports.ts";
import { ImageQueue, imagePath } from "./image-queue.ts";

const { signal } = new AbortController();
const webp = (letter: string) => new Blob([letter], { type: "image/webp" });

function memoryStore(): ImageStore & { kept: Map<string, KeptImage> } {
  const kept = new Map<string, KeptImage>();
  return {
    kept,
    names: async () => [...kept.values()].map(({ shopId, imageId }) => ({ shopId, imageId })),
    image: async (name) => kept.get(imagePath(name)),
    put: async (image) => void kept.set(imagePath(image), image),
    remove: async (name) => void kept.delete(imagePath(name)),
  };
}

async function opened() {
  const world = await goodsDevice("owner");
  const store = memoryStore();
  const sent: string[] = [];
  const trouble = { next: undefined as TransportFailure | undefined, maySend: true };
  const open = () =>
    new ImageQueue({
      store,
      send: async ({ imageId }) => {
        const { next } = trouble;
        trouble.next = undefined;
        if (next) throw next;
        sent.push(imageId);
      },
      maySend: () => trouble.maySend,
      onSent: async () => {},
      addressOf: ({ imageId }) => `blob:${imageId}`,
      onStored: () => {},
    });
  const queue = open();
  const keep = async (letter: string) => {
    const { shopId } = world;
    const kept = await keepImage(world.device, queue, { shopId, blob: webp(letter) });
    if (!kept.ok) throw new Error(kept.refusal);
    return { shopId, imageId: kept.value.imageId };
  };
  return { ...world, store, sent, trouble, queue, keep, open };
}

test("a picture is named by its bytes, shown from here, sent once, then asked of the server", async () => {
  const { queue, keep, sent, store } = await opened();
  const name = await keep("a");
  expect(name.imageId).toBe("ypeBEsobvcr6wjGzmiPcTa");
  expect(await keep("a")).toEqual(name);
  expect(queue.size).toBe(1);
  expect(queue.url(name)).toBe(`blob:${name.imageId}`);
  expect(await queue.sendOne(signal)).toBe(true);
  expect(await queue.sendOne(signal)).toBe(false);
  expect(sent).toEqual([name.imageId]);
  expect(store.kept.size).toBe(0);
  expect(queue.url({ ...name, imageId: "other" })).toBe(
    `/api/v1/shops/${name.shopId}/images/other`,
  );
});

test("[S2] a picture stays until the server has it; after a restart it is read from the disk", async () => {
  const { queue, keep, trouble, store, open, sent } = await opened();
  const name = await keep("a");
  trouble.next = new TransportFailure("offline");
  await expect(queue.sendOne(signal)).rejects.toMatchObject({ kind: "offline" });
  expect(store.kept.size).toBe(1);
  const again = open();
  await again.refresh();
  expect(again.url(name)).toBeUndefined();
  await new Promise<void>((resolve) => again.subscribe(resolve));
  expect(again.url(name)).toBe(`blob:${name.imageId}`);
  expect(await again.sendOne(signal)).toBe(true);
  expect(sent).toEqual([name.imageId]);
});

test("[S4] a picture that the server does not take holds up no other, and is kept", async () => {
  const { queue, keep, trouble, store, sent } = await opened();
  await keep("a");
  const second = await keep("b");
  trouble.next = new TransportFailure("rejected");
  expect(await queue.sendOne(signal)).toBe(true);
  expect(await queue.sendOne(signal)).toBe(true);
  expect(await queue.sendOne(signal)).toBe(false);
  expect(sent).toEqual([second.imageId]);
  expect(store.kept.size).toBe(1);
});

test.each(["server", "timeout", "garbled"] as const)(
  "[S4] a picture on which the server fails (%s) lets the others pass before it is tried again",
  async (kind) => {
    const { queue, keep, trouble, sent } = await opened();
    const first = await keep("a");
    const second = await keep("b");
    trouble.next = new TransportFailure(kind);
    await expect(queue.sendOne(signal)).rejects.toMatchObject({ kind });
    expect(queue.stateOf(first)).toBe("waiting");
    expect(await queue.sendOne(signal)).toBe(true);
    expect(sent).toEqual([second.imageId]);
    expect(await queue.sendOne(signal)).toBe(true);
    expect(sent).toEqual([second.imageId, first.imageId]);
  },
);

test("[S4] a picture that the disk does not give up lets the others pass", async () => {
  const { queue, keep, store, sent } = await opened();
  const first = await keep("a");
  const second = await keep("b");
  const { image } = store;
  store.image = async (name) => {
    if (name.imageId === first.imageId) throw new Error("unreadable");
    return image(name);
  };
  await expect(queue.sendOne(signal)).rejects.toThrow("unreadable");
  expect(await queue.sendOne(signal)).toBe(true);
  expect(sent).toEqual([second.imageId]);
});

test.each(["offline", "busy", "unauthorized", "cancelled"] as const)(
  "what is no fault of a picture (%s) leaves it its place",
  async (kind) => {
    const { queue, keep, trouble, sent } = await opened();
    const first = await keep("a");
    await keep("b");
    trouble.next = new TransportFailure(kind);
    await expect(queue.sendOne(signal)).rejects.toMatchObject({ kind });
    expect(await queue.sendOne(signal)).toBe(true);
    expect(sent).toEqual([first.imageId]);
  },
);

test("each picture says where it stands, and one chosen again is tried again", async () => {
  const { queue, keep, trouble, open } = await opened();
  const first = await keep("a");
  const second = await keep("b");
  expect([first, second].map((name) => queue.stateOf(name))).toEqual(["waiting", "waiting"]);
  let changes = 0;
  queue.subscribe(() => (changes += 1));
  trouble.next = new TransportFailure("rejected");
  await queue.sendOne(signal);
  expect(changes).toBe(1);
  await queue.sendOne(signal);
  expect([first, second].map((name) => queue.stateOf(name))).toEqual(["refused", "sent"]);
  expect([queue.refused(first.shopId), queue.refused("elsewhere")]).toEqual([1, 0]);
  await keep("a");
  expect([queue.stateOf(first), queue.refused(first.shopId)]).toEqual(["waiting", 0]);
  await queue.sendOne(signal);
  expect(queue.stateOf(first)).toBe("sent");
  const again = open();
  await again.refresh();
  expect(again.stateOf(first)).toBeUndefined();
});

test("[S3] pictures wait for somebody who may bring them", async () => {
  const { queue, keep, trouble, sent } = await opened();
  await keep("a");
  trouble.maySend = false;
  expect(await queue.sendOne(signal)).toBe(false);
  expect(sent).toEqual([]);
});

test("[X5] whoever may bring no pictures keeps none; one that was not shrunk is a bug", async () => {
  const { queue, device, shopId } = await opened();
  const large = new Blob([new Uint8Array(60 * 1024 + 1)], { type: "image/webp" });
  await expect(keepImage(device, queue, { shopId, blob: large })).rejects.toThrow(RangeError);
  const reseller = await goodsDevice("reseller");
  expect(await keepImage(reseller.device, queue, { shopId, blob: webp("a") })).toEqual({
    ok: false,
    refusal: "not-allowed",
  });
  expect(await imageIdOf(new Uint8Array([1, 2, 3]))).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
