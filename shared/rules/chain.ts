/** SHA-256 as whoever runs has it: 32 bytes, of bytes or of a text in UTF-8. */
export type Hash = (told: Uint8Array | string) => Uint8Array;

/** Bytes of a link: enough that nobody finds another text for one that stands, and half as many to keep. */
export const linkBytes = 16;

/** What a link says of an operation. */
export type Linked = {
  id: string;
  seq: number;
  /** The first 16 bytes of the SHA-256 of its canonical text, as the ledger keeps them. */
  textHash: Uint8Array;
};

/** Whose chain it is: the operations of one device in one shop and one of its epochs. */
export type ChainOf = { deviceId: string; epoch: number; shopId: string };

const cut = (digest: Uint8Array) => digest.slice(0, linkBytes);

/** The first 16 bytes of the SHA-256 of a text. */
export function textHash(hash: Hash, text: string): Uint8Array {
  return cut(hash(text));
}

/**
 * What the first operation of a chain follows (CH1). `old`: the head of the chain that the same device left behind in this
 * shop, in an epoch before, where it still knows one.
 */
export function beginning(
  hash: Hash,
  { deviceId, epoch, shopId }: ChainOf,
  old?: Uint8Array,
): Uint8Array {
  return textHash(hash, `boutika 1 ${deviceId} ${epoch} ${shopId} ${old ? toHex(old) : "-"}`);
}

/** The link of an operation, after the one before it in its chain (CH1). 54 bytes are hashed: one block. */
export function nextLink(
  hash: Hash,
  before: Uint8Array,
  { id, seq, textHash: text }: Linked,
): Uint8Array {
  const bytes = new Uint8Array(54);
  bytes.set(before);
  bytes.set(text, 16);
  bytes.set(fromHex(id.replaceAll("-", "")), 32);
  const number = new DataView(bytes.buffer, 48);
  number.setUint16(0, Math.floor(seq / 2 ** 32));
  number.setUint32(2, seq % 2 ** 32);
  return cut(hash(bytes));
}

/** How far a chain has come. `link` in hexadecimal. */
export type Head = { shopId: string; seq: number; link: string };

/** What a device signs, once for each exchange: the heads of all shops in it, in the order in which they are named. */
export function statementText(
  { deviceId, epoch }: Pick<ChainOf, "deviceId" | "epoch">,
  heads: readonly Head[],
): string {
  const told = heads.map(({ shopId, seq, link }) => `${shopId}:${seq}:${link}`);
  return `boutika 1 ${deviceId} ${epoch} ${told.join(" ")}`;
}

/** Without the letters I, L, O and U, which people read as others. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Sixty bits: of a thousand million tickets nobody finds one by trying. */
const letterCount = 12;

/** The letters of an operation on paper: the first twelve of its link, by fours (CH4). */
export function lettersOf(link: Uint8Array): string {
  const letters = Array.from({ length: letterCount }, (_, at) => alphabet[bitsAt(link, at * 5)]);
  return [0, 4, 8].map((at) => letters.slice(at, at + 4).join("")).join("-");
}

function bitsAt(bytes: Uint8Array, bit: number): number {
  const at = bit >> 3;
  const two = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  return (two >> (11 - (bit & 7))) & 31;
}

/**
 * The links that begin with letters as somebody typed them: the first in hexadecimal, and the last. Capitals, dashes and
 * blanks say nothing, O is nought, I and L are one. Undefined for what are no letters of a ticket.
 */
export function linksWith(letters: string): { from: string; to: string } | undefined {
  const typed = letters
    .toUpperCase()
    .replaceAll(/[\s\-–—.]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const places = [...typed].map((letter) => alphabet.indexOf(letter));
  if (places.length !== letterCount || places.includes(-1)) return undefined;
  const bits = places.map((place) => place.toString(2).padStart(5, "0")).join("");
  const nibbles = bits.match(/.{4}/g) ?? [];
  const start = nibbles.map((nibble) => Number.parseInt(nibble, 2).toString(16)).join("");
  const rest = linkBytes * 2 - start.length;
  return { from: start + "0".repeat(rest), to: start + "f".repeat(rest) };
}

export function toHex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}

export function fromHex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length >> 1);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(text.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

const wire = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** In base64url without padding, as links and marks travel. */
export function toWire(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((by) => wire[(three >> by) & 63]).join("");
    text += letters.slice(0, Math.min(3, bytes.length - at) + 1);
  }
  return text;
}

/** The bytes of such a text; undefined where it is none. `count`: how many they must be. */
export function fromWire(text: string, count?: number): Uint8Array | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    held = ((held << 6) | wire.indexOf(letter)) & 0xffffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return count !== undefined && bytes.length !== count ? undefined : bytes;
}
