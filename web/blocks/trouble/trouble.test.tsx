import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { SignInTroubleText } from "#web/blocks/account/sign-in-trouble-text.tsx";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import { signInTroubles } from "#web/store/session/sign-in-trouble.ts";
import { Trouble } from "./trouble.tsx";
import { afterColon, generalWords, troubleSentence } from "./trouble-words.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const codes = Object.keys(generalWords);

function drawn(children: ReactNode): string {
  const page = (
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nProvider>
  );
  return renderToStaticMarkup(page).replace(/<[^>]+>/g, " ");
}

const what = (code: string) => i18n._(generalWords[code as keyof typeof generalWords].what);

test("[the true cause] every cause has words of its own, and only one of them says there is no network", () => {
  const said = codes.map((code) => troubleSentence({ code }, i18n));
  expect(new Set(said).size).toBe(codes.length - 1);
  expect(codes.filter((code) => /Il faut du réseau/.test(what(code)))).toEqual(["offline"]);
  expect(codes.filter((code) => /session/.test(what(code)))).toEqual([
    "signed-out",
    "session-ended",
  ]);
  expect(troubleSentence({ code: "whatever" }, i18n)).toMatch(/^Le serveur a refusé\./);
});

test("[the true cause] a wait that the server told is told instead of « a few minutes »", () => {
  for (const code of ["busy", "too-many-requests"]) {
    const said = troubleSentence({ code, seconds: 45 }, i18n);
    expect(said).toMatch(/Réessayez dans 45 s\.$/);
    expect(said).not.toMatch(/minutes/);
    const shown = drawn(<Trouble of={{ code, seconds: 45 }} />);
    expect(shown).toContain("Réessayez dans 45 s.");
  }
});

test.each(codes)("[the true cause] « %s » is worded alike wherever it is met", (code) => {
  const plain = (text: string) => text.replaceAll("&#x27;", "'").toLowerCase();
  const cause = plain(what(code));
  expect(plain(drawn(<Trouble of={{ code }} title="Rien n’est changé" />))).toContain(cause);
  expect(plain(drawn(<Trouble of={{ code }} own={{ other: "Autre" }} />))).toContain(cause);
  // An invitation and a list of them have words of their own for what is not there.
  if (code !== "not-found") expect(plain(troubleWords({ code }, i18n))).toContain(cause);
  expect(plain(afterColon({ code }, i18n))).toContain(cause);
  const state = { trouble: code };
  const told = plain(drawn(<HowOld answer={{ heardAt: undefined, state }} failed="Pas lu" />));
  expect(told).toContain(code === "offline" ? "cela viendra avec le réseau" : cause);
  const atTheDoor = signInTroubles.find((one) => one === code);
  const ofItsOwn = ["offline", "session-ended", "invalid-request"];
  if (!atTheDoor || ofItsOwn.includes(code)) return;
  expect(plain(drawn(<SignInTroubleText trouble={atTheDoor} at="phone" />))).toContain(cause);
});

test("[the true cause] nothing is said while all is well, and a screen's own words go first", () => {
  expect(drawn(<Trouble of={undefined} title="Rien n’est changé" />)).toBe("");
  const own = { "not-found": "Ceci n’existe plus. Rechargez la liste." };
  expect(drawn(<Trouble of={{ code: "not-found" }} own={own} />).trim()).toBe(own["not-found"]);
});
