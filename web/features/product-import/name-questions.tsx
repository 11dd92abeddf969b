import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { NameAnswer, NameQuestion } from "#shared/rules/same-names.ts";
import { formatQuantity } from "#web/i18n/money.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { answerWords } from "./plan/import-words.ts";

/** Number of questions drawn at once. The others follow as these are answered, or all are answered together. */
const most = 20;
const later = "later";

type Answers = Record<string, NameAnswer>;
type NameQuestionsProps = {
  questions: readonly NameQuestion[];
  onAnswer: (answers: Answers) => void;
};

/**
 * Questions about rows of one name that the import cannot tell apart, with their differences. No such row is written
 * before an answer.
 */
export function NameQuestions({ questions, onAnswer }: NameQuestionsProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  if (questions.length === 0) return null;
  const open = questions.filter(({ answer }) => answer === undefined);
  const shown = [...open, ...questions.filter((one) => !open.includes(one))].slice(0, most);
  const forAll = (["apart", "sum", "first"] as const).map((value) => ({
    value,
    label: i18n._(answerWords[value]),
  }));

  function handleAll(value: string) {
    const fitting = questions.flatMap(({ key, choices }) =>
      choices.filter((choice) => choice === value).map((choice) => [key, choice] as const),
    );
    onAnswer(Object.fromEntries(fitting));
  }

  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h3 id={heading} className="font-semibold text-attention">
        <Plural
          value={questions.length}
          one="# nom est écrit sur plusieurs lignes"
          other={`${formatQuantity(questions.length)} noms sont écrits sur plusieurs lignes`}
        />
      </h3>
      {open.length > 0 && (
        <p>
          <Trans>
            Est-ce le même produit, ou plusieurs ? Sans réponse, ces lignes ne sont pas importées ;
            elles restent dans le fichier des lignes refusées.
          </Trans>
        </p>
      )}
      {questions.length > 1 && (
        <SelectField
          label={t`Répondre pour toutes`}
          value={later}
          onChange={handleAll}
          options={[{ value: later, label: t`Choisir` }, ...forAll]}
        />
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((question) => (
          <li key={question.key} className="rounded-control border border-line p-3">
            <Question question={question} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
      {questions.length > most && (
        <p className="text-ink-soft">
          <Trans>Et {formatQuantity(questions.length - most)} autres noms.</Trans>
        </p>
      )}
    </section>
  );
}

function Question({
  question: { key, name, lines, differences, choices, answer },
  onAnswer,
}: {
  question: NameQuestion;
  onAnswer: (answers: Answers) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <ul className="text-sm break-words">
        {lines.map((line, at) => (
          <li key={line}>
            <Trans>Ligne {formatQuantity(line)}</Trans>
            {" · "}
            {differences
              .map(({ title, cells }) => t`${title} : ${cells[at] || t`vide`}`)
              .join(" · ") || <Trans>rien d’autre ne diffère</Trans>}
          </li>
        ))}
      </ul>
      <SelectField
        label={name}
        value={answer ?? later}
        onChange={(value) => {
          const chosen = choices.find((choice) => choice === value);
          if (chosen) onAnswer({ [key]: chosen });
        }}
        options={[
          { value: later, label: t`À décider : rien n’est importé` },
          ...choices.map((value) => ({ value, label: i18n._(answerWords[value]) })),
        ]}
      />
    </div>
  );
}
