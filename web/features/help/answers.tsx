import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { books } from "#shared/help/books.ts";
import type { HelpLanguage } from "#shared/help/page.ts";
import type { Answer } from "#shared/help/search/ask.ts";
import { HelpSectionView } from "#web/blocks/help/help-section.tsx";
import { HelpText } from "#web/blocks/help/help-text.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageList } from "./page-list.tsx";

type AnswersProps = {
  answer: Answer;
  language: HelpLanguage;
  /** The shop was asked as well: where the help says nothing, it says so in a line. */
  isBeside: boolean;
};

/** What the help says to a question, with the page it comes from; or that it says nothing. */
export function Answers({ answer, language: reading, isBeside }: AnswersProps) {
  const { t } = useLingui();
  const { language, found } = answer;
  if (isBeside && found.length === 0) return null;
  return (
    <>
      <div aria-live="polite" className="contents">
        {found.length === 0 ? (
          <EmptyState title={<Trans>L’aide ne répond pas à cela.</Trans>}>
            <Trans>Essayez avec d’autres mots, ou choisissez une page.</Trans>
          </EmptyState>
        ) : (
          <ol aria-label={t`Réponses`} className="flex flex-col gap-3">
            {found.map(({ page, section }, index) => (
              <li key={page}>
                <Card className="flex flex-col gap-3">
                  <h2 lang={language} className="text-lg font-semibold">
                    <HelpText>{section.heading}</HelpText>
                  </h2>
                  {index === 0 && (
                    <HelpSectionView
                      section={section}
                      language={language}
                      withPicture={false}
                      headed={false}
                    />
                  )}
                  <Link
                    to={`/help/${page}#${section.id}`}
                    className="flex min-h-11 items-center self-start font-medium text-brand-ink underline underline-offset-4"
                  >
                    <Trans>Voir la page « {books[language][page].title} »</Trans>
                  </Link>
                </Card>
              </li>
            ))}
          </ol>
        )}
      </div>
      {found.length === 0 && <PageList language={reading} />}
    </>
  );
}
