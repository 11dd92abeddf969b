import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ImportPreview } from "./import-preview.tsx";
import { PeopleColumns } from "./people-columns.tsx";
import { firstReading, usePeopleFile } from "./people-file.ts";

const nothing = () => {};

function Screens({ text }: { text: string }) {
  const cells = text.split("\n").map((line) => line.split(";"));
  const file = { name: "dettes.csv", cells, reading: firstReading(cells, "CM") };
  const work = usePeopleFile(file, false, "CM");
  const given = { work, fileName: file.name, onLeave: nothing };
  return (
    <>
      <PeopleColumns {...given} onPreview={nothing} />
      <ImportPreview
        {...given}
        {...{ shopId: "s", country: "CM", customers: [] }}
        onColumns={nothing}
        onWritten={nothing}
      />
    </>
  );
}

function said(text: string): string {
  i18n.loadAndActivate({ locale: "fr", messages: {} });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <Screens text={text} />
      </MemoryRouter>
    </I18nProvider>,
  );
  return html
    .replace(/<option.*?<\/option>|<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([.»])/g, " $1");
}

test("columns not taken, the sign, refused rows, debts and a sum that differs are said", () => {
  const screens = said(
    "Nom;Prénom;Solde;zz\nDIOP;Awa;-15 000;1\nDIOP;Ali;500;1\nNGO;Rose;deux sacs;2\nTOTAL;;5;3",
  );
  expect(screens).toContain("Colonne non reprise : « zz »");
  expect(screens).toContain("Répondez d’abord à la question sur les montants.");
  expect(screens).toContain("DIOP Awa vous doit");
  expect(screens).toContain("reprises : 2");
  expect(screens).toContain("refusées : 1");
  expect(screens).toContain("1 ligne dont le montant n’est pas compris");
  expect(screens).toContain("Le total de la ligne 5 dit 5 FCFA");
});

test("of a file that is wholly understood nothing is asked and nothing is left", () => {
  const screens = said("Nom;Reste à payer\nAwa;15 000\nAli;500\nTOTAL;15 500");
  expect(screens).not.toMatch(/non reprise :|Répondez|Que veut dire|dit 15/);
  expect(screens).toContain("2 clients à noter");
});
