import { Trans, useLingui } from "@lingui/react/macro";
import Send from "lucide-react/icons/send";
import { useState } from "react";
import type { AskShop, Question } from "#shared/ask/question.ts";
import { questionOf } from "#shared/ask/understood.ts";
import type { Askable, Understood } from "#shared/schemas/understood.ts";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { askServer } from "#web/store/session/ask-server.ts";
import { Button } from "#web/ui/button.tsx";

type ByModelProps = {
  question: string;
  names: AskShop;
  today: string;
  onUnderstood: (question: Question) => void;
};

/**
 * Where the server has a model for it: the question alone may be sent to be understood, once somebody has been told and
 * asks for it. What it is taken for is answered here, from the shop's own books.
 */
export function ByModel({ question, names, today, onUnderstood }: ByModelProps) {
  const { t } = useLingui();
  const online = useOnline();
  const { value } = useAnswer<Askable>("/api/v1/ask");
  const [state, setState] = useState<"asking" | "away" | "nothing">();
  if (!online || !value?.isThere || question.length < 2) return null;

  async function handleAsk() {
    setState("asking");
    const answered = await askServer<Understood>("POST", "/api/v1/ask", { question });
    if (!answered.ok) return setState("away");
    const understood = questionOf(answered.value, names, today);
    if (understood) onUnderstood(understood);
    else setState("nothing");
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">
        <Trans>
          Un modèle de langue peut essayer de comprendre. Votre question lui est envoyée, avec les
          noms que vous y écrivez ; aucun chiffre de la boutique ne part, et c’est elle qui répond.
        </Trans>
      </p>
      <Button
        className="self-start py-2"
        busy={state === "asking"}
        icon={<Send aria-hidden="true" className="size-5 shrink-0" />}
        onClick={() => void handleAsk()}
      >
        {t`Envoyer la question au modèle`}
      </Button>
      <p role="status" className="font-medium empty:hidden">
        {state === "away" && <Trans>Le modèle ne répond pas. Essayez plus tard.</Trans>}
        {state === "nothing" && <Trans>Le modèle n’a pas compris non plus.</Trans>}
      </p>
    </div>
  );
}
