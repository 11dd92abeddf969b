import type { RegisterDraft } from "./sign-in-form.ts";

const key = "registration-mail";

/** What was registered with, without its password. */
export type SentMail = Omit<RegisterDraft, "password">;

/**
 * The registration whose mail is waited for in this tab: whoever looks into their mailbox may come back to a page that
 * was loaded anew. Undefined when none is.
 */
export function sentMail(): SentMail | undefined {
  try {
    const kept = JSON.parse(globalThis.sessionStorage.getItem(key) ?? "{}");
    const { email, fullName = "", phone = "" } = kept as Partial<SentMail>;
    return typeof email === "string" ? { email, fullName, phone } : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined once it was followed, or is to be written anew. */
export function rememberSentMail(sent: SentMail | undefined): void {
  try {
    if (sent === undefined) globalThis.sessionStorage.removeItem(key);
    else {
      const { email, fullName, phone } = sent;
      globalThis.sessionStorage.setItem(key, JSON.stringify({ email, fullName, phone }));
    }
  } catch {
    // It is known as long as the page.
  }
}
