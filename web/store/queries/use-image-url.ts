import { currentStore } from "#web/store/current-store.ts";
import { imagePath } from "#web/store/hub/image-queue.ts";
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
