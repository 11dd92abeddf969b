import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { sha256 } from "#web/store/sha256.ts";
import { imageIdOf } from "./keep-image.ts";

afterEach(() => vi.unstubAllGlobals());

const nameOf = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest("base64url").slice(0, 22);

test("our own SHA-256 is the one of everybody", () => {
  const lengths = fc.oneof(fc.constantFrom(0, 55, 56, 63, 64, 65, 119, 120), fc.nat(300));
  const bytes = lengths.chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
  fc.assert(
    fc.property(bytes, (given) => {
      const expected = createHash("sha256").update(given).digest();
      expect(Buffer.from(sha256(given)).equals(expected)).toBe(true);
    }),
  );
  const photo = Uint8Array.from({ length: 60_000 }, (_, at) => (at * 31) % 251);
  const expected = createHash("sha256").update(photo).digest();
  expect(Buffer.from(sha256(photo)).equals(expected)).toBe(true);
});

test("a picture has the same name over https and over plain http", async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, at) => at % 256);
  expect(await imageIdOf(bytes)).toBe(nameOf(bytes));
  vi.stubGlobal("crypto", { getRandomValues: () => undefined });
  expect(await imageIdOf(bytes)).toBe(nameOf(bytes));
});
