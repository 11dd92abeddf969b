import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { isTest, sourceFiles } from "./source-files.ts";

const { default: lingui }: { default: { catalogs: { path: string; include: string[] }[] } } =
  await import(pathToFileURL("lingui.config.ts").href);

/** Catalogues that are fetched with a screen, by the folders whose words they hold; all other words come with the page. */
const parts = lingui.catalogs.flatMap(({ path, include }) =>
  include
    .filter((folder) => folder !== "web")
    .map((folder): [string, string] => [folder, path.split("/").at(-1) ?? ""]),
);

/** The catalogues that hold the words of a file: several where it is drawn with each of them. */
const partsOf = (file: string) =>
  parts.flatMap(([folder, part]) => (file.startsWith(`${folder}/`) ? part : []));

/** What is asked of the shop is drawn within the help alone, whose words are those of the office. */
const standsOn: Record<string, string> = { ask: "office" };

const imports = /(?:^import (?!type )[^;]*?from |^import |\bimport\()"((?:#web|\.)\/[^"]+)"/gm;
const openers: Record<string, string> = {
  officeScreen: "office",
  withOffice: "office",
  accountScreen: "account",
};

/** A door that fetches the words itself, before what is behind it is drawn. */
function fetches(target: string, part: string): boolean {
  const text = existsSync(target) ? readFileSync(target, "utf8") : "";
  return text.includes(`speak("${part}")`) || (part === "office" && text.includes("withOffice("));
}

/** The public site is drawn at build, when all words are there; only what its scripts draw must fetch its own. */
const isDrawnAtBuild = (file: string) =>
  file.startsWith("web/site/") && !file.startsWith("web/site/client/");

/** Imports of a file whose words are not there yet when it is drawn. */
function speechless(file: string, text: string): string[] {
  if (isDrawnAtBuild(file)) return [];
  return [...text.matchAll(imports)].flatMap((found) => {
    const [, name = ""] = found;
    const target = name.startsWith("#") ? name.slice(1) : join(dirname(file), name);
    const held = partsOf(target);
    const own = partsOf(file);
    const [part] = held;
    const isTogether =
      own.length > 0 &&
      own.every((one) => held.includes(one) || held.includes(standsOn[one] ?? ""));
    if (part === undefined || isTogether || fetches(target, part)) return [];
    const before = text.slice(0, found.index);
    const opener =
      before
        .match(/\b(\w+Screen|withOffice)\(/g)
        ?.at(-1)
        ?.slice(0, -1) ?? "";
    const isFetched =
      openers[opener] === part ||
      text.slice(found.index).split("]")[0]?.includes(`speak("${part}")`);
    return isFetched && found[0].startsWith("import(") ? [] : [target];
  });
}

test("the watch sees words that would be missing", () => {
  const file = "web/app/shell/signed-in-layout.tsx";
  const stock = "#web/features/inventory/inventory-screen.tsx";
  expect(speechless(file, `import { InventoryScreen } from "${stock}";`)).toHaveLength(1);
  expect(speechless(file, `lazyScreen(async () => (await import("${stock}")).A)`)).toHaveLength(1);
  expect(speechless(file, `accountScreen(async () => (await import("${stock}")).A)`)).toHaveLength(
    1,
  );
  expect(speechless(file, `officeScreen(async () => (await import("${stock}")).A)`)).toEqual([]);
  expect(speechless(file, `import type { A } from "${stock}";`)).toEqual([]);
  const together = (part: string) => `Promise.all([import("${stock}"), speak("${part}")])`;
  expect(speechless(file, together("office"))).toEqual([]);
  expect(speechless(file, together("account"))).toHaveLength(1);
});

test("whoever draws words of a part has fetched it, or belongs to it", () => {
  expect(parts.length).toBeGreaterThan(5);
  const found = sourceFiles("web")
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      speechless(file, readFileSync(file, "utf8")).map((target) => `${file} draws ${target}`),
    );
  expect(found).toEqual([]);
});
