import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mendDriver } from "./mend-driver.mjs";

const files = ["package.json", "src/connection.js", "src/index.js", "src/queue.js"];
let driver = "";
beforeEach(() => {
  driver = mkdtempSync(join(tmpdir(), "boutika-driver-"));
  cpSync("node_modules/postgres", driver, { recursive: true });
});
afterEach(() => rmSync(driver, { recursive: true, force: true }));
const contents = () => files.map((file) => readFileSync(join(driver, file), "utf8"));

test("what is mended stays as it is", () => {
  const before = contents();
  mendDriver(driver);
  expect(contents()).toEqual(before);
});

test("another version of the driver is not mended blindly", () => {
  writeFileSync(join(driver, "package.json"), '{"version":"3.5.0"}');
  expect(() => mendDriver(driver)).toThrow("postgres 3.5.0 is installed");
});

test("nor is one that somebody else has changed", () => {
  writeFileSync(join(driver, "src/connection.js"), "export default 1;\n");
  expect(() => mendDriver(driver)).toThrow("src/connection.js of postgres is not as it was");
});

test("the image of the server gets the mended one", () => {
  const image =
    readFileSync("Dockerfile", "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  expect(image).toMatch(/npm install [\s\S]*RUN node scripts\/mend-driver\.mjs/);
});
