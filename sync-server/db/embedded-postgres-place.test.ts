import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postgresOwner } from "./embedded-postgres-files.ts";
import { leaveWord, placeOfData } from "./embedded-postgres-place.ts";

const isRoot = process.getuid?.() === 0;
let folder = "";
let wanted = "";
let noteFile = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "boutika-place-"));
  chmodSync(folder, 0o755);
  wanted = join(folder, "data");
  noteFile = join(wanted, "the-database-is-elsewhere.txt");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder with a database in it, as Postgres' own user has it. */
function books(home: string): string {
  const inside = join(home, "postgres");
  mkdirSync(inside, { recursive: true });
  if (postgresOwner) chownSync(inside, postgresOwner.uid, postgresOwner.gid);
  return home;
}

function note(home: string): void {
  mkdirSync(wanted, { recursive: true });
  writeFileSync(noteFile, `${home}\n`);
}

test("data is made, and found, where it is wanted", () => {
  expect(placeOfData(wanted)).toBe(wanted);
  books(wanted);
  expect(placeOfData(wanted)).toBe(wanted);
});

test("books of which a note tells are opened, and the note stays while they exist", () => {
  const elsewhere = books(join(folder, "elsewhere"));
  note(elsewhere);
  expect(placeOfData(wanted)).toBe(elsewhere);
  leaveWord(wanted, join(folder, "another"));
  expect(readFileSync(noteFile, "utf8")).toBe(`${elsewhere}\n`);
});

test("a note of books that are no more is no hindrance, and is written anew", () => {
  note(join(folder, "gone"));
  expect(placeOfData(wanted)).toBe(wanted);
  leaveWord(wanted, join(folder, "another"));
  expect(readFileSync(noteFile, "utf8")).toBe(`${join(folder, "another")}\n`);
});

test("of two databases none is chosen for whoever starts", () => {
  books(wanted);
  note(books(join(folder, "elsewhere")));
  expect(() => placeOfData(wanted)).toThrow("There are two databases");
});

describe.runIf(isRoot)("started as root", () => {
  test("a closed folder gets a place of its own, an open one does not", () => {
    expect(placeOfData(wanted)).toBe(wanted);
    chmodSync(folder, 0o700);
    expect(placeOfData(wanted)).toMatch(/^\/var\/lib\/boutika\/data-[0-9a-f]{8}$/);
  });

  test("books in a folder that was closed since are not passed over", () => {
    books(wanted);
    chmodSync(folder, 0o700);
    expect(() => placeOfData(wanted)).toThrow(`chmod o+x ${folder}`);
  });

  test("books of another user are not passed over", () => {
    chownSync(join(books(wanted), "postgres"), 1234, 1234);
    expect(() => placeOfData(wanted)).toThrow("belongs to the user with the number 1234");
  });
});
