import { useLingui } from "@lingui/react/macro";
import { type Reason, reasonWords } from "./reason-words.ts";

/** A reason in the reader's language. */
export function RefusalText({ reason }: { reason: Reason }) {
  const { i18n } = useLingui();
  return <>{i18n._(reasonWords(reason))}</>;
}
