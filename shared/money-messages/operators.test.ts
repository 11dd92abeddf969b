import fc from "fast-check";
import { expect, test } from "vitest";
import { countries } from "#shared/rules/countries.ts";
import { operatorOf, operatorSheets, ussdLink } from "./operators.ts";
import { patterns } from "./patterns.ts";

test.each(operatorSheets.map((sheet) => [`${sheet.country} ${sheet.name}`, sheet] as const))(
  "%s: its country, prefixes, template and source are such as they may be",
  (_, sheet) => {
    expect(countries).toHaveProperty(sheet.country);
    for (const prefix of sheet.prefixes) expect(prefix).toMatch(/^\d{1,4}$/);
    expect(sheet.source).not.toBe("");
    expect(sheet.tried).toBe(false);
    if (sheet.ussd === undefined) return;
    expect(sheet.ussd).toMatch(/^[*#][0-9*]+\*\{code\}\*\{amount\}#$/);
    expect(sheet.merchantCodeForm).toBeDefined();
  },
);

test("no two services of a country share a prefix, and no prefix begins another", () => {
  const clashes = operatorSheets.flatMap((sheet) =>
    operatorSheets
      .filter((other) => other !== sheet && other.country === sheet.country)
      .flatMap((other) => other.prefixes)
      .filter((prefix) => sheet.prefixes.some((own) => own.startsWith(prefix))),
  );
  expect(clashes).toEqual([]);
  const pairs = operatorSheets.map(({ country, operator }) => `${country} ${operator}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test("every pattern is of a service that has a sheet", () => {
  const pairs = new Set(operatorSheets.map(({ country, operator }) => `${country} ${operator}`));
  const without = patterns.filter(({ country, operator }) => !pairs.has(`${country} ${operator}`));
  expect(without.map(({ id }) => id)).toEqual([]);
});

test("twelve countries have a sheet", () => {
  const codes = [...new Set(operatorSheets.map(({ country }) => country))].sort();
  expect(codes.join(" ")).toBe("BF BJ CD CF CG CI CM GA ML SN TD TG");
});

test.each([
  ["+237677123456", "mtn"],
  ["+237655123456", "orange"],
  ["+24177123456", "airtel"],
  ["+242061234567", "mtn"],
  ["+23566123456", "airtel"],
  ["+2250712345678", "orange"],
  ["+2290195123456", "moov"],
  ["+243812345678", "mpesa"],
  ["+237620123456", undefined],
  ["+33612345678", undefined],
  ["", undefined],
])("%s is of %s", (phone, operator) => {
  expect(operatorOf(phone)?.operator).toBe(operator);
});

test("a link is the template with its code and amount, as the dialler takes it", () => {
  expect(ussdLink("*126*4*{code}*{amount}#", "123456", 2500)).toBe("tel:*126*4*123456*2500%23");
  fc.assert(
    fc.property(
      fc.constantFrom(...operatorSheets.flatMap(({ ussd }) => ussd ?? [])),
      fc.nat().map(String),
      fc.integer({ min: 1, max: 5_000_000 }),
      (template, code, amount) => {
        const link = ussdLink(template, code, amount) ?? "";
        const dialled = template.replace("{code}", code).replace("{amount}", `${amount}`);
        expect(link).not.toContain("#");
        expect(decodeURIComponent(link)).toBe(`tel:${dialled}`);
      },
    ),
  );
});

test.each([
  ["12a", 100],
  ["", 100],
  ["123*1", 100],
  ["123", 0],
  ["123", -5],
  ["123", 10.5],
])("no link for the code %j and the amount %s", (code, amount) => {
  expect(ussdLink("*126*4*{code}*{amount}#", code, amount)).toBeUndefined();
});
