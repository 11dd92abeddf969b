/** Bytes of a print job: texts as ASCII, numbers as they are. */
export function bytes(...parts: (string | number | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part)),
  );
}

/** Commands by the names they have in the reference. */
export const esc = {
  reset: [0x1b, 0x40],
  oneByte: [0x1c, 0x2e],
  twoBytes: [0x1c, 0x26],
  page: (number: number) => [0x1b, 0x74, number],
  feed: (lines: number) => [0x1b, 0x64, lines],
  align: (where: 0 | 1 | 2) => [0x1b, 0x61, where],
  size: (across: number, down: number) => [0x1d, 0x21, ((across - 1) << 4) | (down - 1)],
  cut: [0x1d, 0x56, 0x01],
  cutAfterFeed: [0x1d, 0x56, 0x42, 0x00],
  pulse: [0x1b, 0x70, 0x00, 0x32, 0xfa],
  ask: (question: number) => [0x10, 0x04, question],
  tellChanges: [0x1d, 0x61, 0xff],
  qr: (text: string, dots = 4) => {
    const data = [...Buffer.from(text, "utf8")];
    const [low, high] = [(data.length + 3) & 0xff, (data.length + 3) >> 8];
    return [
      ...[0x1d, 0x28, 0x6b, 4, 0, 0x31, 0x41, 0x32, 0],
      ...[0x1d, 0x28, 0x6b, 3, 0, 0x31, 0x43, dots],
      ...[0x1d, 0x28, 0x6b, 3, 0, 0x31, 0x45, 0x31],
      ...[0x1d, 0x28, 0x6b, low, high, 0x31, 0x50, 0x30, ...data],
      ...[0x1d, 0x28, 0x6b, 3, 0, 0x31, 0x51, 0x30],
    ];
  },
  /** Kind 67 is EAN-13, 73 Code 128 with `{B` before its text. */
  bars: (kind: number, text: string) => [0x1d, 0x6b, kind, text.length, ...Buffer.from(text)],
} as const;
