import type { HelpLanguage, HelpSection } from "#shared/help/page.ts";
import { HelpFigure } from "./help-figure.tsx";
import { HelpText } from "./help-text.tsx";

type HelpSectionViewProps = {
  section: HelpSection;
  language: HelpLanguage;
  /** Among the answers to a question the pictures would push the next answer away. */
  withPicture?: boolean;
  /** Undefined: the heading is drawn by whoever shows the section. */
  headed?: boolean;
};

/** One question and its answer: steps to follow, then what is good to know, and how it looks. */
export function HelpSectionView({
  section,
  language,
  withPicture = true,
  headed = true,
}: HelpSectionViewProps) {
  const { id, heading, steps, text, picture } = section;
  return (
    <section
      lang={language}
      aria-labelledby={headed ? id : undefined}
      className="flex flex-col gap-3 md:flex-row md:items-start md:gap-8"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        {headed && (
          <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl font-bold text-balance">
            <HelpText>{heading}</HelpText>
          </h2>
        )}
        {steps && (
          <ol className="flex list-decimal flex-col gap-2 pl-6 marker:font-bold marker:text-brand-ink">
            {steps.map((step) => (
              <li key={step} className="pl-1">
                <HelpText>{step}</HelpText>
              </li>
            ))}
          </ol>
        )}
        {text?.map((line) => (
          <p key={line} className="max-w-prose">
            <HelpText>{line}</HelpText>
          </p>
        ))}
      </div>
      {withPicture && picture && (
        <div className="shrink-0 md:w-60">
          <HelpFigure picture={picture} language={language} />
        </div>
      )}
    </section>
  );
}
