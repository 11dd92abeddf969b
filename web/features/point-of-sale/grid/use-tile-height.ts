import { useMedia } from "#web/ui/use-media.ts";

/** How high a tile is, in rem: where the screen is `snug` (theme.css) the stock stands beside the picture, and one row more is seen. */
export function useTileHeight(): number {
  return useMedia("(height < 44rem) and (width >= 20rem)") ? 6.125 : 8.25;
}
