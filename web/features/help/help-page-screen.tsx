import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { useEffect } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { books } from "#shared/help/books.ts";
import { type HelpLanguage, helpPageIds, isHelpPage } from "#shared/help/page.ts";
import { HelpSectionView } from "#web/blocks/help/help-section.tsx";
import { Screen, ScreenHead } from "#web/blocks/screen.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** /help/:page: one page of the help, all its questions under one another. */
export function HelpPageScreen() {
  const { t, i18n } = useLingui();
  const language = i18n.locale as HelpLanguage;
  const { page: id } = useParams();
  useArrivalAtSection();
  if (!isHelpPage(id))
    return (
      <Screen title={t`Aide`}>
        <EmptyState
          icon={<CircleQuestionMark />}
          title={<Trans>Cette page d’aide n’existe pas.</Trans>}
          action={<BackToHelp />}
        />
      </Screen>
    );
  const page = books[language][id];
  const next = helpPageIds[helpPageIds.indexOf(id) + 1];
  return (
    <Screen title={page.title} ownHead>
      <article className="mx-auto flex w-full max-w-[60rem] flex-col gap-8 p-4 md:p-6">
        <div className="flex flex-col gap-1">
          <BackToHelp />
          <ScreenHead title={page.title} />
          <p className="text-lg text-ink-soft">{page.summary}</p>
        </div>
        {page.sections.map((section) => (
          <HelpSectionView key={section.id} section={section} language={language} />
        ))}
        {next && (
          <p className="border-t border-line pt-4">
            <Trans>Page suivante :</Trans>{" "}
            <Link
              to={`/help/${next}`}
              className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
            >
              {books[language][next].title}
            </Link>
          </p>
        )}
      </article>
    </Screen>
  );
}

function BackToHelp() {
  return (
    <Link
      to="/help"
      className="inline-flex min-h-11 items-center gap-2 self-start font-medium text-brand-ink underline underline-offset-4"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <Trans>Toute l’aide</Trans>
    </Link>
  );
}

/** An address may end with a section: one arrives there, by eye and by ear. */
function useArrivalAtSection() {
  const { hash, key } = useLocation();
  useEffect(() => {
    void key;
    if (hash === "") return;
    // After the shell, which goes to the beginning of every new page.
    const waiting = requestAnimationFrame(() => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(waiting);
  }, [hash, key]);
}
