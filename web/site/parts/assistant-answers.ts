import type { AssistantAnswer } from "#shared/schemas/assistant.ts";
import type { AssistantPages, PageFound } from "./assistant-pages.ts";

/** Longer than the server gives its model. */
const patience = 15_000;

/** Shows the question and what the help says to it, from a model where one is set and answers, else by the search. */
export async function answerTo(question: string, panel: HTMLElement): Promise<void> {
  const log = panel.querySelector<HTMLElement>("[data-log]");
  if (!log) return;
  const asked = drawn(panel, "question");
  fill(asked, "words", question);
  log.append(asked);
  showFrom(asked, log);

  let pages: AssistantPages;
  try {
    // Both languages of the help, fetched with the first question.
    pages = await import("./assistant-pages.ts");
  } catch {
    log.append(drawn(panel, "failed"));
    return;
  }
  const language = document.documentElement.lang === "en" ? "en" : "fr";
  const written = await writtenAnswer(question, language, panel, log);
  const named = written ? pages.namedPages(written.pages, language) : [];
  if (written?.answer && named.length > 0) {
    const answer = drawn(panel, "written");
    lines(answer, [written.answer]);
    links(answer, named);
    log.append(answer);
  } else log.append(foundAnswer(pages.findPages(question, language), panel));
  showFrom(asked, log);
}

/** One reads from the question on; the box below stays where it is. */
function showFrom(asked: HTMLElement, log: HTMLElement): void {
  log.scrollTop += asked.getBoundingClientRect().top - log.getBoundingClientRect().top;
}

/** Undefined where no model is set, where it does not know, and where it fails. */
async function writtenAnswer(
  question: string,
  language: "fr" | "en",
  panel: HTMLElement,
  log: HTMLElement,
): Promise<AssistantAnswer | undefined> {
  if (!panel.dataset.model) return undefined;
  const waiting = drawn(panel, "waiting");
  log.append(waiting);
  try {
    const response = await fetch("/api/v1/assistant", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ question, language }),
      signal: AbortSignal.timeout(patience),
    });
    return response.ok ? ((await response.json()) as AssistantAnswer) : undefined;
  } catch {
    return undefined;
  } finally {
    waiting.remove();
  }
}

function foundAnswer([best, ...others]: readonly PageFound[], panel: HTMLElement): HTMLElement {
  if (!best) return drawn(panel, "none");
  const answer = drawn(panel, "found");
  answer.lang = best.language;
  fill(answer, "words", best.heading);
  lines(answer, best.lines);
  const link = answer.querySelector<HTMLAnchorElement>("[data-page]");
  if (link) {
    link.href = best.address;
    link.textContent = best.title;
  }
  links(answer, others);
  const more = answer.querySelector<HTMLElement>("[data-more]");
  if (more) more.hidden = others.length === 0;
  return answer;
}

function drawn(panel: HTMLElement, name: string): HTMLElement {
  const template = panel.querySelector<HTMLTemplateElement>(`[data-template="${name}"]`);
  const copy = template?.content.firstElementChild?.cloneNode(true);
  return copy instanceof HTMLElement ? copy : document.createElement("p");
}

function fill(element: HTMLElement, name: string, words: string): void {
  const place = element.matches(`[data-${name}]`)
    ? element
    : element.querySelector(`[data-${name}]`);
  if (place) place.textContent = words;
}

function lines(answer: HTMLElement, texts: readonly string[]): void {
  const place = answer.querySelector("[data-lines]");
  for (const text of texts) {
    const line = document.createElement("p");
    line.textContent = text;
    place?.append(line);
  }
}

function links(answer: HTMLElement, pages: readonly PageFound[]): void {
  const place = answer.querySelector("[data-pages]");
  for (const { address, title } of pages) {
    const link = document.createElement("a");
    link.href = address;
    link.textContent = title;
    link.className = "inline-flex min-h-11 items-center underline underline-offset-4";
    place?.append(link);
  }
}
