import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import type { AnsweredInvitation } from "#shared/schemas/invitation.ts";
import { homeOf } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { answerInvitation } from "#web/store/team.ts";
import { showToast } from "#web/ui/toast-state.ts";

type Way = "accept" | "reject";
export type Answering = {
  busy: Way | undefined;
  trouble: { way: Way; code: string } | undefined;
  answer: (id: string, way: Way) => Promise<AnsweredInvitation | undefined>;
};

/** Between the good news and the place where one works from now on, ms. */
const pause = 1000;

/** Answers an invitation; who has accepted is led, a second later, to the first screen of their role. */
export function useAnswering(): Answering {
  const moveOn = useMoveOn();
  const [busy, setBusy] = useState<Way>();
  const [trouble, setTrouble] = useState<Answering["trouble"]>();
  const [next, setNext] = useState<string>();

  const goOn = useEffectEvent(moveOn);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => goOn(next), pause);
    return () => clearTimeout(timer);
  }, [next]);

  async function answer(id: string, way: Way) {
    setBusy(way);
    setTrouble(undefined);
    const done = await answerInvitation(id, way);
    setBusy(undefined);
    if (!done.ok) {
      setTrouble({ way, code: done.code });
      return undefined;
    }
    if (way === "accept") {
      showToast(<Trans>Invitation acceptée : bienvenue dans {done.value.shopName}</Trans>, "ok");
      setNext(homeOf(done.value.role));
    } else showToast(<Trans>Invitation refusée</Trans>);
    return done.value;
  }

  return { busy, trouble, answer };
}
