import { Trans } from "@lingui/react/macro";
import { books } from "#shared/help/books.ts";
import { helpPageIds, isHelpPage } from "#shared/help/page.ts";
import { must } from "#shared/must.ts";
import { HelpSectionView } from "#web/blocks/help/help-section.tsx";
import { SiteLink } from "./sections/site-link.tsx";
import { usePlace } from "./site-page.tsx";

const look = "inline-flex min-h-11 items-center self-start underline underline-offset-4";

/** /help/…: the page of the help that the address names, all its questions under one another. */
export function HelpText() {
  const { language, path } = usePlace();
  const id = must([path.slice("/help/".length)].find(isHelpPage), "a page of the help");
  const book = books[language];
  const { title, summary, sections } = book[id];
  const next = helpPageIds[helpPageIds.indexOf(id) + 1];
  return (
    <article className="mx-auto flex max-w-[60rem] flex-col gap-8 px-4 py-10 md:py-16">
      <div className="flex flex-col gap-2">
        <SiteLink to="/help" className={look}>
          <Trans>Toute l’aide</Trans>
        </SiteLink>
        <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">{title}</h1>
        <p className="text-lg text-pretty text-ink-soft">{summary}</p>
      </div>
      {sections.map((section) => (
        <HelpSectionView key={section.id} section={section} language={language} />
      ))}
      {next && (
        <p className="border-t border-line pt-4">
          <Trans>Page suivante :</Trans>{" "}
          <SiteLink to={`/help/${next}`} className={look}>
            {book[next].title}
          </SiteLink>
        </p>
      )}
    </article>
  );
}
