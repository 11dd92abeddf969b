import { expect, test } from "vitest";
import { unpaidOf } from "#shared/rules/customer-account.ts";
import { anAccountMove } from "#tests/support/account-builders.ts";
import { reminderText, smsTo, whatsAppTo } from "./reminder-text.ts";

const given = { shopName: "Boutique Akwa", customerName: "Awa", owed: 12_500 };
const oldestOf = (changes: Parameters<typeof anAccountMove>[0]) =>
  unpaidOf([anAccountMove(changes)], changes?.change ?? 0).unpaid[0];

test("says who asks, how much, and since when", () => {
  const oldest = oldestOf({ change: 12_500, day: "2026-11-03" });
  expect(reminderText({ ...given, oldest }, "fr")).toBe(
    "Bonjour Awa, petit rappel de Boutique Akwa : il reste 12 500 FCFA à payer depuis le 3 nov. 2026. Merci !",
  );
  expect(reminderText({ ...given, oldest }, "en")).toBe(
    "Hello Awa, a reminder from Boutique Akwa: 12 500 FCFA is still to be paid since 3 Nov 2026. Thank you!",
  );
});

test("tells the oldest part apart, and the day that was agreed", () => {
  const oldest = oldestOf({ change: 5000, day: "2026-11-03", dueDay: "2026-11-10" });
  expect(reminderText({ ...given, oldest }, "fr")).toContain(
    "il reste 12 500 FCFA à payer, dont 5 000 FCFA, à payer le 10 nov. 2026.",
  );
  expect(reminderText({ ...given, oldest }, "en")).toContain(
    "12 500 FCFA is still to be paid, of which 5 000 FCFA, due on 10 Nov 2026.",
  );
});

test("tells no day that is not known", () => {
  const oldest = unpaidOf([], 12_500).unpaid[0];
  const bare = "Bonjour Awa, petit rappel de Boutique Akwa : il reste 12 500 FCFA à payer. Merci !";
  expect(reminderText({ ...given, oldest }, "fr")).toBe(bare);
  expect(reminderText({ ...given, oldest: undefined }, "fr")).toBe(bare);
});

test("links carry the number and the words, each sign of them", () => {
  const words = "Il reste 5 000 FCFA à payer & merci ?";
  expect(new URL(whatsAppTo("+237677001234", words)).pathname).toBe("/237677001234");
  expect(new URL(whatsAppTo("+237677001234", words)).searchParams.get("text")).toBe(words);
  const sms = smsTo("+237677001234", words);
  expect(sms).toMatch(/^sms:\+237677001234\?body=[^ &?]+$/);
  expect(decodeURIComponent(sms.split("body=")[1] ?? "")).toBe(words);
});
