import { Trans } from "@lingui/react/macro";
import type { AskShop as Names, Question, Reading } from "#shared/ask/question.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { ByModel } from "./by-model.tsx";
import { kindsFor, mayAsk } from "./may-ask.ts";
import { OrderPage } from "./order-page.tsx";
import { Suggestions } from "./suggestions.tsx";

type Refusal = Extract<Reading, { question: undefined }>;

type UnansweredProps = {
  shop: SessionShop;
  names: Names;
  reading: Refusal;
  /** True when the help has an answer to it. */
  isHelped: boolean;
  asked: string;
  today: string;
  onAsk: (question: string) => void;
  onUnderstood: (question: Question) => void;
};

/** Says that the shop cannot answer, why, and the nearest questions that it can answer. */
export function Unanswered(props: UnansweredProps) {
  const { shop, names, reading, isHelped, asked, today, onAsk, onUnderstood } = props;
  const { why, about, leftover } = reading;
  const nearest = reading.nearest.filter((kind) => mayAsk(shop.role, kind));
  // The help alone answers « Pas de réseau » and how-to questions.
  const isForHelp = why === "help" || (why === "not-understood" && nearest.length === 0);
  if (isHelped && isForHelp) return null;
  return (
    <Card className="flex flex-col gap-2">
      <p role="status" className="font-semibold">
        <Why why={why} isHelped={isHelped} />
      </p>
      {(why === "narrowed" || why === "unknown") && <NotTaken leftover={leftover} />}
      {why === "order" ? (
        <OrderPage about={about} role={shop.role} />
      ) : (
        <Suggestions
          {...{ shop, names, onAsk }}
          kinds={nearest.length > 0 ? nearest : kindsFor(shop.role)}
          most={3}
        />
      )}
      {(why === "not-understood" || why === "unknown") && (
        <ByModel question={asked} {...{ names, today, onUnderstood }} />
      )}
    </Card>
  );
}

function Why({ why, isHelped }: { why: Refusal["why"]; isHelped: boolean }) {
  if (why === "ahead") return <Trans>Je ne sais pas : ces jours ne sont pas encore là.</Trans>;
  if (why === "narrowed")
    return <Trans>Je ne sais pas : aucune réponse ne tient compte de tous ces mots.</Trans>;
  if (why === "unknown")
    return <Trans>Je ne sais pas : la boutique ne connaît pas ces mots.</Trans>;
  if (why === "goes-on") return <Trans>Je ne sais pas de quoi : dites la question entière.</Trans>;
  if (why === "order" && isHelped)
    return (
      <Trans>
        Ici, la boutique répond à des questions : elle ne change et n’envoie rien. L’aide, plus bas,
        dit comment faire.
      </Trans>
    );
  if (why === "order")
    return (
      <Trans>
        Ici, la boutique répond à des questions : elle ne change et n’envoie rien. Cela se fait sur
        sa page.
      </Trans>
    );
  if (isHelped) return <Trans>Je ne sais pas : les livres de la boutique ne le disent pas.</Trans>;
  return <Trans>Je ne sais pas : ni la boutique ni l’aide ne le disent.</Trans>;
}
