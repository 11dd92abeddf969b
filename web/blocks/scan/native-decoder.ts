import { aimOf, isInside } from "./aim.ts";
import { type Decoder, FORMATS, type Format, type Reading, readsNeeded } from "./reading.ts";

/** The part of the web's BarcodeDetector that is used; TypeScript does not know it. */
type Detected = { rawValue: string; format: string; boundingBox: DOMRectReadOnly };
type Detector = { detect: (source: CanvasImageSource) => Promise<Detected[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** The browser's own decoder, or undefined where it is missing or lacks one of the shop's symbologies. */
export async function createNativeDecoder(): Promise<Decoder | undefined> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (!Native) return undefined;
  try {
    const supported = await Native.getSupportedFormats();
    if (!FORMATS.every((format) => supported.includes(format))) return undefined;
    const detector = new Native({ formats: FORMATS });
    return {
      decode: async (video) => nearestToCentre(await detector.detect(video), video),
      close: () => {},
    };
  } catch {
    return undefined;
  }
}

/** Of several codes in view, the one the seller aims at. */
function nearestToCentre(
  detected: readonly Detected[],
  video: HTMLVideoElement,
): Reading | undefined {
  const aim = aimOf(video);
  const centreOf = ({ boundingBox: box }: Detected) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  const distance = (found: Detected) => {
    const { x, y } = centreOf(found);
    return Math.hypot(x - video.videoWidth / 2, y - video.videoHeight / 2);
  };
  return detected
    .filter((found) => isInside(aim, centreOf(found)))
    .sort((one, other) => distance(one) - distance(other))
    .map(({ rawValue, format }): Reading => ({ text: rawValue, format: format as Format }))
    .find((reading) => readsNeeded(reading) > 0);
}
