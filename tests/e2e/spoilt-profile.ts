import { appendFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** LevelDB's log is written in blocks of so many bytes, and the head of a record never lies across two. */
const block = 32_768;

/**
 * What a kill between the two writes of one record leaves at the end of LevelDB's log: its head, which promises more
 * than there is. `profile`: folder of a browser that does not run.
 */
export function leaveHalfARecord(profile: string): void {
  const head = Buffer.from([1, 2, 3, 4, 100, 0, 1]);
  for (const log of databases(profile).flatMap((folder) => within(folder, ".log"))) {
    const room = block - (statSync(log).size % block);
    if (room < head.length) appendFileSync(log, Buffer.alloc(room));
    appendFileSync(log, head);
  }
}

/** Takes every IndexedDB database from the profile, as Chromium does with those it cannot read. */
export function throwDatabasesAway(profile: string): void {
  const folders = databases(profile);
  expect(folders).not.toEqual([]);
  for (const folder of folders) rmSync(folder, { recursive: true });
}

function databases(profile: string): string[] {
  return within(join(profile, "Default"), ".indexeddb.leveldb");
}

function within(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}
