import { expect, test } from "vitest";
import { phonesIn } from "./phones-in-cell.ts";

const [one, two] = ["+237677123456", "+237699123456"];

test.each([
  "6 77 12 34 56 / 6 99 12 34 56",
  "+237677123456 , 699123456",
  "677123456;699123456",
  "677123456 ou 699123456",
  "677123456 & 699123456",
  "677-12-34-56 - 699-12-34-56",
  "677123456-699123456",
  "677 12 34 56 699 12 34 56",
  "677123456\n699123456",
  "Phone: 677123456 Mobile: 699123456",
  "Tél 677.12.34.56 / Gsm 699.12.34.56",
])("two numbers in a cell are two: « %s »", (cell) => {
  expect(phonesIn(cell, "CM")).toEqual({ phones: [one, two], beside: "", isSpoilt: false });
});

test.each([
  "00237 677 12 34 56",
  "237-677-12-34-56",
  "tel: 677123456",
  "677/12/34/56",
  "677123456.0",
  "'677123456",
  "+237 (0) 677 12 34 56",
  "6.77123456E+08",
])("one number is one: « %s »", (cell) => {
  expect(phonesIn(cell, "CM")).toEqual({ phones: [one], beside: "", isSpoilt: false });
});

test.each([
  ["677123456 (Orange)", [one]],
  ["677123456 bureau, 699123456 mari", [one, two]],
  ["WhatsApp 677123456", [one]],
  ["677 12 34 56/57", [one]],
  ["chez Ali", []],
  ["699", []],
])("words beside are kept: « %s »", (cell, phones) => {
  expect(phonesIn(cell, "CM")).toEqual({ phones, beside: cell, isSpoilt: false });
});

test.each(["6.77E+08", "2,37677E+11"])("what a spreadsheet spoilt is said: « %s »", (cell) => {
  expect(phonesIn(cell, "CM")).toEqual({ phones: [], beside: cell, isSpoilt: true });
});
