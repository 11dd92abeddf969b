import { expect, test } from "vitest";
import { emailSchema } from "#shared/schemas/person.ts";
import { loginTroubles, registerTroubles } from "./sign-in-form.ts";

const newcomer = {
  fullName: "Aline Mbarga",
  phone: "+237 6 70 12 34 56",
  email: "aline@exemple.cm",
  password: "secret",
};

test("all fields are required", () => {
  expect(registerTroubles(newcomer, "CM")).toEqual({});
  const empty = { fullName: " ", phone: "", email: "", password: "" };
  expect(registerTroubles(empty, "CM")).toEqual({
    fullName: "missing",
    phone: "missing",
    email: "missing",
    password: "missing",
  });
  expect(loginTroubles({ email: "", password: "" })).toEqual({
    email: "missing",
    password: "missing",
  });
});

test.each([
  [{ ...newcomer, email: "aline" }, { email: "not-an-email" }],
  [{ ...newcomer, phone: "appelle-moi" }, { phone: "not-a-phone" }],
  [{ ...newcomer, phone: "77 123 45 67" }, { phone: "not-a-phone" }],
  [{ ...newcomer, password: "cinq5" }, { password: "short-password" }],
])("%j is sent back before anything leaves", (draft, troubles) => {
  expect(registerTroubles(draft, "CM")).toEqual(troubles);
});

test.each([
  "awa@gmail.c",
  "awa..n@gmail.com",
  "aïcha@gmail.com",
  "awa@-gmail.com",
  "a@b.co.uk",
  "a+b@x.cm",
])("the form and the server are of one mind about %s", (email) => {
  const isTaken = loginTroubles({ email, password: "x" }).email === undefined;
  expect(isTaken).toBe(emailSchema.safeParse(email).success);
});

test("spaces around an e-mail are no fault", () => {
  expect(loginTroubles({ email: " aline@exemple.cm ", password: "x" })).toEqual({});
});
