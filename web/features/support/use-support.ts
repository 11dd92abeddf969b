import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { SupportConversation } from "#shared/schemas/desk.ts";
import type { SupportLine } from "#web/blocks/support/support-lines.tsx";
import { keepAnswer, keptAnswer, nextQuestion } from "#web/store/kept-answers.ts";
import { newRequestId } from "#web/store/own-account.ts";
import { askServer, type NotDone } from "#web/store/session/ask-server.ts";
import { UnsentQuestions } from "./unsent-questions.ts";

const path = "/api/v1/support";

/** The server will never take these words under this name. */
const finalRefusals = new Set(["invalid-request", "id-taken"]);

export type Support = {
  /** Everything written, oldest first, what has not left yet at the end. */
  lines: readonly SupportLine[];
  /** How many lines the desk has written. */
  answers: number;
  /** Whether anything is known of the conversation on this device. */
  isKnown: boolean;
  /** Why the server could not be asked or told, as `askServer` says it. */
  trouble: NotDone | undefined;
  busy: boolean;
  /** True once the server has it; else it waits here. */
  ask: (text: string) => Promise<boolean>;
  /** Sends what waits, then asks for what is new. */
  renew: () => Promise<void>;
};

/** The conversation of the signed-in person with the desk: what is known of it here, and what waits to be sent. */
export function useSupport(userId: string): Support {
  const waiting = useMemo(() => new UnsentQuestions(() => localStorage, userId), [userId]);
  const unsent = useSyncExternalStore(waiting.subscribe, waiting.read);
  const [known, setKnown] = useState(() => keptAnswer<SupportConversation>(userId, path)?.value);
  const [trouble, setTrouble] = useState<NotDone>();
  const [busy, setBusy] = useState(false);

  const learn = useCallback(
    (value: SupportConversation, question: number) => {
      if (keepAnswer(userId, path, { value, heardAt: Date.now() }, question)) setKnown(value);
    },
    [userId],
  );

  const send = useCallback(async () => {
    const code = await waiting.send(async ({ id, text }) => {
      const question = nextQuestion();
      const sent = await askServer<SupportConversation>("POST", `${path}/messages`, { id, text });
      if (sent.ok) learn(sent.value, question);
      return sent.ok ? sent : { ...sent, isFinal: finalRefusals.has(sent.code) };
    });
    setTrouble(code === undefined ? undefined : { ok: false, code });
    return code === undefined;
  }, [waiting, learn]);

  const renew = useCallback(async () => {
    setBusy(true);
    await send();
    const question = nextQuestion();
    const read = await askServer<SupportConversation>("GET", path);
    if (read.ok) learn(read.value, question);
    else setTrouble(read);
    setBusy(false);
  }, [send, learn]);

  const ask = useCallback(
    async (text: string) => {
      waiting.add({ id: newRequestId(), text: text.trim(), at: new Date().toISOString() });
      setBusy(true);
      const isSent = await send();
      setBusy(false);
      return isSent;
    },
    [waiting, send],
  );

  // Who has never written here is not asked about: a page costs nothing more for them.
  const hasWritten = known !== undefined && known.messages.length > 0;
  const hasToTell = hasWritten || unsent.length > 0;
  useEffect(() => {
    if (!hasToTell) return;
    void renew();
    const again = () => void renew();
    const look = () => document.visibilityState === "visible" && again();
    addEventListener("online", again);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", look);
    };
  }, [hasToTell, renew]);

  const told = known?.messages ?? [];
  const lines = [
    ...told,
    ...unsent
      .filter(({ id }) => !told.some((line) => line.id === id))
      .map((one) => ({ ...one, author: "person" as const, state: "waiting" as const })),
  ];
  return {
    ...{ lines, trouble, busy, ask, renew },
    answers: told.filter(({ author }) => author === "desk").length,
    isKnown: known !== undefined,
  };
}
