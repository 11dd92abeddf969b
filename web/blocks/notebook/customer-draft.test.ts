import { expect, test } from "vitest";
import { createCustomerBodySchema } from "#shared/schemas/customer.ts";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import { draftOf, fieldsOf, newDraft } from "./customer-draft.ts";

test("what was searched for is the new customer's name, or their number", () => {
  expect(newDraft("Awa")).toMatchObject({ name: "Awa", phone: "" });
  expect(newDraft("677 00 12 34")).toMatchObject({ name: "", phone: "677 00 12 34" });
  expect(newDraft("")).toMatchObject({ name: "", phone: "", wantsMessages: true });
});

test("an empty limit is none, and nought is no credit", () => {
  const draft = { ...newDraft("Awa"), phone: " 6 77 00 12 34", otherPhone: "chez sa sœur " };
  const fields = fieldsOf(draft, "CM");
  expect(fields).toMatchObject({ creditLimit: null, termDays: null, phone: "+237677001234" });
  expect(fields.otherPhone).toBe("chez sa sœur");
  expect(fieldsOf({ ...draft, creditLimit: 0, termDays: 0 }, "CM")).toMatchObject({
    creditLimit: 0,
    termDays: 0,
  });
  const customerId = "0198c0de-0000-7000-8000-0000000000cc";
  expect(createCustomerBodySchema.safeParse({ customerId, ...fields }).success).toBe(true);
});

test("a form that is opened and kept as it is changes nothing", () => {
  const customer = aCustomerRow({ phone: "+237677001234", creditLimit: 0, termDays: 30 });
  expect(draftOf(customer).phone).toBe("+237 6 77 00 12 34");
  expect(customer).toMatchObject(fieldsOf(draftOf(customer), "CM"));
});
