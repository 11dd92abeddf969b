const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * A version 7 identifier as `[its time − at, its 74 random bits as 13 letters]`; any other text as `[0, the text]`.
 */
export function idToParts(id: string, at: number): [number, string] {
  if (!version7.test(id)) return [0, id];
  const hex = id.replaceAll("-", "");
  const time = Number.parseInt(hex.slice(0, 12), 16);
  const variant = Number.parseInt(hex.charAt(16), 16) & 3;
  // 12 bits, 2 bits, 60 bits: 74 bits, four more in front make 13 letters of six bits.
  const bits = (BigInt(`0x${hex.slice(13, 16)}`) << 62n) | (BigInt(variant) << 60n) | BigInt(`0x${hex.slice(17)}`);
  let letters = "";
  for (let shift = 72n; shift >= 0n; shift -= 6n) letters += alphabet.charAt(Number((bits >> shift) & 63n));
  return [time - at, letters];
}

/** The identifier back from its two parts, `undefined` when they are no such parts. */
export function partsToId(timeStep: unknown, tail: unknown, at: number): string | undefined {
  if (typeof tail !== "string" || !Number.isSafeInteger(timeStep)) return undefined;
  if (tail.length !== 13) return tail.length <= 100 ? tail : undefined;
  const time = at + (timeStep as number);
  if (time < 0 || time >= 2 ** 48) return undefined;
  let bits = 0n;
  for (const letter of tail) {
    const value = alphabet.indexOf(letter);
    if (value < 0) return undefined;
    bits = (bits << 6n) | BigInt(value);
  }
  if (bits >> 74n !== 0n) return undefined;
  const timeHex = time.toString(16).padStart(12, "0");
  const high = ((bits >> 62n) & 0xfffn).toString(16).padStart(3, "0");
  const variant = (8n | ((bits >> 60n) & 3n)).toString(16);
  const low = (bits & ((1n << 60n) - 1n)).toString(16).padStart(15, "0");
  return `${timeHex.slice(0, 8)}-${timeHex.slice(8)}-7${high}-${variant}${low.slice(0, 3)}-${low.slice(3)}`;
}
