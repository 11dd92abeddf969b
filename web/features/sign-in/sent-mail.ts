const key = "registration-mail";

/**
 * The address that a registration's mail went to, in this tab: whoever looks into their mailbox may come back to a page
 * that was loaded anew. Undefined when none is waited for.
 */
export function sentMail(): string | undefined {
  try {
    return globalThis.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined once it was followed, or is to be written anew. */
export function rememberSentMail(email: string | undefined): void {
  try {
    if (email === undefined) globalThis.sessionStorage.removeItem(key);
    else globalThis.sessionStorage.setItem(key, email);
  } catch {
    // It is known as long as the page.
  }
}
