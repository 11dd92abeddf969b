import type { ContactFields, NewContact } from "#shared/schemas/desk.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import { isEmailAddress } from "#web/blocks/email-address.ts";
import { type ContactSent, ContactWaiting } from "./contact-waiting.ts";

const names = ["firstName", "lastName", "email", "projectType", "message"] as const;
/** While a message waits and the browser says nothing of a network, the server is asked again so often, ms. */
const lookAgain = 30_000;
/** Longest wait for an answer, ms: 2G. */
const patience = 30_000;

type Standing = ContactSent | "writing" | "sending";

/** Makes the form of the page answer: checks, keeps what is typed, sends it now or when the network is back. */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const waiting = new ContactWaiting(() => localStorage, Date.now);
  const fields = form.querySelector<HTMLFieldSetElement>("[data-contact-fields]");
  if (!fields) return;
  const boxes = names.map((name) => ({ name, box: boxOf(form, name) }));
  let timer: ReturnType<typeof setTimeout> | undefined;

  form.noValidate = true;
  for (const { name, box } of boxes) box.value ||= waiting.draft?.[name] ?? "";
  form.addEventListener("input", () => {
    waiting.draft = typed();
    for (const { box } of boxes) if (box.hasAttribute("aria-invalid")) check(box);
    show("writing");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const [wrong] = boxes.filter(({ box }) => !check(box));
    if (wrong) return wrong.box.focus();
    waiting.wait(message());
    void send();
  });
  for (const button of form.querySelectorAll("[data-contact-again]"))
    button.addEventListener("click", () => void send());
  for (const button of form.querySelectorAll("[data-contact-change]"))
    button.addEventListener("click", () => {
      waiting.takeBack();
      show("writing");
      boxes.at(-1)?.box.focus();
    });
  addEventListener("online", () => void send());
  makeRoom(form);
  void send();

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (!waiting.waiting) return;
    show("sending");
    const sent = await waiting.send(post);
    if (sent === "sent") form.reset();
    show(sent);
    if (sent === "offline") timer = setTimeout(() => void send(), lookAgain);
  }

  function show(standing: Standing): void {
    const hadFocus = form.contains(document.activeElement);
    if (fields) fields.disabled = waiting.waiting !== undefined;
    for (const told of form.querySelectorAll<HTMLElement>("[data-contact-is]")) {
      told.hidden = told.dataset["contactIs"] !== standing;
      // What had the focus is closed or gone: who uses the keyboard goes on from what is said instead.
      if (!told.hidden && hadFocus) {
        told.focus({ preventScroll: true });
        // Below the button, on a phone, it would be said where nobody looks.
        told.scrollIntoView({ block: "center" });
      }
    }
  }

  function typed(): ContactFields {
    const [firstName, lastName, email, projectType, text] = boxes.map(({ box }) => box.value);
    return {
      ...{ firstName: firstName ?? "", lastName: lastName ?? "", email: email ?? "" },
      ...{ projectType: projectType ?? "", message: text ?? "" },
    };
  }

  function message(): NewContact {
    const trimmed = Object.fromEntries(
      Object.entries(typed()).map(([name, value]) => [name, value.trim()]),
    ) as ContactFields;
    const website = form.querySelector<HTMLInputElement>('[name="contact-topic"]')?.value ?? "";
    const id = randomUuid(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
    const locale = document.documentElement.lang === "en" ? "en" : "fr";
    return { ...trimmed, id, locale, website };
  }
}

/** While the form is looked at, the way to the assistant covers none of its boxes and buttons. */
function makeRoom(form: HTMLElement): void {
  const assistant = document.querySelector<HTMLElement>("[data-part=assistant]");
  if (!assistant || !("IntersectionObserver" in window)) return;
  new IntersectionObserver(([seen]) => {
    assistant.classList.toggle("max-md:hidden", seen?.isIntersecting === true);
  }).observe(form);
}

type Box = HTMLInputElement | HTMLTextAreaElement;

function boxOf(form: HTMLFormElement, name: string): Box {
  return form.elements.namedItem(name) as Box;
}

/** Says beside the box what is wrong with it; false when something is. */
function check(box: Box): boolean {
  const isMissing = box.value.trim() === "";
  const isWrong = !isMissing && box.type === "email" && !isEmailAddress(box.value);
  const place = document.getElementById(`${box.id}-error`);
  for (const told of place?.querySelectorAll<HTMLElement>("[data-trouble]") ?? [])
    told.hidden = told.dataset["trouble"] === "missing" ? !isMissing : !isWrong;
  if (isMissing || isWrong) box.setAttribute("aria-invalid", "true");
  else box.removeAttribute("aria-invalid");
  return !isMissing && !isWrong;
}

function post(message: NewContact): Promise<{ status: number }> {
  return fetch("/api/v1/contact", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(patience),
  });
}
