import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecret } from "./session-secret.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "boutika-secret-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("is made once and kept, readable by its owner alone", () => {
  const folder = join(dataDir, "new");
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(folder)).toBe(secret);
  chmodSync(join(folder, "session.secret"), 0o644);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(join(folder, "session.secret")).mode & 0o777).toBe(0o600);
});

test("a damaged one is told, not used", () => {
  writeFileSync(join(dataDir, "session.secret"), "half");
  expect(() => keptSecret(dataDir)).toThrow("damaged");
});
