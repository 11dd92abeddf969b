import { currentStore } from "#web/store/current-store.ts";
import { type ImageState, imagePath } from "#web/store/hub/image-queue.ts";
import { useLive, useStore } from "./use-store.ts";

/** Where a picture of a product can be shown from at this moment; undefined while it is being read, or without one. */
export function imageUrl(shopId: string, imageId: string): string | undefined {
  const images = currentStore()?.images;
  return images ? images.url({ shopId, imageId }) : imagePath({ shopId, imageId });
}

/** The same, live: from this device while only it has the picture, else from the server or what the worker keeps. */
export function useImageUrl(shopId: string, imageId: string | undefined): string | undefined {
  const images = useStore()?.images;
  return useLive(images, () => (imageId === undefined ? undefined : imageUrl(shopId, imageId)));
}

/** What became of each of these pictures since the page opened, live, in their order. */
export function useImageStates(shopId: string, imageIds: readonly string[]): ImageState[] {
  const images = useStore()?.images;
  const states = useLive(images, () =>
    imageIds.map((imageId) => images?.stateOf({ shopId, imageId }) ?? "").join(),
  );
  return states.split(",").map((state) => (state || undefined) as ImageState);
}

/** How many pictures of a shop the server would not take since the page opened, live. */
export function useRefusedImages(shopId: string): number {
  const images = useStore()?.images;
  return useLive(images, () => images?.refused(shopId) ?? 0);
}
