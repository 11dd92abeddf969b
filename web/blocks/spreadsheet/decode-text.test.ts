import { describe, expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

// Only letters of Latin-1: Node 20 reads 0x80 to 0x9f of Windows-1252 wrongly, browsers do not (tests/e2e/import.spec.ts).
const words = "Désignation;Prix\nThé à la menthe;1 500";
const latin = Uint8Array.from([...words].map((char) => char.charCodeAt(0)));
const little = new Uint8Array(new Uint16Array([...words].map((char) => char.charCodeAt(0))).buffer);
const big = little.map((_, at) => little[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
const marked = (mark: number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes]);

describe("the text of a file", () => {
  test.each([
    ["UTF-8", new TextEncoder().encode(words), "utf-8"],
    ["UTF-8 with its mark", marked([0xef, 0xbb, 0xbf], new TextEncoder().encode(words)), "utf-8"],
    ["Windows-1252", latin, "windows-1252"],
    ["UTF-16 LE with its mark", marked([0xff, 0xfe], little), "utf-16le"],
    ["UTF-16 BE with its mark", marked([0xfe, 0xff], big), "utf-16be"],
    ["UTF-16 LE without", little, "utf-16le"],
    ["UTF-16 BE without", big, "utf-16be"],
  ])("%s", (_name, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: words, encoding });
  });

  const lines =
    "Désignation;Qté\nThé à la menthe;12\nCrème brûlée façon forêt;3\nÉpinards n° 4;5\n";
  test.each([
    ["cp850", "Dés é=82 à=85 è=8a û=96 ç=87 ê=88 É=90 °=f8"],
    ["macintosh", "Dés é=8e à=88 è=8f û=9e ç=8d ê=90 É=83 °=a1"],
    ["windows-1252", "Dés é=e9 à=e0 è=e8 û=fb ç=e7 ê=ea É=c9 °=b0"],
  ] as const)("old programs' French in %s", (encoding, letters) => {
    const codes = new Map(
      [...letters.matchAll(/(\S)=(\w\w)/g)].map(([, sign = "", code]) => [
        sign,
        Number(`0x${code}`),
      ]),
    );
    const bytes = Uint8Array.from([...lines].map((sign) => codes.get(sign) ?? sign.charCodeAt(0)));
    expect(decodeText(bytes)).toEqual({ text: lines, encoding });
  });

  test("plain ASCII, and nothing at all", () => {
    expect(decodeText(new TextEncoder().encode("a;b"))).toEqual({ text: "a;b", encoding: "utf-8" });
    expect(decodeText(new Uint8Array())).toEqual({ text: "", encoding: "utf-8" });
  });

  test("one broken byte does not spoil the accents of a file in UTF-8", () => {
    const bytes = marked([0xff], new TextEncoder().encode("Thé;Café;Crème"));
    expect(decodeText(bytes)).toEqual({ text: "\ufffdThé;Café;Crème", encoding: "utf-8" });
  });

  test("a mark is believed where there are no zeros to count", () => {
    const arabic = "تمر";
    const units = new Uint8Array(
      new Uint16Array([...arabic].map((char) => char.charCodeAt(0))).buffer,
    );
    expect(decodeText(marked([0xff, 0xfe], units))).toEqual({ text: arabic, encoding: "utf-16le" });
    const swapped = units.map((_, at) => units[at % 2 === 0 ? at + 1 : at - 1] ?? 0);
    expect(decodeText(marked([0xfe, 0xff], swapped)).text).toBe(arabic);
  });

  test("Arabic names survive", () => {
    expect(decodeText(new TextEncoder().encode("تمر")).text).toBe("تمر");
  });
});

test("the letters that Windows keeps beyond Latin-1 are read on every platform", () => {
  const bytes = [0x53, 0xc9, 0x43, 0x2d, 0x43, 0x8c, 0x55, 0x52, 0x20, 0x9c, 0x92, 0x20, 0x80];
  expect(decodeText(Uint8Array.from(bytes)).text).toBe("SÉC-CŒUR œ’ €");
});
