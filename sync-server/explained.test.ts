import { expect, test } from "vitest";
import { explained } from "./explained.ts";

const ofPostgres = (code: string, message = "x") =>
  Object.assign(new Error(message), { name: "PostgresError", code, severity: "ERROR" });
const ofSystem = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: x`), { code, ...(path && { path }) });
/** As drizzle wraps it. */
const wrapped = (cause: Error) =>
  Object.assign(new Error("Failed query: create schema x\nparams: secret", { cause }), {
    ...{ query: "create schema x", params: ["secret"] },
  });

test.each([
  ["a database that only reads", wrapped(ofPostgres("25006")), "only reads"],
  ["a database on a full disk", wrapped(ofPostgres("53100")), "is full"],
  [
    "a full disk that Postgres has no code for",
    ofPostgres("XX000", "x: No space left on device"),
    "is full",
  ],
  ["a database that is away", ofSystem("ECONNREFUSED"), "cannot be reached"],
  ["something else that listens there", ofSystem("CONNECTION_CLOSED"), "cannot be reached"],
  ["a setting that it does not know", ofPostgres("42704"), "look at DATABASE_URL"],
  ["a name that is none", ofSystem("ENOTFOUND"), "cannot be reached"],
  ["a wrong password", ofPostgres("28P01"), "refuses this user or password"],
  ["a database that is not there", ofPostgres("3D000"), "no such database"],
  ["a user who may make no tables", wrapped(ofPostgres("42501")), "make them its owner"],
  ["a folder on a disk that only reads", ofSystem("EROFS", "/data/x"), "/data/x cannot be written"],
  ["a folder on a full disk", ofSystem("ENOSPC"), "its disk is full"],
  ["a folder of somebody else", ofSystem("EACCES", "/data/x"), "by the user this server runs as"],
])("a start that fails for %s says so in one sentence", (_, error, told) => {
  const said = explained(error);
  expect(said).toContain(told);
  expect(said).not.toMatch(/\bat .*:\d+|secret|\n/);
});

test("what nobody foresaw keeps its place in the code, and tells no value", () => {
  const said = explained(wrapped(new Error("who knows")));
  expect(said).toContain("explained.test.ts");
  expect(said).not.toContain("secret");
});
