/** The device that writes, as far as identifiers are concerned. */
export type Writer = { deviceId: string; epoch: number };

/**
 * A version 7 identifier (RFC 9562) for a moment in ms and 74 bits, of which only the low ones count.
 * A clock that is wrong makes odd identifiers, never equal ones: the other bits see to that.
 */
export function uuidV7(time: number, bits: bigint): string {
  const ms = Math.max(0, Math.min(Math.trunc(time), 2 ** 48 - 1));
  const high = Number(BigInt.asUintN(12, bits >> 62n));
  const middle = Number(BigInt.asUintN(14, bits >> 48n));
  const low = Number(BigInt.asUintN(48, bits));
  const node = digits(Math.floor(low / 2 ** 24), 6) + digits(low % 2 ** 24, 6);
  const at = `${digits(Math.floor(ms / 2 ** 16), 8)}-${digits(ms % 2 ** 16, 4)}`;
  return `${at}-${digits(0x7000 | high, 4)}-${digits(0x8000 | middle, 4)}-${node}`;
}

/** Small numbers have digits several times sooner than large ones. */
function digits(value: number, length: number): string {
  return value.toString(16).padStart(length, "0");
}

/** Identifier of something that is no operation: a time and ten random bytes. */
export function randomUuid(time: number, random: Uint8Array): string {
  let bits = 0n;
  for (const byte of random.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte);
  return uuidV7(time, bits);
}

/** The moment that a version 7 identifier was made for, ms. */
export function momentOf(uuid: string): number {
  return Number.parseInt(uuid.replace("-", "").slice(0, 12), 16);
}

/**
 * Identifier of an operation. Its 74 bits follow from the device and the number of the operation, so that they
 * need not travel: no two operations of a device share a number, and devices have random identifiers of their own.
 */
export function operationId(time: number, writer: Writer, seq: number): string {
  return uuidV7(time, operationBits(writer, seq));
}

/** 74 well mixed bits of a device, its epoch and a number (two rounds of the splitmix64 finaliser over all of it). */
export function operationBits(writer: Writer, seq: number): bigint {
  const { mixedHigh, low } = halvesOf(writer.deviceId);
  const number = (BigInt(writer.epoch) << 40n) ^ BigInt(seq);
  const first = mixed(mixedHigh ^ mixed(BigInt.asUintN(64, low + number * 0x9e3779b97f4a7c15n)));
  const second = mixed(first ^ BigInt.asUintN(64, low * 3n + number));
  return (first << 10n) | (second & 1023n);
}

type Halves = { mixedHigh: bigint; low: bigint };
/** Lists are of one device, and a server hears of the same ones again and again. */
const halves = new Map<string, Halves>();
const mostHalves = 10_000;

function halvesOf(deviceId: string): Halves {
  let known = halves.get(deviceId);
  if (!known) {
    if (halves.size >= mostHalves) halves.clear();
    const device = BigInt(`0x${deviceId.replaceAll("-", "")}`);
    const mixedHigh = mixed(BigInt.asUintN(64, device >> 64n));
    known = { mixedHigh, low: BigInt.asUintN(64, device) };
    halves.set(deviceId, known);
  }
  return known;
}

/** `asUintN` lets engines reckon in machine words, some seven times as fast as a mask does. */
function mixed(value: bigint): bigint {
  let state = BigInt.asUintN(64, value + 0x9e3779b97f4a7c15n);
  state = BigInt.asUintN(64, (state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
  state = BigInt.asUintN(64, (state ^ (state >> 27n)) * 0x94d049bb133111ebn);
  return state ^ (state >> 31n);
}
