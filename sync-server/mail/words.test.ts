import { expect, test } from "vitest";
import { letter } from "./words.ts";

const at = "2026-11-20T09:30:00.000Z";
const until = "2026-11-27";

test.each([
  ["confirm-email", "fr", "Bonjour,"],
  ["confirm-email", "en", "Hello,"],
  ["reset-password", "fr", "Bonjour,"],
  ["reset-password", "en", "Hello,"],
] as const)(
  "%s in %s greets also somebody whose name may not be said",
  (template, locale, said) => {
    const { text, html } = letter(template, locale, { name: "", link: "http://app.test" });
    expect(text.split("\n")[0]).toBe(said);
    expect(html).toContain(`>${said}</p>`);
  },
);

test("a name cannot put anything of its own into a mail's HTML", () => {
  const { html } = letter("support-received", "fr", { at, name: '<img src="x">', text: "" });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
});

test("a subject is one line, whatever somebody calls themselves", () => {
  const { subject } = letter("support-received", "fr", { at, name: "Awa\r\nBcc: x", text: "" });
  expect(subject).toBe("Question de Awa Bcc: x");
});

test.each([
  [
    "fr",
    "Chez Awa",
    "Awa vous invite dans Chez Awa",
    "avec la boutique « Chez Awa » comme vendeur",
  ],
  ["fr", "", "Awa vous invite dans une boutique", "avec une boutique comme vendeur"],
  ["en", "Chez Awa", "Awa invites you to Chez Awa", "with the shop “Chez Awa” as seller"],
  ["en", "", "Awa invites you to a shop", "with a shop as seller"],
] as const)("an invitation in %s to the shop %j", (locale, shop, subject, said) => {
  const given = { inviter: "Awa", shop, role: "seller", until, link: "http://app.test" };
  const written = letter("invitation", locale, given);
  expect(written.subject).toBe(subject);
  expect(written.text).toContain(said);
});
