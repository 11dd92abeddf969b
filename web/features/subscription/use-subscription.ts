import { useEffect, useState } from "react";
import type { SubscriptionAnswer } from "#shared/schemas/subscription.ts";
import { useOnline } from "#web/blocks/use-online.ts";
import { readSubscription, type SubscriptionAsked } from "#web/store/session/subscription.ts";

type State = {
  answer: SubscriptionAnswer | undefined;
  /** What is being asked of the server, by a name of the screen's own. */
  busy: string | undefined;
  trouble: string | undefined;
};

/** The subscription as the server last told it to this screen, asked again when the network comes back. */
export function useSubscription() {
  const online = useOnline();
  const [state, setState] = useState<State>({
    answer: undefined,
    busy: undefined,
    trouble: undefined,
  });

  useEffect(() => {
    if (!online) return;
    void readSubscription().then((read) => {
      if (read.ok) setState((before) => ({ ...before, answer: read.value }));
    });
  }, [online]);

  /** Whether the server did it; its answer is shown, or why it did not. */
  async function ask(busy: string, act: () => SubscriptionAsked): Promise<boolean> {
    setState({ ...state, busy, trouble: undefined });
    const asked = await act();
    setState({
      answer: asked.ok ? asked.value : state.answer,
      busy: undefined,
      trouble: asked.ok ? undefined : asked.code,
    });
    return asked.ok;
  }

  return { ...state, online, ask };
}
