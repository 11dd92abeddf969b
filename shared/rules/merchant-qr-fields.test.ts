import fc from "fast-check";
import { expect, test } from "vitest";
import { crcByTable } from "#tests/support/payment-codes.ts";
import {
  checksum,
  fieldsOf,
  fieldValue,
  repeatedTag,
  textOfField,
  textOfFields,
  utf8Length,
  withField,
} from "./merchant-qr-fields.ts";

test("the checksum has the value that all descriptions of it give", () => {
  expect(checksum("123456789")).toBe("29B1");
  expect(checksum("")).toBe("FFFF");
});

test("the checksum of any text is that of its bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(checksum(text)).toBe(crcByTable(Buffer.from(text, "utf8")));
      expect(utf8Length(text)).toBe(Buffer.byteLength(text));
    }),
  );
});

test.each([
  ["\u007f", 1],
  ["\u0080", 2],
  ["\u07ff", 2],
  ["\u0800", 3],
  ["\uffff", 3],
  ["\u{10000}", 4],
])("%j takes %i bytes", (text, bytes) => {
  expect(utf8Length(text)).toBe(bytes);
  expect(checksum(text)).toBe(crcByTable(Buffer.from(text, "utf8")));
});

test("over one byte a character there is none for what has no such byte", () => {
  expect(checksum("é", "latin-1")).toBe(crcByTable(Uint8Array.of(0xe9)));
  expect(checksum("€", "latin-1")).toBeUndefined();
});

test("a checksum below 0x1000 keeps its zeros", () => {
  const short = Array.from({ length: 5000 }, (_, n) => String(n)).find((text) =>
    crcByTable(Buffer.from(text)).startsWith("00"),
  );
  expect(short).toBeDefined();
  expect(checksum(short ?? "")).toHaveLength(4);
});

const anyFields = fc.array(
  fc.record({
    tag: fc.integer({ min: 0, max: 99 }).map((tag) => String(tag).padStart(2, "0")),
    value: fc.string({ unit: "binary", maxLength: 20 }),
  }),
  { maxLength: 8 },
);

test.each(["characters", "bytes", "units"] as const)(
  "fields are read as they were written, in %s",
  (unit) => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        expect(fieldsOf(textOfFields(fields, unit) ?? "none", unit)).toEqual(fields);
      }),
    );
  },
);

test("an accent is one character, two bytes; a smiley one character, two units, four bytes", () => {
  const field = { tag: "59", value: "é😀" };
  expect(textOfField(field, "characters")).toBe("5902é😀");
  expect(textOfField(field, "units")).toBe("5903é😀");
  expect(textOfField(field, "bytes")).toBe("5906é😀");
  expect(fieldsOf("5901é😀", "bytes")).toBe("cut-short");
});

test("a value over 99 has no field", () => {
  expect(textOfField({ tag: "59", value: "x".repeat(99) }, "characters")).toHaveLength(103);
  expect(textOfField({ tag: "59", value: "x".repeat(100) }, "characters")).toBeUndefined();
  expect(textOfField({ tag: "59", value: "é".repeat(50) }, "bytes")).toBeUndefined();
  expect(textOfFields([{ tag: "59", value: "x".repeat(100) }], "units")).toBeUndefined();
});

test("what is no field is told", () => {
  expect(fieldsOf("", "characters")).toEqual([]);
  expect(fieldsOf("590", "characters")).toBe("cut-short");
  expect(fieldsOf("5903ab", "characters")).toBe("cut-short");
  expect(fieldsOf("59abcd", "characters")).toBe("bad-field");
  expect(fieldsOf("x", "characters")).toBe("bad-field");
});

test("a field is found, replaced where it stands, or put in the order of tags", () => {
  const fields = [
    { tag: "00", value: "01" },
    { tag: "53", value: "950" },
    { tag: "63", value: "ABCD" },
  ];
  expect(fieldValue(fields, "53")).toBe("950");
  expect(fieldValue(fields, "54")).toBeUndefined();
  const tags = (tag: string) => withField(fields, { tag, value: "x" }).map((field) => field.tag);
  expect(tags("01")).toEqual(["00", "01", "53", "63"]);
  expect(tags("62")).toEqual(["00", "53", "62", "63"]);
  expect(tags("64")).toEqual(["00", "53", "63", "64"]);
  expect(withField(fields, { tag: "53", value: "952" })[1]).toEqual({ tag: "53", value: "952" });
});

test("a tag that stands twice is named", () => {
  const field = (tag: string) => ({ tag, value: "" });
  expect(repeatedTag([field("00"), field("54"), field("54")])).toBe("54");
  expect(repeatedTag([field("00"), field("54")])).toBeUndefined();
});
