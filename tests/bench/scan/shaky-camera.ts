/** A canvas context for many readings of pixels. */
export function drawingContext(): CanvasRenderingContext2D {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return context;
}

/**
 * Stands in for a camera that looks at a picture: each frame is shifted and enlarged by up to 2 % and carries the noise
 * of a sensor, all drawn from the seed. A frame that is not shaken is the picture itself.
 */
export async function createCamera(
  file: string,
  seed: number,
): Promise<(shaken: boolean) => HTMLCanvasElement> {
  const picture = await createImageBitmap(await (await fetch(`/picture/${file}`)).blob());
  const context = drawingContext();
  const { canvas } = context;
  const random = mulberry32(seed);

  return (shaken) => {
    canvas.width = picture.width;
    canvas.height = picture.height;
    if (!shaken) {
      context.drawImage(picture, 0, 0);
      return canvas;
    }
    const scale = 1 + random() * 0.02;
    const shift = (length: number) => Math.round((random() - 0.5) * 0.04 * length);
    context.imageSmoothingQuality = "high";
    context.drawImage(
      picture,
      shift(picture.width),
      shift(picture.height),
      picture.width * scale,
      picture.height * scale,
    );
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let i = 0; i < pixels.data.length; i += 4) {
      const noise = (random() - 0.5) * 8;
      for (const channel of [0, 1, 2]) {
        pixels.data[i + channel] = (pixels.data[i + channel] ?? 0) + noise;
      }
    }
    context.putImageData(pixels, 0, 0);
    return canvas;
  };
}

/** A small random generator: the same seed gives the same frames. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
