import { useEffect, useState } from "react";
import type { SubscriptionAnswer } from "#shared/schemas/subscription.ts";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import {
  knownSubscription,
  readSubscription,
  type SubscriptionAsked,
} from "#web/store/session/subscription.ts";

type State = {
  answer: SubscriptionAnswer | undefined;
  /** Device clock of the answer, ms. */
  heardAt: number | undefined;
  /** What kept the answer from being renewed. */
  unread: string | undefined;
  /** What is being asked of the server, by a name of the screen's own. */
  busy: string | undefined;
  trouble: NotDone | undefined;
};

const atRest = { busy: undefined, trouble: undefined };

/** The subscription as the server last told it to this device, asked again when the network comes back. */
export function useSubscription() {
  const online = useOnline();
  const [state, setState] = useState<State>(() => {
    const known = knownSubscription();
    return { answer: known?.value, heardAt: known?.heardAt, unread: undefined, ...atRest };
  });

  useEffect(() => {
    if (!online) return;
    void readSubscription().then((read) => {
      setState((before) =>
        read.ok
          ? { ...before, answer: read.value, heardAt: Date.now(), unread: undefined }
          : { ...before, unread: read.code },
      );
    });
  }, [online]);

  /** Whether the server did it; its answer is shown, or why it did not. */
  async function ask(busy: string, act: () => SubscriptionAsked): Promise<boolean> {
    setState({ ...state, busy, trouble: undefined });
    const asked = await act();
    setState((before) =>
      asked.ok
        ? { answer: asked.value, heardAt: Date.now(), unread: undefined, ...atRest }
        : { ...before, busy: undefined, trouble: asked },
    );
    return asked.ok;
  }

  return { ...state, unread: online ? state.unread : "offline", online, ask };
}
