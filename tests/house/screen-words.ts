import { readFileSync } from "node:fs";

const parts = ["messages", "office", "account", "ask"];

/** Every message of the screens in one language, as it is written, with its marks taken out. */
export function wordsOfScreens(language: "fr" | "en"): ReadonlySet<string> {
  const kind = language === "fr" ? "msgid" : "msgstr";
  const words = parts.flatMap((part) => {
    const catalogue = readFileSync(`web/i18n/locales/${language}/${part}.po`, "utf8");
    return [...catalogue.matchAll(new RegExp(`^${kind} ((?:".*"\n)+)`, "gm"))].map(
      ([, lines = ""]) =>
        lines
          .split("\n")
          .filter((line) => line !== "")
          .map((line) => JSON.parse(line) as string)
          .join(""),
    );
  });
  return new Set(words.map(plain));
}

function plain(words: string): string {
  return words
    .replace(/<\/?\d+>/g, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** What a text says that a screen says. */
export function quotedIn(text: string, language: "fr" | "en"): string[] {
  const quotes = language === "fr" ? /«([^»]+)»/g : /“([^”]+)”/g;
  return [...text.matchAll(quotes)].map(([, quoted = ""]) => plain(quoted));
}

/**
 * Whether a screen says this, part by part where dots stand between: in its very words, but for a capital letter; with
 * a number in it, also as what a message makes of that number.
 */
export function isShown(quoted: string, known: ReadonlySet<string>): boolean {
  return quoted.split(" · ").every((part) => isOneMessage(part, known));
}

function isOneMessage(part: string, known: ReadonlySet<string>): boolean {
  const capital = part.charAt(0).toUpperCase() + part.slice(1);
  if (known.has(part) || known.has(capital)) return true;
  return /\d/.test(part) && [...known].some((message) => patternOf(message)?.test(part));
}

/** What a message with places in it may come to; undefined for one that has none, or hardly a word beside them. */
function patternOf(message: string): RegExp | undefined {
  const forms = formsOf(message).filter(
    (form) => /[{#]/.test(form) && /\p{L}{3}/u.test(form.replace(/\{\w+\}/g, "")),
  );
  if (forms.length === 0) return undefined;
  const patterns = forms.map((form) =>
    form
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{\w+\}/g, ".+")
      .replaceAll("#", "\\d+"),
  );
  return new RegExp(`^(${patterns.join("|")})$`);
}

/** A message, or each of its forms where a number decides. */
function formsOf(message: string): string[] {
  const [, front = "", choices = "", end = ""] =
    /^(.*?)\{\w+, plural,(.*)\}([^{}]*)$/.exec(message) ?? [];
  if (choices === "") return [message];
  return [...choices.matchAll(/(?:=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(
    ([, form = ""]) => front + form + end,
  );
}
