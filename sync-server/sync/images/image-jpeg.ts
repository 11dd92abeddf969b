import { type Read, sizeTrouble } from "./image-shape.ts";

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app2: 0xe2, app14: 0xee };
/** Frames that browsers draw: baseline, extended, progressive. Of the others none is a photograph. */
const drawnFrames = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman's tables, those of colours, how often a scan begins anew. */
const tables = new Set([0xc4, 0xdb, 0xdd]);
/** A progressive picture has about ten; each is drawn over the whole of it. */
const mostScans = 40;

/** Segments of a marker, a length and as many bytes; behind the head of a scan its data until the next marker. */
export function readJpeg(given: Buffer): Read {
  const kept = [given.subarray(0, 2)];
  let scans = 0;
  let hasFrame = false;
  for (let at = 2; at + 2 <= given.length; ) {
    if (given[at] !== 0xff) return "image-format";
    const code = given[at + 1] ?? 0;
    // A marker may stand behind any number of filling bytes.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) {
      kept.push(given.subarray(at, at + 2));
      return scans > 0 ? { bytes: Buffer.concat(kept) } : "image-format";
    }
    if (at + 4 > given.length) return "image-format";
    const length = given.readUInt16BE(at + 2);
    let next = at + 2 + length;
    // Behind any other marker devices look for the next one where we would not: another frame may stand there.
    if (length < 2 || next > given.length || !isSegment(code)) return "image-format";
    const content = given.subarray(at + 4, next);
    if (drawnFrames.has(code)) {
      // A second frame would be another picture, of another size.
      if (hasFrame || !isFrame(content)) return "image-format";
      const trouble = sizeTrouble(content.readUInt16BE(3), content.readUInt16BE(1));
      if (trouble) return trouble;
      hasFrame = true;
    }
    if (code === marker.scan) {
      scans += 1;
      if (!hasFrame || scans > mostScans) return "image-format";
      next = endOfScan(given, next);
    }
    if (isKept(code, content)) kept.push(given.subarray(at, next));
    at = next;
  }
  return "image-format";
}

function isSegment(code: number): boolean {
  const isAdded = (code >= 0xe0 && code <= 0xef) || code === 0xfe;
  return isAdded || tables.has(code) || drawnFrames.has(code) || code === marker.scan;
}

/** Bits of a sample, height, width, how many colours, three bytes for each. */
function isFrame(content: Buffer): boolean {
  const [bits] = content;
  const colours = content[5] ?? 0;
  return (
    (bits === 8 || bits === 12) &&
    colours >= 1 &&
    colours <= 4 &&
    content.length === 6 + 3 * colours
  );
}

/** Tables, frames and scans draw; of what applications added, JFIF, Adobe's word on colours and colour profiles do. */
function isKept(code: number, content: Buffer): boolean {
  const isProfile = code === marker.app2 && content.toString("latin1", 0, 12) === "ICC_PROFILE\0";
  if (code === marker.app0) return content.toString("latin1", 0, 5) === "JFIF\0";
  if (code === marker.app14) return content.toString("latin1", 0, 5) === "Adobe";
  const isComment = code === 0xfe;
  const isApplication = code >= 0xe0 && code <= 0xef;
  return isProfile || !(isApplication || isComment);
}

/** Data end at the first marker that is none of their own: not a stuffed byte, not a restart. */
function endOfScan(given: Buffer, from: number): number {
  for (let at = from; at + 1 < given.length; at += 1) {
    if (given[at] !== 0xff) continue;
    const code = given[at + 1] ?? 0;
    if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return given.length;
}
