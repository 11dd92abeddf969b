import { useLingui } from "@lingui/react";
import { plans } from "#shared/rules/plans.ts";
import type { Language } from "#web/i18n/languages.ts";
import { Assistant } from "./parts/assistant.tsx";
import { SiteFooter } from "./sections/site-footer.tsx";
import { SiteHeader } from "./sections/site-header.tsx";
import { setting } from "./settings.tsx";
import { addressesOf, addressOf, type SitePage, type Words } from "./site-page.tsx";

/** The built files that a page asks for. */
export type SiteAssets = { style: string; script: string };

type DocumentProps = { page: SitePage; language: Language; assets: SiteAssets };

/** One whole page of the public site. It says everything before any script has run. */
export function SiteDocument({ page, language, assets }: DocumentProps) {
  const say = useWords(language);
  const origin = setting("origin");
  const address = `${origin}${addressOf(page.path, language)}`;
  const [title, description] = [say(page.title), say(page.description)];
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="theme-color" content="#0b5d3b" />
        <script src="/theme.js" />
        <link rel="stylesheet" href={assets.style} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {page.isHidden ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={address} />
            {addressesOf(page.path).map(([one, path]) => (
              <link key={one} rel="alternate" hrefLang={one} href={`${origin}${path}`} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={`${origin}${page.path}`} />
          </>
        )}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Boutika" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={`${origin}/social-card.png`} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:locale" content={language === "fr" ? "fr_CM" : "en_CM"} />
        <meta name="twitter:card" content="summary_large_image" />
        <script type="module" src={assets.script} />
        {page.path === "/" && <ForMachines description={description} />}
      </head>
      <body>
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          <page.Body />
        </main>
        <SiteFooter />
        <Assistant />
      </body>
    </html>
  );
}

/** What the page offers, as search engines read it: a block of data, no script. */
function ForMachines({ description }: { description: string }) {
  const data = {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    name: "Boutika",
    description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web, Android, iOS, Windows, macOS, Linux",
    url: setting("origin"),
    offers: plans.map(({ name, priceXaf }) => ({
      "@type": "Offer",
      name,
      price: priceXaf,
      priceCurrency: "XAF",
    })),
  };
  const html = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every « < » taken out
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}

function useWords(language: Language) {
  const { i18n } = useLingui();
  return (words: Words) => ("id" in words ? i18n._(words) : words[language]);
}
