import { answerTo } from "./assistant-answers.ts";

/** Makes tabs of the parts, closes by its button and by Escape, and answers what is asked. */
export function start(element: HTMLElement): void {
  const assistant = element as HTMLDetailsElement;
  makeTabs(assistant);
  makeClosing(assistant);
  makeAsking(assistant);
}

function makeTabs(assistant: HTMLElement): void {
  const list = assistant.querySelector<HTMLElement>('[role="tablist"]');
  const tabs = [...assistant.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panels = [...assistant.querySelectorAll<HTMLElement>("[data-panel]")];
  const choose = (chosen: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.setAttribute("aria-selected", String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
  };
  for (const [index, panel] of panels.entries()) {
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", tabs[index]?.id ?? "");
    // The line that parted them while all were shown.
    panel.classList.remove("border-t", "pt-3");
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => choose(index));
    tab.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step === undefined) return;
      const next = (index + step + tabs.length) % tabs.length;
      choose(next);
      tabs[next]?.focus();
    });
  }
  choose(0);
  if (list) list.hidden = false;
}

function makeClosing(assistant: HTMLDetailsElement): void {
  const close = () => {
    assistant.open = false;
    assistant.querySelector("summary")?.focus();
  };
  const button = assistant.querySelector<HTMLElement>("[data-close]");
  if (button) button.hidden = false;
  button?.addEventListener("click", close);
  assistant.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  // Following a link to a section of this very page, one wants to see it.
  for (const link of assistant.querySelectorAll("a"))
    link.addEventListener("click", () => {
      assistant.open = false;
    });
}

function makeAsking(assistant: HTMLElement): void {
  const panel = assistant.querySelector<HTMLElement>("#assistant-ai");
  const form = panel?.querySelector<HTMLFormElement>("[data-ask]");
  const box = form?.querySelector("input");
  if (!panel || !form || !box) return;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = box.value.trim();
    if (question.length < 2) return;
    box.value = "";
    void answerTo(question, panel);
  });
}
