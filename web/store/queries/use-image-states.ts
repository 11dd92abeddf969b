import type { ImageState } from "#web/store/hub/image-queue.ts";
import { useLive, useStore } from "./use-store.ts";

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
