import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import { CheckField } from "#web/ui/check-field.tsx";
import { boxLook, Field } from "#web/ui/field.tsx";

type ReasonsFieldProps<Reason extends string> = {
  legend: string;
  words: Record<Reason, MessageDescriptor>;
  chosen: readonly Reason[];
  onChange: (chosen: readonly Reason[]) => void;
  details: string;
  onDetails: (details: string) => void;
  /** Asked without any reason. */
  missing: boolean;
};

/** Why: at least one of the reasons, and a few words if one likes. */
export function ReasonsField<Reason extends string>({
  legend,
  words,
  chosen,
  onChange,
  details,
  onDetails,
  missing,
}: ReasonsFieldProps<Reason>) {
  const { t, i18n } = useLingui();
  const errorId = useId();
  const reasons = Object.keys(words) as Reason[];

  function handleToggle(reason: Reason) {
    onChange(
      chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason],
    );
  }

  return (
    <>
      <fieldset aria-describedby={missing ? errorId : undefined} className="flex min-w-0 flex-col">
        <legend className="mb-1 font-medium">{legend}</legend>
        {reasons.map((reason) => (
          <CheckField
            key={reason}
            checked={chosen.includes(reason)}
            onChange={() => handleToggle(reason)}
          >
            {i18n._(words[reason])}
          </CheckField>
        ))}
        {missing && (
          <p id={errorId} role="alert" className="mt-1 flex gap-1.5 font-medium text-stop">
            <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
            <span>
              <strong>
                <Trans>Sélection requise</Trans>
              </strong>{" "}
              <Trans>Veuillez sélectionner au moins une raison</Trans>
            </span>
          </p>
        )}
      </fieldset>
      <Field label={t`Détails (facultatif)`}>
        {(ids) => (
          <textarea
            {...ids}
            value={details}
            maxLength={2000}
            rows={3}
            onChange={(event) => onDetails(event.target.value)}
            className={`${boxLook} py-2`}
          />
        )}
      </Field>
    </>
  );
}
