/** Fractions of square roots and cube roots of primes, as the standard wants them: the first 32 bits. */
function roots(): { state: number[]; rounds: number[] } {
  const state: number[] = [];
  const rounds: number[] = [];
  const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
  for (let candidate = 2; rounds.length < 64; candidate += 1) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1)
      if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    if (state.length < 8) state.push(fraction(Math.sqrt(candidate)));
    rounds.push(fraction(Math.cbrt(candidate)));
  }
  return { state, rounds };
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 for pages over plain http, where browsers keep their own to themselves. Milliseconds for 60 KB. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const { state, rounds } = roots();
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, bytes.length << 3);
  const words = new Int32Array(64);
  for (let block = 0; block < length; block += 64) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < 64; at += 1) {
      const [early, late] = [words[at - 15] as number, words[at - 2] as number];
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      words[at] = ((words[at - 16] as number) + first + (words[at - 7] as number) + second) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state as [
      ...[number, number, number, number, number, number, number, number],
    ];
    for (let at = 0; at < 64; at += 1) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const one = (h + mixed + chosen + (rounds[at] as number) + (words[at] as number)) | 0;
      const spread = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (spread + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries())
      state[at] = ((state[at] as number) + word) | 0;
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) digest.setInt32(at * 4, word);
  return new Uint8Array(digest.buffer);
}
