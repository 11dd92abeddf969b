import { readdirSync, readFileSync } from "node:fs";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { askKinds, traitsOf } from "#shared/ask/kinds.ts";
import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { exampleOf } from "./example-words.ts";
import { exampleIn } from "./examples.ts";
import { kindsFor, mayAsk } from "./may-ask.ts";

const french = setupI18n({ locale: "fr", messages: { fr: {} } });

/** English as its catalogue has it, by its French. */
function englishOf(words: string): string {
  const catalogue = readFileSync("web/i18n/locales/en/ask.po", "utf8");
  const [, , said = ""] =
    [...catalogue.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].find(([, id]) => id === words) ?? [];
  return said;
}

test.each(askKinds)("an example of « %s » is read as it, in both languages", (kind) => {
  const { needs } = traitsOf(kind);
  const name = needs === "ticket" ? "K1-0042" : undefined;
  const question = name ? french._(exampleOf[kind](name)) : exampleIn(kind, askedShop, french);
  expect(question).toBeDefined();
  expect(readQuestion(question ?? "", askedShop, askedOn).question?.kind).toBe(kind);
  const written = exampleOf[kind]("{name}");
  const english = englishOf(written.message ?? "").replace(
    "{name}",
    name ?? (needs ? nameOf(needs) : ""),
  );
  expect(english).not.toBe("");
  expect(readQuestion(english, askedShop, askedOn).question?.kind, english).toBe(kind);
});

function nameOf(slot: string): string {
  const names: Record<string, string> = {
    ...{ product: "Riz brisé", category: "Boissons", customer: "Mama Rose", supplier: "Sopal" },
    ...{ seller: "Chantal", reseller: "Moussa", agency: "Mokolo", expense: "Transport" },
  };
  return names[slot] ?? "";
}

test("every kind is answered somewhere in the tests of answers, with its words", () => {
  const folder = "web/blocks/ask/answers";
  const tests = readdirSync(folder)
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");
  for (const kind of askKinds) expect(tests, kind).toMatch(new RegExp(`["(]${kind}[":]`));
});

test("whoever may not open a screen is not told what stands on it", () => {
  for (const kind of ["profit", "product-cost", "supplier-owed", "stock-value-cost"] as const) {
    expect(mayAsk("owner", kind)).toBe(true);
    expect(mayAsk("manager", kind)).toBe(true);
    for (const role of ["employee", "seller", "reseller"] as const)
      expect(mayAsk(role, kind), `${role} ${kind}`).toBe(false);
  }
  // Resellers and the office alone know what resellers hold, sold and earn; a seller who asks is told nothing.
  for (const kind of ["reseller-goods", "reseller-commission", "reseller-sales"] as const) {
    for (const role of ["owner", "manager", "reseller"] as const)
      expect(mayAsk(role, kind), `${role} ${kind}`).toBe(true);
    for (const role of ["employee", "seller"] as const)
      expect(mayAsk(role, kind), `${role} ${kind}`).toBe(false);
  }
  expect(mayAsk("seller", "sales-total")).toBe(true);
  expect(mayAsk("reseller", "sales-total")).toBe(false);
  expect(mayAsk("reseller", "customer-debt")).toBe(true);
  expect(mayAsk("reseller", "customer-points")).toBe(false);
  expect(kindsFor("owner")).toEqual(askKinds);
});
