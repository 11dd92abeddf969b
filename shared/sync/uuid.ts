/** The device that writes, as far as identifiers are concerned. */
export type Writer = { deviceId: string; epoch: number };

/**
 * A version 7 identifier (RFC 9562) for a moment in ms and 74 bits, of which only the low ones count.
 * A clock that is wrong makes odd identifiers, never equal ones: the other bits see to that.
 */
export function uuidV7(time: number, bits: bigint): string {
  const timeHex = Math.max(0, Math.min(Math.trunc(time), 2 ** 48 - 1))
    .toString(16)
    .padStart(12, "0");
  const high = ((bits >> 62n) & 0xfffn).toString(16).padStart(3, "0");
  const variant = (8n | ((bits >> 60n) & 3n)).toString(16);
  const low = (bits & ((1n << 60n) - 1n)).toString(16).padStart(15, "0");
  return `${timeHex.slice(0, 8)}-${timeHex.slice(8)}-7${high}-${variant}${low.slice(0, 3)}-${low.slice(3)}`;
}

/** Identifier of something that is no operation: a time and ten random bytes. */
export function randomUuid(time: number, random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  return uuidV7(time, bits);
}

/**
 * Identifier of an operation. Its 74 bits follow from the device and the number of the operation, so that they
 * need not travel: no two operations of a device share a number, and devices have random identifiers of their own.
 */
export function operationId(time: number, writer: Writer, seq: number): string {
  return uuidV7(time, operationBits(writer, seq));
}

const mask = (1n << 64n) - 1n;

/** 74 well mixed bits of a device, its epoch and a number (two rounds of the splitmix64 finaliser over all of it). */
export function operationBits(writer: Writer, seq: number): bigint {
  const device = BigInt(`0x${writer.deviceId.replaceAll("-", "")}`);
  const number = (BigInt(writer.epoch) << 40n) ^ BigInt(seq);
  const first = mixed(
    mixed((device >> 64n) & mask) ^ mixed((device & mask) + number * 0x9e3779b97f4a7c15n),
  );
  const second = mixed(first ^ ((device & mask) * 3n + number));
  return (first << 10n) | (second & 1023n);
}

function mixed(value: bigint): bigint {
  let state = (value + 0x9e3779b97f4a7c15n) & mask;
  state = ((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
  state = ((state ^ (state >> 27n)) * 0x94d049bb133111ebn) & mask;
  return state ^ (state >> 31n);
}
