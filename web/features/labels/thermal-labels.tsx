import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { isGtin } from "#shared/rules/barcode.ts";
import type { PrintRow } from "#web/blocks/printing/paper-lines.ts";
import { printJob } from "#web/blocks/printing/print-job.ts";
import { troubleWords } from "#web/blocks/printing/print-words.ts";
import { PrintFailure, type PrintTrouble } from "#web/blocks/printing/trouble.ts";
import { isWired } from "#web/blocks/printing/ways.ts";
import { bigUnit } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { chosenPrinter, type KnownPrinter } from "#web/store/printed.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import type { LabelContent } from "./label-content.ts";

/** A label on the paper of tickets: name, price, and the bars of its code where it is one of an article. */
export function labelRows({ name, price, code, unit }: LabelContent): PrintRow[] {
  const per = unit ? `/${bigUnit[unit]}` : "";
  return [
    { kind: "centre", text: name },
    { kind: "centre", text: `${formatMoney(price)}${per}`, strong: true },
    ...(code.length === 13 && isGtin(code)
      ? [{ kind: "bars" as const, code }]
      : code === ""
        ? []
        : [{ kind: "centre" as const, text: code }]),
    { kind: "rule" },
  ];
}

/** Labels on the printer of tickets, where one was chosen on this device. */
export function ThermalLabels({ labels }: { labels: readonly LabelContent[] }) {
  const { i18n } = useLingui();
  const [printer, setPrinter] = useState<KnownPrinter>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PrintTrouble>();
  useEffect(() => {
    void chosenPrinter().then((chosen) => {
      if (chosen && isWired(chosen.way)) setPrinter(chosen);
    });
  }, []);
  if (!printer) return null;

  async function handlePrint(by: KnownPrinter) {
    setBusy(true);
    setTrouble(undefined);
    try {
      await printJob({ rows: labels.flatMap(labelRows), copyWord: String }, { printer: by });
      showToast(<Trans>Imprimé</Trans>, "ok");
    } catch (cause) {
      setTrouble(cause instanceof PrintFailure ? cause.trouble : "cut");
    }
    setBusy(false);
  }

  return (
    <>
      <Button
        size="sell"
        wide
        busy={busy}
        disabled={labels.length === 0}
        onClick={() => void handlePrint(printer)}
      >
        <Trans>Sur l’imprimante à tickets</Trans>
      </Button>
      {trouble && (
        <p role="alert" className="font-medium text-stop">
          {i18n._(troubleWords[trouble])}
        </p>
      )}
    </>
  );
}
