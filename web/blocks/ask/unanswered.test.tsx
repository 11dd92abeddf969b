import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { readQuestion } from "#shared/ask/read-question.ts";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Unanswered } from "./unanswered.tsx";

// The model needs a browser.
vi.mock("./by-model.tsx", () => ({ ByModel: () => null }));

function drawn(asked: string, isHelped: boolean): string {
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  const reading = readQuestion(asked, askedShop, askedOn);
  if (reading.question) throw new Error(`« ${asked} » is answered`);
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <Unanswered
          {...{ reading, isHelped, asked }}
          shop={{ id: "akwa", role: "owner" } as SessionShop}
          names={askedShop}
          today={askedOn}
          onAsk={() => {}}
          onUnderstood={() => {}}
        />
      </MemoryRouter>
    </I18nProvider>,
  );
}

test("what is left is shown, and the question without it is a tap away", () => {
  const said = drawn("combien par orange money aujourd'hui", true);
  expect(said).toContain("Pas compris : « orange money »");
  expect(said).toContain("Combien en mobile money aujourd’hui ?");
});

test.each([
  ["la dette de Kouam", "kouam"],
  ["combien on a vendu de fromage ce mois", "fromage"],
  ["les petites ventes d'hier", "petites"],
])("a word that the shop does not know is said: « %s »", (asked, word) => {
  const said = drawn(asked, false);
  expect(said).toContain("la boutique ne connaît pas ces mots");
  expect(said).toContain(`Pas compris : « ${word} »`);
  expect(said).toContain("Demandez par exemple");
});

test("an order leads to its page, and beside it no figure is offered", () => {
  const said = drawn("annule le ticket 12", true);
  expect(said).toContain('href="/tickets"');
  expect(said).toContain("elle ne change et n’envoie rien");
  expect(said).not.toContain("Demandez par exemple");
});

test("what nobody knows is said where the help finds something too", () => {
  expect(drawn("combien on vend chaque samedi", true)).toContain("Je ne sais pas");
  expect(drawn("pourquoi j'ai vendu moins hier", true)).toContain("Je ne sais pas");
});

test("how something is done is for the help alone, where it tells it", () => {
  expect(drawn("où je change le prix du savon", true)).toBe("");
  expect(drawn("où je change le prix du savon", false)).toContain("Je ne sais pas");
});
