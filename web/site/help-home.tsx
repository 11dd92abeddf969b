import { Trans, useLingui } from "@lingui/react/macro";
import { books } from "#shared/help/books.ts";
import { helpPageIds } from "#shared/help/page.ts";
import { SiteLink } from "./sections/site-link.tsx";
import { usePlace } from "./site-page.tsx";

/** /help: every page of the help by its name and what is in it. */
export function HelpHome() {
  const { t } = useLingui();
  const { language } = usePlace();
  const book = books[language];
  return (
    <div className="mx-auto flex max-w-[70rem] flex-col gap-6 px-4 py-10 md:py-16">
      <h1 className="text-2xl font-bold tracking-tight text-balance md:text-3xl">
        <Trans>Aide</Trans>
      </h1>
      <p className="max-w-prose text-lg text-pretty text-ink-soft">
        <Trans>
          Chaque geste, en mots simples. Dans l’application, cette aide s’ouvre aussi sans réseau.
        </Trans>
      </p>
      <ul aria-label={t`Pages de l’aide`} className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {helpPageIds.map((id) => (
          <li key={id}>
            <SiteLink
              to={`/help/${id}`}
              className="flex h-full min-h-12 flex-col gap-0.5 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
            >
              <span className="font-semibold">{book[id].title}</span>
              <span className="text-sm text-ink-soft">{book[id].summary}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
