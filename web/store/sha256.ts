/**
 * SHA-256 by hand (FIPS 180-4), for pages that are not served by https and so have no `crypto.subtle`: a till in a shop's
 * own network. Held to the browser's own by a test.
 */

const primes: readonly number[] = firstPrimes(64);
const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
export const initialState: Readonly<Int32Array> = Int32Array.from(primes.slice(0, 8), (prime) =>
  fraction(Math.sqrt(prime)),
);

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1)
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  return found;
}

const words = new Int32Array(64);
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Takes one block of sixteen words into the state. */
export function compress(state: Int32Array, block: ArrayLike<number>): void {
  for (let at = 0; at < 64; at += 1) {
    if (at < 16) {
      words[at] = block[at] as number;
      continue;
    }
    const [early, late] = [words[at - 15] as number, words[at - 2] as number];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[at] = ((words[at - 16] as number) + first + (words[at - 7] as number) + second) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    ...[number, number, number, number, number, number, number, number],
  ];
  for (let at = 0; at < 64; at += 1) {
    const sum = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const step = (h + sum + chosen + (rounds[at] as number) + (words[at] as number)) | 0;
    const other = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const most = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + step) | 0];
    [d, c, b, a] = [c, b, a, (step + other + most) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => {
    state[at] = ((state[at] as number) + word) | 0;
  });
}

/** The whole digest, 32 bytes. Milliseconds for 60 KB. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  const state = Int32Array.from(initialState);
  for (let at = 0; at < padded.byteLength; at += 64)
    compress(
      state,
      Int32Array.from({ length: 16 }, (_, word) => padded.getInt32(at + word * 4)),
    );
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => {
    digest.setInt32(at * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/** In hexadecimal, of a text in UTF-8. */
export function sha256Hex(text: string): string {
  const digest = sha256(new TextEncoder().encode(text));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
