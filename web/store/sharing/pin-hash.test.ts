import { pbkdf2Sync } from "node:crypto";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { handHash, pinHash, saltOf } from "./pin-hash.ts";

test("PBKDF2 by hand is PBKDF2", () => {
  const bytes = (maxLength: number) => fc.uint8Array({ maxLength });
  fc.assert(
    fc.property(bytes(64), bytes(51), fc.integer({ min: 1, max: 40 }), (secret, salt, times) => {
      const expected = pbkdf2Sync(secret, salt, times, 32, "sha256").toString("hex");
      expect(Buffer.from(handHash(secret, salt, times)).toString("hex")).toBe(expected);
    }),
  );
});

test("the salt of a page, with a person, fits one block", () => {
  const salt = saltOf("A".repeat(24), crypto.randomUUID());
  expect(() => handHash(new Uint8Array(4), new TextEncoder().encode(salt), 1)).not.toThrow();
});

test("without the browser's own the same PIN has the same hash; another person's another", async () => {
  const [salt, awa] = ["AAAAAAAAAAAAAAAAAAAAAA==", "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3"];
  const native = await pinHash("0412", salt, awa);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await pinHash("0412", salt, awa)).toBe(native);
  vi.unstubAllGlobals();
  expect(await pinHash("0412", salt, awa.replaceAll("a3", "a4"))).not.toBe(native);
  expect(await pinHash("0413", salt, awa)).not.toBe(native);
});
