import { expect, test } from "vitest";
import { numbersIn, phoneFault, writtenPhone } from "./written-phone.ts";

test("a number is missing, none of its country, or one", () => {
  expect(phoneFault(" \u00a0", "CM")).toBe("missing");
  expect(phoneFault("chez ma sœur", "CM")).toBe("not-a-phone");
  expect(phoneFault("77 123 45 67", "CM")).toBe("not-a-phone");
  expect(phoneFault("77 123 45 67", "SN")).toBeUndefined();
  expect(phoneFault("+237 (6) 77-00.00.00", "SN")).toBeUndefined();
});

test("a person's number is kept with its country's code, however it was typed", () => {
  expect(writtenPhone("77\u2011123\u00a045 67", "SN")).toBe("+221 77 123 45 67");
  expect(writtenPhone("0707070707", "CI")).toBe("+225 07 07 07 07 07");
  expect(writtenPhone("+33612345678", "CM")).toBe("+33612345678");
});

test("two numbers in one field are two", () => {
  expect(numbersIn("677 00 00 00 / 699 00 00 00", "CM")).toEqual([
    "+237677000000",
    "+237699000000",
  ]);
  expect(numbersIn("77 123 45 67 ou +33 6 12 34 56 78", "SN")).toEqual([
    "+221771234567",
    "+33612345678",
  ]);
  expect(numbersIn("677/00/00/00", "CM")).toEqual(["+237677000000"]);
  expect(numbersIn("à l’accueil", "CM")).toEqual([]);
});
