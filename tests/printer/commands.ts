import { PrinterError } from "./printer-error.ts";

/** One thing in the stream: a character, a feeding or a command with its parameter bytes. */
export type Command = {
  name: CommandName | "text";
  at: number;
  /** How many bytes it takes in the stream, its name among them. */
  size: number;
  params: Uint8Array;
};

/** How many parameter bytes follow, as soon as the first of them say so; undefined: more bytes are needed. */
type Length = (params: Uint8Array) => number | undefined;

const exactly =
  (count: number): Length =>
  () =>
    count;

/** `pL pH`, then so many bytes. */
const counted: Length = (params) => {
  const [low, high] = params;
  return low === undefined || high === undefined ? undefined : 2 + low + high * 256;
};

const columns: Length = ([mode, low, high]) => {
  if (mode === undefined || low === undefined || high === undefined) return undefined;
  return 3 + (low + high * 256) * (mode >= 32 ? 3 : 1);
};

const rows: Length = ([, xl, xh, yl, yh]) => {
  if (xl === undefined || xh === undefined || yl === undefined || yh === undefined)
    return undefined;
  return 5 + (xl + xh * 256) * (yl + yh * 256);
};

/** Before 65 the data end with a zero byte, from 65 on their count stands before them. */
const barcode: Length = (params) => {
  const [kind, count] = params;
  if (kind === undefined) return undefined;
  if (kind >= 65) return count === undefined ? undefined : 2 + count;
  const end = params.indexOf(0, 1);
  return end < 0 ? undefined : end + 1;
};

const cut: Length = ([mode]) => {
  if (mode === undefined) return undefined;
  return mode === 65 || mode === 66 ? 2 : 1;
};

/** The commands of an ESC/POS printer that the till may use. (Epson ESC/POS Command Reference.) */
const known = {
  "DLE EOT": [[0x10, 0x04], exactly(1)],
  "ESC @": [[0x1b, 0x40], exactly(0)],
  "ESC !": [[0x1b, 0x21], exactly(1)],
  "ESC *": [[0x1b, 0x2a], columns],
  "ESC -": [[0x1b, 0x2d], exactly(1)],
  "ESC 2": [[0x1b, 0x32], exactly(0)],
  "ESC 3": [[0x1b, 0x33], exactly(1)],
  "ESC E": [[0x1b, 0x45], exactly(1)],
  "ESC J": [[0x1b, 0x4a], exactly(1)],
  "ESC M": [[0x1b, 0x4d], exactly(1)],
  "ESC a": [[0x1b, 0x61], exactly(1)],
  "ESC d": [[0x1b, 0x64], exactly(1)],
  "ESC p": [[0x1b, 0x70], exactly(3)],
  "ESC t": [[0x1b, 0x74], exactly(1)],
  "FS &": [[0x1c, 0x26], exactly(0)],
  "FS .": [[0x1c, 0x2e], exactly(0)],
  "GS !": [[0x1d, 0x21], exactly(1)],
  "GS (": [[0x1d, 0x28, 0x6b], counted],
  "GS B": [[0x1d, 0x42], exactly(1)],
  "GS H": [[0x1d, 0x48], exactly(1)],
  "GS L": [[0x1d, 0x4c], exactly(2)],
  "GS P": [[0x1d, 0x50], exactly(2)],
  "GS V": [[0x1d, 0x56], cut],
  "GS W": [[0x1d, 0x57], exactly(2)],
  "GS a": [[0x1d, 0x61], exactly(1)],
  "GS f": [[0x1d, 0x66], exactly(1)],
  "GS h": [[0x1d, 0x68], exactly(1)],
  "GS k": [[0x1d, 0x6b], barcode],
  "GS v": [[0x1d, 0x76, 0x30], rows],
  "GS w": [[0x1d, 0x77], exactly(1)],
  HT: [[0x09], exactly(0)],
  LF: [[0x0a], exactly(0)],
  CR: [[0x0d], exactly(0)],
} as const satisfies Record<string, readonly [readonly number[], Length]>;

export type CommandName = keyof typeof known;

const commands = Object.entries(known) as [CommandName, readonly [readonly number[], Length]][];

/**
 * The command at the head of the bytes, or undefined where its end has not come yet. `offset` is the place of the
 * first byte in all that was sent. Throws `unknown-command`.
 */
export function readCommand(bytes: Uint8Array, offset: number): Command | undefined {
  const first = bytes[0];
  if (first === undefined) return undefined;
  if (first >= 0x20) return { name: "text", at: offset, size: 1, params: bytes.subarray(0, 1) };
  for (const [name, [prefix, length]] of commands) {
    const seen = bytes.subarray(0, prefix.length);
    if (!seen.every((byte, at) => byte === prefix[at])) continue;
    if (seen.length < prefix.length) return undefined;
    const params = bytes.subarray(prefix.length);
    const count = length(params);
    if (count === undefined || params.length < count) return undefined;
    return { name, at: offset, size: prefix.length + count, params: params.subarray(0, count) };
  }
  const heard = [...bytes.subarray(0, 3)].map((byte) => byte.toString(16).padStart(2, "0"));
  throw new PrinterError("unknown-command", offset, heard.join(" "));
}
