import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type EnvironmentError, readEnvironment } from "./env.ts";

const folder = mkdtempSync(join(tmpdir(), "boutika-said-"));
afterAll(() => rmSync(folder, { recursive: true }));
const said = join(folder, "said.json");
const broken = join(folder, "broken.json");
const quote = { fr: "Je vends mieux", en: "I sell better" };
writeFileSync(said, JSON.stringify([{ quote, name: "A", place: "Akwa" }]));
writeFileSync(broken, '[{"quote":"one language only"}]');

test.each([
  ["CONTACT_EMAIL", "nobody", "CONTACT_EMAIL must be an email address"],
  ["CONTACT_PHONE", "javascript:1", "CONTACT_PHONE must look like +237 6 70 00 00 00"],
  ["CONTACT_WHATSAPP", "670000000", "CONTACT_WHATSAPP must look like +237 6 70 00 00 00"],
  ["CONTACT_TELEGRAM", "a/b", "CONTACT_TELEGRAM must be a name on Telegram"],
  ["ANDROID_STORE_URL", "javascript:alert(1)", "ANDROID_STORE_URL must be an https address"],
  ["IOS_STORE_URL", "http://apps.test", "IOS_STORE_URL must be an https address"],
  ["TESTIMONIALS_FILE", broken, `TESTIMONIALS_FILE: ${broken} is not a list of testimonials`],
  ["TESTIMONIALS_FILE", "/nowhere", "TESTIMONIALS_FILE: /nowhere is not a list of testimonials"],
])("%s=%s is answered by a sentence", (name, value, message) => {
  try {
    readEnvironment({ [name]: value });
    expect.unreachable();
  } catch (error) {
    expect((error as EnvironmentError).problems).toEqual([message]);
  }
});

test("numbers and names become links, and each language its own words", () => {
  const { values, origin } = readEnvironment({
    PUBLIC_ORIGIN: "https://boutika.test",
    CONTACT_PHONE: "+237 6 70 00 00 00",
    CONTACT_WHATSAPP: "+237 6 70 00 00 01",
    CONTACT_TELEGRAM: "@boutika",
    TESTIMONIALS_FILE: said,
  }).site;
  expect(origin).toBe("https://boutika.test");
  expect(values.fr).toMatchObject({
    contactPhone: "+237 6 70 00 00 00",
    contactPhoneLink: "tel:+237670000000",
    whatsappLink: "https://wa.me/237670000001",
    telegramLink: "https://t.me/boutika",
    testimonials: [{ quote: "Je vends mieux", name: "A", place: "Akwa" }],
  });
  expect(values.en.testimonials).toEqual([{ quote: "I sell better", name: "A", place: "Akwa" }]);
});
