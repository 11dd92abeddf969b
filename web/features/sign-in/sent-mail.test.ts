import { afterEach, expect, test, vi } from "vitest";
import { rememberSentMail, sentMail } from "./sent-mail.ts";

const awa = { email: "awa@exemple.cm", fullName: "Awa Ndiaye", phone: "699000000" };

afterEach(() => vi.unstubAllGlobals());

test("a page that was loaded anew knows the mailbox and what was typed, and no password", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  expect(sentMail()).toBeUndefined();
  const withPassword = { ...awa, password: "secret" };
  rememberSentMail(withPassword);
  expect(sentMail()).toEqual(awa);
  expect([...kept.values()].join()).not.toContain("secret");
  rememberSentMail(undefined);
  expect(sentMail()).toBeUndefined();
});

test("a browser that keeps nothing waits for no mail", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => "not JSON",
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(sentMail()).toBeUndefined();
  rememberSentMail(awa);
});
