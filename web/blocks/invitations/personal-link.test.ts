import { expect, test } from "vitest";
import { personalLinkIn } from "./personal-link.ts";

test.each([
  ["https://boutika.app/join-reseller/abcd1234efgh", { kind: "reseller", token: "abcd1234efgh" }],
  ["  boutika.app/join-employee/abcd1234efgh/  ", { kind: "employee", token: "abcd1234efgh" }],
  ["https://boutika.app/?token=abcd1234", { kind: "reseller", token: "abcd1234" }],
  ["https://boutika.app/invitation/abcd1234", undefined],
  ["https://boutika.app/?token=", undefined],
  ["https://boutika.app/?token=short", undefined],
  ["abcd1234efgh", undefined],
  ["", undefined],
])("%j holds %j", (text, expected) => {
  expect(personalLinkIn(text, "reseller")).toEqual(expected);
});
