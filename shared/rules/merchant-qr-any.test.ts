import fc from "fast-check";
import { expect, test } from "vitest";
import { askedFor, closed, sealed, someCode, spoilt } from "#tests/support/payment-codes.ts";
import { randomFrom } from "#tests/support/random.ts";
import { readMerchantQr, withAmount } from "./merchant-qr.ts";

const anyRandom = fc.integer().map((seed) => randomFrom(seed));

test("any code of any operator asks for the amount, and nothing else of it changes", () => {
  fc.assert(
    fc.property(anyRandom, fc.integer({ min: 1, max: 9_999_999 }), (random, amount) => {
      const code = someCode(random);
      const [before, expected] = [sealed(code), askedFor(code, amount, "A-000417")];
      fc.pre(before.length <= 512 && expected.length <= 512);
      expect(withAmount(before, amount, "A-000417")).toEqual({ ok: true, value: expected });
      expect(readMerchantQr(expected)).toMatchObject({ ok: true, value: { amount } });
    }),
    { numRuns: 1000 },
  );
});

test("one changed sign is never taken for the code", () => {
  fc.assert(
    fc.property(anyRandom, fc.nat(), fc.nat(94), (random, place, sign) => {
      const code = sealed(someCode(random));
      const at = place % (code.length - 4);
      const other = String.fromCharCode(0x20 + sign);
      fc.pre(code.charCodeAt(at) < 0x80 && code[at] !== other);
      expect(readMerchantQr(code.slice(0, at) + other + code.slice(at + 1)).ok).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test("any other text is refused with a word, never an exception", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.string({ maxLength: 80 }).map((text) => `000201${text}`),
    fc.array(fc.nat(9), { maxLength: 120 }).map((digits) => `000201${digits.join("")}`),
    anyRandom.map((random) => spoilt(random, sealed(someCode(random)))),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const result = readMerchantQr(text);
      const whole = text.trim();
      // A checksum is read in small letters too, and written in capitals.
      const written = whole.slice(0, -4) + whole.slice(-4).toUpperCase();
      if (result.ok) expect(closed(result.value.payload.slice(0, -8))).toBe(written);
      else expect(result.refusal).toMatch(/^[a-z-]+$/);
      expect(withAmount(text, 100, "A-1").ok).toBe(result.ok);
    }),
    { numRuns: 3000 },
  );
});
