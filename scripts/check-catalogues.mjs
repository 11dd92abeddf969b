import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { root, run, tool } from "./toolbox.mjs";

/** Every word of the screens stands in the catalogues, and every word has its English. */
const committed = "web/i18n/locales";
const scratch = ".cache/catalogues";
const locales = ["fr", "en"];
const names = readdirSync(join(root, committed, "fr"));

rmSync(join(root, scratch), { recursive: true, force: true });
mkdirSync(join(root, scratch), { recursive: true });
if (existsSync(join(root, committed)))
  cpSync(join(root, committed), join(root, scratch, "locales"), { recursive: true });
const config = join(root, scratch, "lingui.config.ts");
writeFileSync(
  config,
  `import base from ${JSON.stringify(join(root, "lingui.config.ts"))};
export default {
  ...base,
  rootDir: ${JSON.stringify(root)},
  catalogs: base.catalogs.map((one) => ({ ...one, path: one.path.replace("web/i18n", "<rootDir>/${scratch}") })),
};
`,
);
const extracted = await run(
  [...tool("@lingui/cli/dist/lingui.js"), "extract", "--clean", "--config", config],
  {
    quiet: true,
  },
);
if (extracted.status !== 0) {
  console.log(extracted.output);
  process.exit(1);
}

const files = locales.flatMap((locale) => names.map((name) => [locale, name]));
const complaints = files.flatMap(([locale = "", name = ""]) => {
  const fresh = messages(join(root, scratch, "locales", locale, name));
  const kept = messages(join(root, committed, locale, name));
  return [
    ...[...fresh.keys()].filter((id) => !kept.has(id)).map((id) => `not extracted: ${id}`),
    ...[...kept.keys()].filter((id) => !fresh.has(id)).map((id) => `no longer used: ${id}`),
    ...[...kept].filter(([, text]) => !text).map(([id]) => `not translated (${locale}): ${id}`),
  ];
});
for (const complaint of new Set(complaints)) console.log(complaint);
if (complaints.length) console.log("Run `npm run i18n:extract`, then translate what is empty.");
process.exit(complaints.length ? 1 : 0);

/**
 * The identifiers of a .po file and their text.
 * @param {string} file
 * @returns {Map<string, string>}
 */
function messages(file) {
  /** @type {Map<string, string>} */
  const found = new Map();
  if (!existsSync(file)) return found;
  for (const block of readFileSync(file, "utf8").split(/\n{2,}/)) {
    const id = field(block, "msgid");
    if (id && !/^#~/m.test(block))
      found.set(`${field(block, "msgctxt")}${id}`, field(block, "msgstr"));
  }
  return found;
}

/**
 * @param {string} block
 * @param {string} name
 */
function field(block, name) {
  const lines = new RegExp(`^${name} ((?:".*"\\n?)+)`, "m").exec(`${block}\n`)?.[1] ?? "";
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .join("");
}
