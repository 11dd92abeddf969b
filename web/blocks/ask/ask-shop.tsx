import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { type Slot, traitsOf } from "#shared/ask/kinds.ts";
import type { AskShop as Names, Question } from "#shared/ask/question.ts";
import { readQuestion } from "#shared/ask/read-question.ts";
import type { Accounted } from "#shared/leftover.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { WhoMay } from "#web/blocks/not-allowed/not-allowed.tsx";
import { businessDay } from "#web/i18n/dates.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { asWhoAsks, isOfAnother, settled } from "./asked-of.ts";
import { kindsFor, mayAsk } from "./may-ask.ts";
import { Suggestions } from "./suggestions.tsx";
import { toldOf } from "./told.tsx";
import { Unanswered } from "./unanswered.tsx";
import { calledIn, useAskShop } from "./use-ask-shop.ts";
import { useAskedBefore, useRemembered } from "./use-asked-before.ts";

type AskShopProps = {
  shop: SessionShop;
  userId: string;
  question: string;
  /** The help says something to it. */
  isHelped: boolean;
  onAsk: (question: string) => void;
};

/** What the shop itself answers to a question: one sentence whose figures lead to their lists, or which it can answer. */
export function AskShop({ shop, userId, question, isHelped, onAsk }: AskShopProps) {
  const names = useAskShop(shop);
  const today = businessDay(useNow(), useDayCut(shop.id));
  const asked = question.trim();
  const [before, remember] = useAskedBefore();
  const reading = useMemo(
    () => asWhoAsks(readQuestion(asked, names, today, before), shop.role, asked),
    [asked, names, today, before, shop.role],
  );
  useRemembered(asked, reading.question, remember);
  const [understood, setUnderstood] = useState<{ of: string; question: Question }>();
  if (asked === "") return <Suggestions {...{ shop, names, onAsk }} kinds={kindsFor(shop.role)} />;
  if (reading.question)
    return (
      <Answer
        key={asked}
        {...{ shop, userId, names, today, onAsk }}
        question={reading.question}
        leftover={reading.leftover}
      />
    );
  if (understood?.of === asked)
    return (
      <Answer
        key={asked}
        {...{ shop, userId, names, today, onAsk }}
        question={understood.question}
        leftover={[{ is: "words", text: asked }]}
      />
    );
  return (
    <Unanswered
      {...{ shop, names, reading, isHelped, onAsk, today }}
      asked={asked}
      onUnderstood={(question) => setUnderstood({ of: asked, question })}
    />
  );
}

type AnswerProps = Accounted &
  Pick<AskShopProps, "shop" | "userId" | "onAsk"> & {
    names: Names;
    today: string;
    question: Question;
  };

function Answer({ shop, userId, names, today, question, leftover, onAsk }: AnswerProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<{ [slot in Slot]?: string }>({});
  const asked = useMemo(
    () => settled(question, { shop, userId, names, today, chosen }),
    [question, shop, userId, names, today, chosen],
  );
  const isOfOther = asked !== undefined && isOfAnother(asked);
  const by = isOfOther ? "see-reports" : (traitsOf(question.kind).by ?? "see-shop");
  if (isOfOther || !mayAsk(shop.role, question.kind))
    return (
      <Card className="flex flex-col gap-2">
        <p className="font-semibold">
          <Trans>Je ne sais pas.</Trans>
        </p>
        <p>
          <WhoMay action={by} />
        </p>
        <Suggestions {...{ shop, names, onAsk }} kinds={kindsFor(shop.role)} most={3} />
      </Card>
    );
  const open = Object.entries(question.names).filter(([, { isSure }]) => !isSure);
  const Told = asked && toldOf(asked);
  return (
    <Card className="flex flex-col gap-3">
      {open.map(([slot, { ids, said }]) => (
        <Choice
          key={slot}
          said={said}
          names={ids.map((id) => ({ id, name: calledIn(names, slot as Slot, id) }))}
          chosen={chosen[slot as Slot] ?? (ids.length === 1 ? ids[0] : undefined)}
          label={t`Ce que « ${said} » peut vouloir dire`}
          onChoose={(id) => setChosen((known) => ({ ...known, [slot]: id }))}
        />
      ))}
      <NotTaken leftover={leftover} />
      {asked && Told && <Told shopId={shop.id} asked={asked} />}
    </Card>
  );
}

type ChoiceProps = {
  said: string;
  label: string;
  names: readonly { id: string; name: string }[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
};

/** So many of what a word may mean are offered. */
const offered = 6;

/** A name that is not sure: what it was taken for, or those between which somebody chooses. */
function Choice({ said, label, names, chosen, onChoose }: ChoiceProps) {
  const more = names.length - offered;
  const [only] = names;
  if (names.length === 1)
    return (
      <p className="text-attention">
        <Trans>
          « {said} » : compris <strong>{only?.name}</strong>.
        </Trans>
      </p>
    );
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium text-attention">
        <Trans>Lequel : « {said} » ?</Trans>
      </p>
      <ChipRow label={label}>
        {names.slice(0, offered).map(({ id, name }) => (
          <Chip key={id} pressed={id === chosen} onPress={() => onChoose(id)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      {more > 0 && (
        <p className="text-sm text-ink-soft">
          <Plural
            value={more}
            one="et # autre : dites son nom en entier."
            other="et # autres : dites le nom en entier."
          />
        </p>
      )}
    </div>
  );
}
