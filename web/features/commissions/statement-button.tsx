import { Trans, useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import type { DayCut } from "#shared/rules/business-day.ts";
import { download } from "#web/blocks/download.ts";
import { businessDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMonth } from "#web/i18n/long-dates.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { monthsOf } from "./earned.ts";
import { statementOf } from "./statement.ts";

type StatementButtonProps = {
  shopName: string;
  resellerName: string;
  cut: DayCut;
  rows: readonly CommissionRow[];
};

/** The statement of a month, or of everything, as a PDF to keep or to send. */
export function StatementButton(props: StatementButtonProps) {
  const { shopName, resellerName, cut, rows } = props;
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState("all");
  const [busy, setBusy] = useState(false);
  const months = monthsOf(rows);
  const month = months.find((one) => one === chosen);

  async function handleSave() {
    setBusy(true);
    try {
      const { statementPdf } = await import("./statement-pdf.ts");
      const today = businessDay(Date.now(), cut);
      const statement = statementOf({ shopName, resellerName, month, rows, today }, i18n);
      download(statementPdf(statement), statement.fileName, "application/pdf");
    } catch {
      showToast(
        t`Le relevé n’a pas pu être écrit. La première fois, il demande du réseau.`,
        "attention",
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={t`Période du relevé`}
        value={month ?? "all"}
        onChange={setChosen}
        options={[
          { value: "all", label: t`Toutes les ventes` },
          ...months.map((one) => ({
            value: one,
            label: formatMonth(one, i18n.locale as Language),
          })),
        ]}
      />
      <Button
        size="sell"
        icon={<FileText aria-hidden="true" className="size-5" />}
        onClick={handleSave}
        busy={busy}
        disabled={rows.length === 0}
      >
        <Trans>Relevé PDF</Trans>
      </Button>
    </div>
  );
}
