import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Language, languages } from "#web/i18n/languages.ts";
import { messages as englishTill } from "#web/i18n/locales/en/messages.po";
import { messages as englishOffice } from "#web/i18n/locales/en/office.po";
import { messages as englishParts } from "#web/i18n/locales/en/parts.po";
import { messages as englishSite } from "#web/i18n/locales/en/site.po";
import { messages as frenchTill } from "#web/i18n/locales/fr/messages.po";
import { messages as frenchOffice } from "#web/i18n/locales/fr/office.po";
import { messages as frenchParts } from "#web/i18n/locales/fr/parts.po";
import { messages as frenchSite } from "#web/i18n/locales/fr/site.po";
import { type SiteAssets, SiteDocument } from "./document.tsx";
import { missingPage, pages } from "./pages.tsx";
import { addressOf, PlaceOfPage, type SitePage } from "./site-page.tsx";

// Parts of the application that the site shows bear words of its catalogues; at build all of them cost nothing.
const words = {
  fr: { ...frenchOffice, ...frenchTill, ...frenchParts, ...frenchSite },
  en: { ...englishOffice, ...englishTill, ...englishParts, ...englishSite },
};

export type DrawnPage = { path: string; language: Language; html: string; isHidden: boolean };

/** The whole site as HTML, in both languages. What the server has to fill in stands in it as marks. */
export function drawSite(assets: SiteAssets): {
  pages: DrawnPage[];
  missing: Record<Language, string>;
} {
  return {
    pages: languages.flatMap((language) =>
      pages.map((page) => ({
        path: addressOf(page.path, language),
        language,
        html: draw(page, language, assets),
        isHidden: page.isHidden ?? false,
      })),
    ),
    missing: { fr: draw(missingPage, "fr", assets), en: draw(missingPage, "en", assets) },
  };
}

function draw(page: SitePage, language: Language, assets: SiteAssets): string {
  const i18n = setupI18n({ locale: language, messages: { [language]: words[language] } });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PlaceOfPage value={{ language, path: page.path }}>
        <SiteDocument page={page} language={language} assets={assets} />
      </PlaceOfPage>
    </I18nProvider>,
  );
  return `<!doctype html>${html}`;
}
