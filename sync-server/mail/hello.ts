import type { Locale } from "#shared/schemas/account.ts";

/** How a letter begins; without a name that may be said, it greets all the same. */
export function hello(locale: Locale, { name = "" }: Record<string, string>): string {
  return `${locale === "fr" ? "Bonjour" : "Hello"}${name === "" ? "" : ` ${name}`},`;
}
