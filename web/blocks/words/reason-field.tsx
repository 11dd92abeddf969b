import { useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { RefusalText } from "./refusal-text.tsx";

type ReasonFieldProps = {
  value: string;
  onChange: (reason: string) => void;
  missing: boolean;
  /** The commonest ones, one tap each. */
  suggestions: readonly string[];
};

/** Why the stock is changed; without a reason it is not. */
export function ReasonField({ value, onChange, missing, suggestions }: ReasonFieldProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t`Raison`}
        value={value}
        onChange={onChange}
        maxLength={200}
        autoComplete="off"
        error={missing ? <RefusalText reason="reason-required" /> : undefined}
      />
      <div className="flex flex-wrap gap-2">
        {suggestions.map((suggestion) => (
          <Button key={suggestion} onClick={() => onChange(suggestion)}>
            {suggestion}
          </Button>
        ))}
      </div>
    </div>
  );
}
