import { compress, initialState } from "#web/store/sha256.ts";

/**
 * Few enough for a slow phone without `crypto.subtle`: ten thousand PINs are soon tried by whoever has the storage in
 * hand, however slow one of them is (docs/decisions/0017).
 */
const iterations = 10_000;

/** What a PIN is compared with: PBKDF2 with SHA-256, 32 bytes, base64. The same with and without `crypto.subtle`. */
export async function pinHash(pin: string, salt: string, userId: string): Promise<string> {
  const encoder = new TextEncoder();
  const [secret, salted] = [encoder.encode(pin), encoder.encode(saltOf(salt, userId))];
  const bytes = await (globalThis.crypto?.subtle
    ? nativeHash(secret, salted)
    : handHash(secret, salted, iterations));
  return btoa(String.fromCharCode(...bytes));
}

/** One's own salt on this device, within the 51 bytes that `handHash` takes. */
export function saltOf(salt: string, userId: string): string {
  return salt.slice(0, 24) + userId.replaceAll("-", "").slice(-24);
}

async function nativeHash(secret: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>) {
  const key = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveBits"]);
  const way = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(way, key, 256));
}

/** The first block of PBKDF2-HMAC-SHA-256; secret and salt of at most 51 bytes. */
export function handHash(secret: Uint8Array, salt: Uint8Array, times: number): Uint8Array {
  const [inner, outer] = [0x36363636, 0x5c5c5c5c].map((pad) => {
    const state = Int32Array.from(initialState);
    compress(
      state,
      Int32Array.from(wordsOf(secret, 16), (word) => word ^ pad),
    );
    return state;
  }) as [Int32Array, Int32Array];
  const code = (block: Int32Array): Int32Array => {
    const first = Int32Array.from(inner);
    compress(first, block);
    const second = Int32Array.from(outer);
    compress(second, closed(first, 32));
    return second;
  };
  let last = code(closed(wordsOf(Uint8Array.of(...salt, 0, 0, 0, 1), 16), salt.length + 4));
  const sum = Int32Array.from(last);
  for (let turn = 1; turn < times; turn += 1) {
    last = code(closed(last, 32));
    for (let at = 0; at < 8; at += 1) sum[at] = (sum[at] as number) ^ (last[at] as number);
  }
  const bytes = new DataView(new ArrayBuffer(32));
  sum.forEach((word, at) => {
    bytes.setInt32(at * 4, word);
  });
  return new Uint8Array(bytes.buffer);
}

/** One padded block: what is said after one block of key, ended as SHA-256 ends a text. */
function closed(said: Int32Array, length: number): Int32Array {
  const block = new Int32Array(16);
  block.set(said);
  const at = length >> 2;
  block[at] = (block[at] ?? 0) | (0x80 << (24 - (length % 4) * 8));
  block[15] = (64 + length) * 8;
  return block;
}

function wordsOf(bytes: Uint8Array, count: number): Int32Array {
  if (bytes.length > count * 4) throw new RangeError("longer than a block");
  const words = new Int32Array(count);
  bytes.forEach((byte, at) => {
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8));
  });
  return words;
}
