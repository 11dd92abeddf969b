import { z } from "zod";

/** What the marks of the site's pages stand for. An empty text and an empty list count as not set. */
export type SiteValues = Readonly<
  Record<string, string | readonly Readonly<Record<string, string>>[] | undefined>
>;

const mark = /⟦(?:(if|unless|each) )?([\w.]+)⟧/g;

/**
 * Fills in a page that was drawn at build: `⟦name⟧` becomes the value, with all that HTML could read into it taken out;
 * `⟦if name⟧…⟦end⟧`, `⟦unless name⟧…⟦end⟧` and `⟦each name⟧…⟦item.field⟧…⟦end⟧` hold what depends on it.
 * Throws when a mark has no end or names what nobody knows.
 */
export function fillIn(page: string, values: SiteValues): string {
  return fillUntil("page", page, 0, values).text;
}

/** Fills in until the page ends, or until the ⟦end⟧ of the mark one is in; tells where it went on from. */
function fillUntil(
  end: "page" | "mark",
  page: string,
  from: number,
  values: SiteValues,
): { text: string; rest: number } {
  let text = "";
  let at = from;
  for (;;) {
    mark.lastIndex = at;
    const found = mark.exec(page);
    if (!found) {
      if (end === "mark") throw new Error("A mark without its ⟦end⟧");
      return { text: text + page.slice(at), rest: page.length };
    }
    text += page.slice(at, found.index);
    const [whole, kind, name = ""] = found;
    const next = found.index + whole.length;
    if (name === "end") {
      if (end === "page") throw new Error("An ⟦end⟧ that nothing began");
      return { text, rest: next };
    }
    const value = values[name];
    if (kind === undefined) {
      text += escaped(typeof value === "string" ? value : "");
      at = next;
      continue;
    }
    const inside = shownOf(kind, value).map((more) =>
      fillUntil("mark", page, next, { ...values, ...more }),
    );
    text += inside.map((one) => one.text).join("");
    at = inside[0]?.rest ?? endOf(page, next);
  }
}

/** With which values more the inside is shown, once for each. */
function shownOf(kind: string, value: SiteValues[string]): SiteValues[] {
  if (kind === "each")
    return Array.isArray(value)
      ? value.map((item: Record<string, string>) =>
          Object.fromEntries(Object.entries(item).map(([key, text]) => [`item.${key}`, text])),
        )
      : [];
  const isSet = value !== undefined && value.length > 0;
  return isSet === (kind === "if") ? [{}] : [];
}

/** Where what is left out ends. */
function endOf(page: string, from: number): number {
  return fillUntil("mark", page, from, {}).rest;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "⟦": "",
  "⟧": "",
};

function escaped(text: string): string {
  return text.replace(/[&<>"'⟦⟧]/g, (letter) => entities[letter] ?? "");
}

const language = z.literal(["fr", "en"]);

/** What the build has drawn: every page of the public site, with its marks. */
export const drawnSiteSchema = z.object({
  pages: z.array(z.object({ path: z.string(), language, html: z.string(), isHidden: z.boolean() })),
  missing: z.record(language, z.string()),
});
export type DrawnSite = z.infer<typeof drawnSiteSchema>;
