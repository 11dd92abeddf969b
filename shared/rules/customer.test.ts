import { expect, test } from "vitest";
import type { Customer } from "#shared/schemas/customer.ts";
import { mergeCustomer } from "./customer.ts";

const by = "0198c0de-0000-7000-8000-000000000001";
const reminderAt = (at: string) => ({ at, by, way: "sms" as const });
const first = reminderAt("2026-11-12T08:00:00.000Z");
const later = reminderAt("2026-11-12T09:00:00.000Z");
const awa = (reminded: Customer["reminded"]) => ({
  ...{
    id: by,
    name: "Awa",
    phone: "",
    otherPhone: "",
    note: "",
    creditLimit: null,
    termDays: null,
  },
  ...{ wantsMessages: true, archived: false, reminded },
});

test("[M1] of two reminders the one sent later stays, whichever arrives first", () => {
  expect(mergeCustomer(awa(null), { reminded: [null, first] }).changed).toEqual({
    reminded: first,
  });
  expect(mergeCustomer(awa(first), { reminded: [null, later] }).changed).toEqual({
    reminded: later,
  });
  expect(mergeCustomer(awa(later), { reminded: [null, first] }).changed).toEqual({});
  expect(mergeCustomer(awa(later), { reminded: [null, later] }).changed).toEqual({});
});

test("[M1] the other fields of such an edit are merged as ever", () => {
  const patch = { reminded: [null, first], name: ["Awa", "Awa Diop"] } as const;
  const edit = { reminded: [...patch.reminded], name: [...patch.name] } as Parameters<
    typeof mergeCustomer
  >[1];
  expect(mergeCustomer(awa(later), edit).changed).toEqual({ name: "Awa Diop" });
});
