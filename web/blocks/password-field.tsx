import { useLingui } from "@lingui/react/macro";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ReactNode, useState } from "react";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type PasswordFieldProps = {
  /** « Mot de passe » when it is the only one. */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error: ReactNode;
  hint?: ReactNode;
  autoComplete: "current-password" | "new-password";
};

/** A password, hidden until one wants to see it: thumbs type many wrong ones. */
export function PasswordField({
  label,
  value,
  onChange,
  error,
  hint,
  autoComplete,
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label ?? t`Mot de passe`}
      type={shown ? "text" : "password"}
      value={value}
      onChange={onChange}
      error={error}
      hint={hint}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      trailing={
        <IconButton
          label={shown ? t`Cacher le mot de passe` : t`Montrer le mot de passe`}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
