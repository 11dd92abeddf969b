type Rectangle = { x: number; y: number; width: number; height: number };
type Shown = Pick<HTMLVideoElement, "videoWidth" | "videoHeight" | "clientWidth" | "clientHeight">;

/** How much more than the visible part is read: a code that sticks out a little still counts. */
const MARGIN = 1.5;

/**
 * The part of the camera's frame, in its own pixels, that the seller sees in the panel (which it fills, cut at the
 * sides), and a margin around it. A code lying elsewhere in the picture is not meant.
 */
export function aimOf({ videoWidth, videoHeight, clientWidth, clientHeight }: Shown): Rectangle {
  const scale = Math.max(clientWidth / videoWidth, clientHeight / videoHeight);
  const seen = (shown: number, all: number) =>
    scale > 0 ? Math.min(all, Math.max(1, Math.round((shown / scale) * MARGIN))) : all;
  const width = seen(clientWidth, videoWidth);
  const height = seen(clientHeight, videoHeight);
  return {
    x: Math.floor((videoWidth - width) / 2),
    y: Math.floor((videoHeight - height) / 2),
    width,
    height,
  };
}

export function isInside(
  { x, y, width, height }: Rectangle,
  point: { x: number; y: number },
): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
