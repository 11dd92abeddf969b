/** What the head of a picture says of its size, before anybody makes room for it. */
export type ClaimedSize = { width: number; height: number };

/**
 * Reads it from the first bytes of a PNG, JPEG, WebP or GIF. Undefined for other kinds, which the browser judges, and
 * where the size stands further behind.
 */
export function claimedSize(bytes: Uint8Array<ArrayBuffer>): ClaimedSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number) =>
    String.fromCharCode(...bytes.subarray(at, at + length));
  try {
    if (text(1, 3) === "PNG") return { width: view.getUint32(16), height: view.getUint32(20) };
    if (text(0, 4) === "GIF8")
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (text(8, 4) === "WEBP") return inWebp(view, text(12, 4));
    if (view.getUint16(0) === 0xffd8) return inJpeg(view);
  } catch (cause) {
    // It ends before its size is said.
    if (!(cause instanceof RangeError)) throw cause;
  }
  return undefined;
}

function inWebp(view: DataView, chunk: string): ClaimedSize | undefined {
  if (chunk === "VP8X")
    return {
      width: (view.getUint32(24, true) & 0xffffff) + 1,
      height: (view.getUint32(26, true) >>> 8) + 1,
    };
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== "VP8 ") return undefined;
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

/** Segments of a marker, a length and as many bytes, until the frame. */
function inJpeg(view: DataView): ClaimedSize | undefined {
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const code = view.getUint8(at + 1);
    const isTable = code === 0xc4 || code === 0xc8 || code === 0xcc;
    if (code >= 0xc0 && code <= 0xcf && !isTable)
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}
