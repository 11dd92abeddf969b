import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HowOld } from "./how-old.tsx";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

function told(trouble: string, heardAt?: number, saysWhy = false): string {
  const answer = { heardAt, state: { trouble } };
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <HowOld answer={answer} failed="Impossible de lire" saysWhy={saysWhy} />
    </I18nProvider>,
  ).replace(/<[^>]+>/g, "|");
}

test("the network is spoken of only when there is none", () => {
  expect(told("offline")).toMatch(/cela viendra avec le réseau/);
  for (const trouble of ["signed-out", "switched-in", "not-allowed", "server", "whatever"])
    for (const heardAt of [undefined, Date.now()])
      expect(told(trouble, heardAt)).not.toMatch(/réseau|Sans réponse/);
});

test("whoever is signed out is told to sign in, once", () => {
  expect(told("signed-out")).toMatch(/Impossible de lire.*Reconnectez-vous/);
  expect(told("signed-out", undefined, true)).not.toMatch(/Reconnectez-vous/);
});

test("what was received once says when, whatever it is and whatever the trouble", () => {
  expect(told("offline", Date.now())).toMatch(/Sans réponse du serveur : dernières nouvelles/);
  expect(told("signed-out", Date.now())).toMatch(/Dernières nouvelles/);
  expect(told("offline") + told("offline", Date.now())).not.toMatch(/liste/);
});
