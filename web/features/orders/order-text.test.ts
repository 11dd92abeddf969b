import { expect, test } from "vitest";
import { sendLinks } from "./order-text.ts";

test("the words go to the supplier's number, else to whom one chooses, and no sign of them is lost", () => {
  const words = "Bonjour\n36 × Riz & sel ?";
  const { whatsApp, sms } = sendLinks("+237677001234", words);
  expect(new URL(whatsApp).pathname).toBe("/237677001234");
  expect(new URL(whatsApp).searchParams.get("text")).toBe(words);
  expect(sms.startsWith("sms:+237677001234?body=")).toBe(true);
  const { whatsApp: open, sms: toChoose } = sendLinks("677", words);
  expect(new URL(open).searchParams.get("text")).toBe(words);
  expect(decodeURIComponent(toChoose.slice("sms:?body=".length))).toBe(words);
});
