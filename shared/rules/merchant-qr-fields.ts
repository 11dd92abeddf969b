/**
 * Fields of an EMVCo payment code: two digits of tag, two of length, the value. The specification counts characters
 * (EMV QRCPS Merchant-Presented Mode 1.1, section 3); there are stickers whose maker counted the bytes of UTF-8, or
 * UTF-16 units as many languages do. All three agree for ASCII; elsewhere a code is written again as it was read.
 */
export type LengthUnit = "characters" | "bytes" | "units";

export type QrField = { tag: string; value: string };

const headLength = 4;

/** How many bytes a text takes in UTF-8; half a surrogate pair counts as three. */
export function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) length += 1;
    else if (code < 0x800) length += 2;
    else length += code < 0x10000 ? 3 : 4;
  }
  return length;
}

function lengthIn(unit: LengthUnit, text: string): number {
  if (unit === "units") return text.length;
  return unit === "bytes" ? utf8Length(text) : [...text].length;
}

/** So much of the text as makes this length exactly, or undefined. */
function headOf(text: string, length: number, unit: LengthUnit): string | undefined {
  if (unit === "units") return length <= text.length ? text.slice(0, length) : undefined;
  let [counted, end] = [0, 0];
  while (counted < length) {
    const code = text.codePointAt(end);
    if (code === undefined) return undefined;
    const character = String.fromCodePoint(code);
    counted += unit === "bytes" ? utf8Length(character) : 1;
    end += character.length;
  }
  return counted === length ? text.slice(0, end) : undefined;
}

/** The fields of a text, in order, or what is wrong with it: no tag and length where they should be, or too short. */
export function fieldsOf(text: string, unit: LengthUnit): QrField[] | "bad-field" | "cut-short" {
  const fields: QrField[] = [];
  let rest = text;
  while (rest !== "") {
    const head = /^(\d\d)(\d\d)/.exec(rest);
    if (!head) return /^\d{0,3}$/.test(rest) ? "cut-short" : "bad-field";
    const [, tag = "", length = ""] = head;
    const value = headOf(rest.slice(headLength), Number(length), unit);
    if (value === undefined) return "cut-short";
    fields.push({ tag, value });
    rest = rest.slice(headLength + value.length);
  }
  return fields;
}

/** The text of a field; undefined where the value is longer than the two digits can tell. */
export function textOfField({ tag, value }: QrField, unit: LengthUnit): string | undefined {
  const length = lengthIn(unit, value);
  return length > 99 ? undefined : `${tag}${String(length).padStart(2, "0")}${value}`;
}

/** The text of fields in order; undefined where one is too long. */
export function textOfFields(fields: readonly QrField[], unit: LengthUnit): string | undefined {
  let text = "";
  for (const field of fields) {
    const own = textOfField(field, unit);
    if (own === undefined) return undefined;
    text += own;
  }
  return text;
}

/** The value of the first field with that tag. */
export function fieldValue(fields: readonly QrField[], tag: string): string | undefined {
  return fields.find((field) => field.tag === tag)?.value;
}

/** A tag that stands twice, or undefined: the second could say another amount than the first. */
export function repeatedTag(fields: readonly QrField[]): string | undefined {
  const seen = new Set<string>();
  return fields.find(({ tag }) => seen.size === seen.add(tag).size)?.tag;
}

/**
 * The fields with this one: in place of the one of its tag, else before the first that has a greater tag, the checksum
 * among them, which is always last.
 */
export function withField(fields: readonly QrField[], field: QrField): QrField[] {
  if (fields.some(({ tag }) => tag === field.tag))
    return fields.map((one) => (one.tag === field.tag ? field : one));
  const at = fields.findIndex(({ tag }) => tag > field.tag);
  return at < 0 ? [...fields, field] : [...fields.slice(0, at), field, ...fields.slice(at)];
}

/** Which bytes a checksum was made of: those of UTF-8, or one a character where all of them have one. */
export type ChecksumOver = "utf-8" | "latin-1";

function bytesOf(text: string, over: ChecksumOver): number[] | undefined {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (over === "latin-1") {
      if (code > 0xff) return undefined;
      bytes.push(code);
    } else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63));
      bytes.push(0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    }
  }
  return bytes;
}

/**
 * CRC-16/CCITT-FALSE as four capital hexadecimal digits: polynomial 0x1021, begun with 0xFFFF, nothing turned round.
 * Undefined for a text that has no such bytes. (ISO/IEC 13239, as EMV QRCPS uses it.)
 */
export function checksum(text: string, over: ChecksumOver = "utf-8"): string | undefined {
  const bytes = bytesOf(text, over);
  if (!bytes) return undefined;
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1;
    sum &= 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}
