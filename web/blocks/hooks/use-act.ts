import { useRef, useState } from "react";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { newFormId } from "#web/store/open-store.ts";

type ActState = { busy: boolean; refusal: Reason | undefined };

const atRest: ActState = { busy: false, refusal: undefined };

/**
 * An act of a form: busy while it is written, then done or refused with the reason. The form keeps its name until
 * the act is done, so that a second tap is the same operation; the next act has another.
 */
export function useAct() {
  const [state, setState] = useState(atRest);
  const formId = useRef<string>(undefined);

  async function run<T>(command: (formId: string) => Promise<Acted<T>>): Promise<T | undefined> {
    formId.current ??= newFormId();
    setState({ busy: true, refusal: undefined });
    try {
      const done = await command(formId.current);
      if (done.ok) {
        formId.current = undefined;
        setState(atRest);
        return done.value;
      }
      setState({ busy: false, refusal: done.refusal });
    } catch (cause) {
      // A bug: the error screen says what is recorded and what is not.
      setState(() => {
        throw cause;
      });
    }
    return undefined;
  }

  return { ...state, run, clear: () => setState(atRest) };
}
