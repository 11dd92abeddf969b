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

export type LeadOn = (answered: AnsweredInvitation) => void;

/** Between the good news and the place where one works from now on, ms. */
const pause = 1000;

/**
 * Leads who has accepted, a second later, to the first screen of their role. It belongs to the screen: the line that was
 * answered is gone as soon as the list is read anew.
 */
export function useLeadingOn(): LeadOn {
  const moveOn = useMoveOn();
  const [next, setNext] = useState<string>();

  const goOn = useEffectEvent(moveOn);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => goOn(next), pause);
    return () => clearTimeout(timer);
  }, [next]);

  return ({ role }) => setNext(homeOf(role));
}

/** Answers an invitation; `leadOn` hears of one that was accepted. */
export function useAnswering(leadOn: LeadOn): Answering {
  const [busy, setBusy] = useState<Way>();
  const [trouble, setTrouble] = useState<Answering["trouble"]>();

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
      leadOn(done.value);
    } else showToast(<Trans>Invitation refusée</Trans>);
    return done.value;
  }

  return { busy, trouble, answer };
}
