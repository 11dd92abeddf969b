import { describe, expect, test } from "vitest";
import { peopleExports } from "./exports/people.ts";
import { productsExports } from "./exports/products.ts";
import { linesOf, troubleOf } from "./exports/reading.ts";

/** Files set aside by a person who had not read the reader. */
describe("exports and notebooks that nobody fitted the reader to", () => {
  test.each([...productsExports, ...peopleExports])("%s as %o", async (name, opened, lines) => {
    expect(await linesOf(name, opened)).toEqual(lines);
  });

  test("a workbook with a password says so", async () => {
    expect(await troubleOf("27-mot-de-passe.xlsx")).toBe("password");
  });
});
