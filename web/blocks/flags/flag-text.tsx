import { useLingui } from "@lingui/react/macro";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { flagWords } from "./flag-words.ts";

/** A flag, or a reason, in the reader's language. */
export function FlagText({ flag }: { flag: Reason | Flag }) {
  const { i18n } = useLingui();
  return <>{i18n._(flagWords[flag])}</>;
}
