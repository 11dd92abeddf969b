import { expect, test } from "vitest";
import { notificationTypeSchema } from "#shared/schemas/notification.ts";
import { pushLetter } from "./push-words.ts";

const types = [...notificationTypeSchema.values];
const data = { personName: "Bih", productName: "Lait", shopName: "Akwa", title: "Boutique Akwa" };

test.each(types)("%s has its short sentence in both languages", (template) => {
  const [french, english] = (["fr", "en"] as const).map(
    (locale) => pushLetter({ template, locale, data })?.push?.body ?? "",
  );
  expect(french).toMatch(/^.{10,60}\.$/);
  expect(english).toMatch(/^.{10,60}\.$/);
  expect(french).not.toBe(english);
});

test("names that are not known are said otherwise, several of a kind as a number", () => {
  const bare = { template: "new_message", locale: "fr", data: {} } as const;
  expect(pushLetter(bare)?.push).toEqual({
    ...{ title: "Boutika", body: "Quelqu’un vous a écrit." },
    ...{ path: "/notifications", tag: "new_message" },
  });
  expect(pushLetter({ ...bare, data: { count: "4" } })?.text).toBe("4 nouvelles notifications.");
});

test("a type that is no more says nothing", () => {
  expect(pushLetter({ template: "x", locale: "fr", data })).toBeUndefined();
});
