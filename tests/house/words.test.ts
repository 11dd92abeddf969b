import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bareProse, clockReadings } from "./prose.ts";
import { isTest, sourceFiles } from "./source-files.ts";

test.each([
  ["a text", "<p>Bonjour</p>"],
  ["a text beside words that pass", "<p>Bonjour <Trans>tout le monde</Trans></p>"],
  ["a string in braces", '<p>{"Bonjour"}</p>'],
  ["one end of a choice", '<p>{open ? "Ouvert" : null}</p>'],
  ["a template", "<p>{`Bonjour $" + "{name}`}</p>"],
  ["a label for the ear", '<button aria-label="Fermer" />'],
  ["a title", '<Screen title="Point de vente" />'],
  ["marks that only French sets so", "<p>« {note}</p>"],
  ["a colon as French sets it", "<p>{name} : <b>{count}</b></p>"],
  ["such a colon in a template", "<Chart summary={`$" + "{a} : $" + "{b}`} />"],
  ["a placeholder in braces", '<input placeholder={"Chercher"} />'],
])("the watch sees %s", (_what, jsx) => {
  expect(bareProse(`export const a = ${jsx};`, "a.tsx")).toHaveLength(1);
});

test.each([
  "<p><Trans>Bonjour <b>vous</b></Trans></p>",
  '<p className="p-2" data-state="open" id="title">{count} · {t`Bonjour`}</p>',
  '<Plural value={n} one="# vente" other="# ventes" />',
  '<Trans context="aux clients">Rendu</Trans>',
  '<input enterKeyHint="search" placeholder="+237 6XX XXX XXX" />',
  '<section aria-labelledby="heading">×</section>',
  "<p>{t`$" + "{name} : $" + "{count}`}</p>",
  "<p title={`$" + "{name}: $" + "{count}`}>{count}: </p>",
])("the watch lets pass %s", (jsx) => {
  expect(bareProse(`export const a = ${jsx};`, "a.tsx")).toEqual([]);
});

test("every word of the screens passes through lingui", () => {
  const found = sourceFiles("web")
    .filter((file) => file.endsWith(".tsx") && !isTest(file))
    .flatMap((file) =>
      bareProse(readFileSync(file, "utf8"), file).map(([line, text]) => `${file}:${line} ${text}`),
    );
  expect(found).toEqual([]);
});

test("the watch sees a clock that is read", () => {
  expect(clockReadings("a = new Date();\nb = Date();\nc = new Date(moment);", "a.ts")).toEqual([
    1, 2,
  ]);
});

test("shared/ reads no clock", () => {
  const found = sourceFiles("shared")
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      clockReadings(readFileSync(file, "utf8"), file).map((line) => `${file}:${line}`),
    );
  expect(found).toEqual([]);
});
