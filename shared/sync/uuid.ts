/**
 * A version 7 identifier (RFC 9562) for a moment in ms and ten random bytes. Time and chance come from outside.
 * A clock that is wrong makes odd identifiers, never equal ones.
 */
export function uuidV7(time: number, random: Uint8Array): string {
  const timeHex = Math.max(0, Math.min(time, 2 ** 48 - 1)).toString(16).padStart(12, "0");
  const byte = (index: number) => random[index] ?? 0;
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");
  const high = hex(((byte(0) << 8) | byte(1)) & 0xfff, 3);
  const variant = hex(0x8000 | (((byte(2) << 8) | byte(3)) & 0x3fff), 4);
  const low = [4, 5, 6, 7, 8, 9].map((index) => hex(byte(index), 2)).join("");
  return `${timeHex.slice(0, 8)}-${timeHex.slice(8)}-7${high}-${variant}-${low}`;
}
