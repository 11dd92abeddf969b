import { useLingui } from "@lingui/react/macro";
import { flagWords } from "./flag-words.ts";

/** A flag, or a reason, in the reader's language. */
export function FlagText({ flag }: { flag: keyof typeof flagWords }) {
  const { i18n } = useLingui();
  return <>{i18n._(flagWords[flag])}</>;
}
