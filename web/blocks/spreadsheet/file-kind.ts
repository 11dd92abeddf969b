/** Kind of a file, found by its first bytes and the names inside it. */
export type FileKind =
  | "workbook"
  | "text"
  /** A workbook or archive with a password. */
  | "password"
  | "damaged"
  | "numbers"
  | "pdf"
  /** A text document or slides: Word, LibreOffice Writer, RTF. */
  | "document"
  | "picture"
  /** An archive of other files. */
  | "archive"
  | "unknown";

const latin = (bytes: Uint8Array) => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join("");
};

/** Number of bytes read at the beginning. */
const looked = 4096;

/** Recognises files without a readable list, so that the message can say what to do. */
export function kindOf(bytes: Uint8Array): FileKind {
  const head = latin(bytes.subarray(0, looked));
  if (head.startsWith("PK\u0003\u0004")) return kindOfZip(bytes);
  if (head.startsWith("PK\u0005\u0006")) return "archive";
  if (head.startsWith("\u00d0\u00cf\u0011\u00e0")) return kindOfCompound(bytes);
  if (/^[\s\u00ef\u00bb\u00bf]*%PDF-/.test(head)) return "pdf";
  if (head.startsWith("{\\rtf")) return "document";
  if (
    /^(?:\u00ff\u00d8\u00ff|\u0089PNG|GIF8|BM.{4}\0\0\0\0|RIFF.{4}WEBP|.{4}ftyp(?:heic|heix|mif1|avif))/s.test(
      head,
    )
  )
    return "picture";
  if (
    ["\u001f\u008b", "Rar!", "7z\u00bc\u00af", "BZh", "\u00fd7zXZ"].some((mark) =>
      head.startsWith(mark),
    )
  )
    return "archive";
  if (/^(?:MIME-Version:|SQLite format 3)/i.test(head)) return "unknown";
  return "text";
}

/** Reads local headers and the central directory of a ZIP: names of its parts, and whether one is encrypted. */
function kindOfZip(bytes: Uint8Array): FileKind {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === undefined) return "damaged";
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  let isEncrypted = false;
  while (at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50) {
    const length = view.getUint16(at + 28, true);
    isEncrypted ||= (view.getUint16(at + 8, true) & 1) === 1;
    names.push(latin(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (names.length === 0) return "damaged";
  if (isEncrypted) return "password";
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\//i)) return "workbook";
  if (has(/^(?:word|ppt)\//i)) return "document";
  if (has(/\.iwa$|^Index\.zip$|^index\.(?:xml|apxl)$/i)) return "numbers";
  if (has(/^content\.xml$/)) return kindOfOpenDocument(bytes);
  return "archive";
}

/** Offset of the end record, which stands in the last 64 kB and 22 bytes. */
function endOfDirectory(view: DataView): number | undefined {
  const lowest = Math.max(0, view.byteLength - 65_558);
  for (let at = view.byteLength - 22; at >= lowest; at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return undefined;
}

/** Reads the kind that an OpenDocument file gives in its first part, uncompressed. */
function kindOfOpenDocument(bytes: Uint8Array): FileKind {
  const mime = latin(bytes.subarray(0, 200));
  return /opendocument\.(?:text|presentation|graphics)/.test(mime) ? "document" : "workbook";
}

/** Kind of an old Office file or of an encrypted new one: its stream names are in UTF-16. */
function kindOfCompound(bytes: Uint8Array): FileKind {
  const text = latin(bytes);
  const has = (name: string) => text.includes([...name].map((sign) => `${sign}\0`).join(""));
  if (has("EncryptedPackage") || has("EncryptionInfo")) return "password";
  if (has("WordDocument") || has("PowerPoint Document")) return "document";
  return "workbook";
}
