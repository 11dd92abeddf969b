import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { SelectField } from "#web/ui/select-field.tsx";

type DrawerFieldProps = {
  /** Codes of this device and of the ticket's. */
  here: string;
  there: string;
  value: "here" | "ticket";
  onChange: (value: "here" | "ticket") => void;
};

/** Asks from which of two tills cash goes back. */
export function DrawerField({ here, there, value, onChange }: DrawerFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <SelectField
      label={t`De quelle caisse ?`}
      value={value}
      onChange={onChange}
      options={[
        { value: "here", label: i18n._(msg`Celle de cet appareil (${here})`) },
        { value: "ticket", label: i18n._(msg`Celle du ticket (${there})`) },
      ]}
    />
  );
}
