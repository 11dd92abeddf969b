import { useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { format } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { monthAfter } from "./expense-months.ts";

type MonthBarProps = {
  /** `2026-11`. */
  month: string;
  /** None after it. */
  last: string;
  onChange: (month: string) => void;
};

/** Which month is shown, and the ways to the one before and the one after. */
export function MonthBar({ month, last, onChange }: MonthBarProps) {
  const { i18n, t } = useLingui();
  const words = format(`${month}-15T12:00:00.000Z`, i18n.locale as Language, "UTC", {
    month: "long",
    year: "numeric",
  });
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t`Mois précédent`}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange(monthAfter(month, -1))}
      />
      <h2 aria-live="polite" className="min-w-36 text-center text-lg font-semibold">
        {words}
      </h2>
      <IconButton
        label={t`Mois suivant`}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={month >= last}
        onClick={() => onChange(monthAfter(month, 1))}
      />
    </div>
  );
}
