import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { type ReasonPlace, reasonMessage } from "./reason-messages.ts";
import { type Reason, reasonWords } from "./reason-words.ts";

type ActTroubleProps = { refusal: Reason | undefined } & (
  | { place: ReasonPlace }
  /** What could not be done, above the reason. */
  | { title: MessageDescriptor }
);

/** Why an act was not done, beside the form that keeps what was typed. */
export function ActTrouble({ refusal, ...where }: ActTroubleProps) {
  const { i18n } = useLingui();
  if (refusal === undefined) return null;
  const { title, text } =
    "place" in where
      ? reasonMessage(where.place, refusal)
      : { title: where.title, text: reasonWords(refusal) };
  return (
    <div role="alert" className="rounded-control border border-stop/40 bg-stop-soft p-3 text-stop">
      <p className="font-semibold">{i18n._(title)}</p>
      <p>{i18n._(text)}</p>
      {refusal === "plan-limit" && (
        <Link
          to="/subscription-upgrade"
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Voir mon abonnement</Trans>
        </Link>
      )}
    </div>
  );
}
