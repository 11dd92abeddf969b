import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  beginning,
  fromHex,
  fromWire,
  type Hash,
  lettersOf,
  linksWith,
  nextLink,
  statementText,
  textHash,
  toHex,
  toWire,
} from "./chain.ts";

const hash: Hash = (told) => new Uint8Array(createHash("sha256").update(told).digest());
const shopId = "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3";
const of = { deviceId: "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a4", epoch: 1, shopId };

type Told = { id: string; seq: number; text: string };
const told = fc.array(
  fc.record({ id: fc.uuid(), seq: fc.integer({ min: 1, max: 2 ** 40 }), text: fc.string() }),
  { minLength: 2, maxLength: 12 },
);
function linksOf(operations: readonly Told[]): string[] {
  let link = beginning(hash, of);
  return operations.map(({ id, seq, text }) => {
    link = nextLink(hash, link, { id, seq, textHash: textHash(hash, text) });
    return toHex(link);
  });
}

test("[CH1] the same operations in the same order give the same links, and nothing else does", () => {
  fc.assert(
    fc.property(told, fc.nat(), fc.nat(3), (operations, place, way) => {
      const at = place % operations.length;
      const links = linksOf(operations);
      expect(linksOf(operations)).toEqual(links);
      const one = operations[at] as Told;
      const other = [...operations];
      if (way === 0) other[at] = { ...one, text: `${one.text}!` };
      if (way === 1) other[at] = { ...one, seq: one.seq + 1 };
      if (way === 2) other.splice(at, 1);
      if (way === 3) {
        const next = (at + 1) % operations.length;
        other[at] = operations[next] as Told;
        other[next] = one;
        if (JSON.stringify(other) === JSON.stringify(operations)) return;
      }
      expect(linksOf(other).at(-1)).not.toBe(links.at(-1));
    }),
  );
});

test("[CH5] a chain that names the head left behind is another than one that names none", () => {
  const old = textHash(hash, "head");
  const begun = [
    beginning(hash, of),
    beginning(hash, of, old),
    beginning(hash, { ...of, epoch: 2 }),
  ];
  expect(new Set(begun.map(toHex)).size).toBe(3);
});

test("[CH1] a signed text names every shop of an exchange, in its order", () => {
  const heads = [{ shopId, seq: 7, link: "ab" }];
  expect(statementText(of, heads)).toBe(`boutika 1 ${of.deviceId} 1 ${shopId}:7:ab`);
});

const anyLink = fc.uint8Array({ minLength: 16, maxLength: 16 });

test("[CH4] letters on paper find their link again, however they are typed", () => {
  fc.assert(
    fc.property(anyLink, (link) => {
      const letters = lettersOf(link);
      expect(letters).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
      const range = linksWith(letters);
      const hex = toHex(link);
      expect(range && hex >= range.from && hex <= range.to).toBe(true);
      const typed = letters.toLowerCase().replaceAll("-", " ").replaceAll("0", "o");
      expect(linksWith(typed)).toEqual(range);
    }),
  );
  expect(linksWith("K7QF-2MXD-9RT")).toBeUndefined();
  expect(linksWith("U7QF-2MXD-9RTA")).toBeUndefined();
  expect(linksWith("")).toBeUndefined();
});

test("[CH1] links and marks travel without loss, and what is none of them is known", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromWire(toWire(bytes), bytes.length)).toEqual(bytes);
      expect(toWire(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
      expect(fromHex(toHex(bytes))).toEqual(bytes);
    }),
  );
  expect(fromWire("a b")).toBeUndefined();
  expect(fromWire("abcde")).toBeUndefined();
  expect(fromWire("abcd", 16)).toBeUndefined();
});
