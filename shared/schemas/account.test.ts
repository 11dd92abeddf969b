import { expect, test } from "vitest";
import { phoneVerifySchema, registrationSchema } from "./account.ts";
import { loginSchema } from "./session.ts";

const newcomer = {
  fullName: " Awa Ndiaye ",
  phone: "+237 6 77 00 00 00",
  email: "Awa@Example.com",
  password: "secret",
};

test("an address is one address whatever its capitals, and names lose the spaces around them", () => {
  expect(registrationSchema.parse(newcomer)).toMatchObject({
    fullName: "Awa Ndiaye",
    email: "awa@example.com",
  });
  expect(loginSchema.parse({ email: "AWA@example.com", password: "x" }).email).toBe(
    "awa@example.com",
  );
});

test.each([
  ["fullName", "   "],
  ["phone", "call me"],
  ["phone", "12345"],
  ["email", "awa"],
  ["password", "short"],
  ["requestId", "1"],
])("a registration whose %s is %j is refused", (field, value) => {
  expect(registrationSchema.safeParse({ ...newcomer, [field]: value }).success).toBe(false);
});

test("too short a password is refused in the specification's words", () => {
  const refused = registrationSchema.safeParse({ ...newcomer, password: "12345" });
  expect(refused.error?.issues.map((issue) => issue.message)).toEqual([
    "Le mot de passe doit contenir au moins 6 caractères",
  ]);
});

test.each(["12345", "1234567", "12345a", "１２３４５６", ""])(
  "%j is no code of six digits",
  (code) => {
    expect(phoneVerifySchema.safeParse({ phone: "677000000", code }).success).toBe(false);
  },
);

test("words are French unless English is asked for, and no third language is", () => {
  expect(registrationSchema.parse(newcomer).locale).toBe("fr");
  expect(registrationSchema.parse({ ...newcomer, locale: "en" }).locale).toBe("en");
  expect(registrationSchema.safeParse({ ...newcomer, locale: "de" }).success).toBe(false);
});
