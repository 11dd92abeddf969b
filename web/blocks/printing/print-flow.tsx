import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { CopiedPaper } from "#shared/rules/copies.ts";
import { usePrint } from "#web/blocks/hooks/use-print.ts";
import type { PaperWidth } from "#web/blocks/receipt/paper-width.ts";
import { PrintReceipt } from "#web/blocks/receipt/print-receipt.tsx";
import type { ReceiptRow } from "#web/blocks/receipt/receipt-rows.ts";
import { beginPrint, choosePrinter, chosenPrinter, type KnownPrinter } from "#web/store/printed.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { printElsewhere } from "./elsewhere.ts";
import { printJob, withCopyWord } from "./print-job.ts";
import { troubleWords, wayWords } from "./print-words.ts";
import { PrintFailure, type PrintTrouble } from "./trouble.ts";
import { askPrinter, type FoundPrinter, isWired, type PrintWay, printWays } from "./ways.ts";

export type PrintFlowProps = {
  rows: readonly ReceiptRow[];
  title: string;
  width: PaperWidth;
  /** What must not be there twice without saying so. */
  paper?: CopiedPaper | undefined;
  isCash?: boolean;
  /** Nobody tapped: a printer that fails is said and asks nothing. */
  isByItself?: boolean;
  /** It is over, printed or not. */
  onEnd: () => void;
};

type Stage =
  | { at: "working" }
  | { at: "choosing" }
  | { at: "failed"; trouble: PrintTrouble; reached: boolean; printer: KnownPrinter }
  | { at: "system"; rows: readonly ReceiptRow[] };

/**
 * One print, from the tap to the paper: by the printer that was chosen before without a question, else by the way that
 * is chosen here. The sale it tells of is long recorded and waits for none of it.
 */
export function PrintFlow(props: PrintFlowProps) {
  const { rows, title, width, paper, isCash = false, isByItself = false, onEnd } = props;
  const { t, i18n } = useLingui();
  const [stage, setStage] = useState<Stage>({ at: "working" });
  const hasBegun = useRef(false);
  const copyWord = (copy: number) => t`DUPLICATA ${copy}`;

  async function printBy(printer: KnownPrinter, found?: FoundPrinter) {
    setStage({ at: "working" });
    try {
      await printJob({ rows, paper, copyWord, isCash }, { printer, found });
      if (found) await choosePrinter(printer);
      showToast(<Trans>Imprimé</Trans>, "ok");
      onEnd();
    } catch (cause) {
      const { trouble, reached } =
        cause instanceof PrintFailure ? cause : { trouble: "cut" as const, reached: true };
      if (isByItself) {
        showToast(
          <Trans>Ticket non imprimé : touchez « Imprimer » pour réessayer.</Trans>,
          "attention",
        );
        return onEnd();
      }
      setStage({ at: "failed", trouble, reached, printer });
    }
  }

  async function printAs(printer: KnownPrinter) {
    const { way } = printer;
    if (isWired(way)) return printBy(printer);
    const copy = paper ? await beginPrint(paper) : 0;
    const marked = copy === 0 ? rows : (withCopyWord(rows, copyWord(copy)) as ReceiptRow[]);
    if (way === "system") return setStage({ at: "system", rows: marked });
    await printElsewhere(way, { rows: marked, title, printer });
    onEnd();
  }

  async function handleWay(way: PrintWay) {
    const printer = newPrinter(way, width, i18n._(wayWords[way].name));
    if (!isWired(way)) {
      await choosePrinter(printer);
      return printAs(printer);
    }
    try {
      const found = await askPrinter(way, navigator);
      return printBy({ ...printer, told: found.told, name: found.name || printer.name }, found);
    } catch {
      // Nothing was chosen: the list is still there.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void chosenPrinter().then((printer) => {
      if (printer) return printAs(printer);
      const ways = printWays(navigator);
      return ways.some(isWired) ? setStage({ at: "choosing" }) : handleWay("system");
    });
  }, []);

  if (stage.at === "system") return <SystemPrint rows={stage.rows} width={width} onEnd={onEnd} />;
  if (stage.at === "choosing")
    return (
      <Dialog open onClose={onEnd} title={t`Où imprimer ?`} closeLabel={t`Fermer`}>
        <ul className="flex flex-col gap-2">
          {printWays(navigator).map((way) => (
            <li key={way}>
              <button
                type="button"
                onClick={() => void handleWay(way)}
                className="flex min-h-14 w-full flex-col justify-center rounded-card border border-line px-3 py-2 text-left hover:border-brand-ink active:bg-brand-soft"
              >
                <span className="font-semibold">{i18n._(wayWords[way].name)}</span>
                <span className="text-sm text-ink-soft">{i18n._(wayWords[way].hint)}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  if (stage.at === "failed")
    return (
      <Dialog
        open
        onClose={onEnd}
        title={stage.reached ? t`Ticket à réimprimer` : t`Ticket non imprimé`}
        closeLabel={t`Fermer`}
        actions={
          <>
            <Button onClick={() => setStage({ at: "choosing" })}>
              <Trans>Imprimer autrement</Trans>
            </Button>
            <Button kind="main" onClick={() => void printBy(stage.printer)}>
              <Trans>Réessayer</Trans>
            </Button>
          </>
        }
      >
        <p>{i18n._(troubleWords[stage.trouble])}</p>
        {stage.reached && paper && (
          <p className="mt-2 text-ink-soft">
            <Trans>
              Le prochain papier portera « DUPLICATA » : le premier est peut-être sorti.
            </Trans>
          </p>
        )}
        <p className="mt-2 text-ink-soft">
          <Trans>La vente, elle, est enregistrée.</Trans>
        </p>
      </Dialog>
    );
  return null;
}

/** What the printer of the system gets, and its window. */
function SystemPrint({ rows, width, onEnd }: Pick<PrintFlowProps, "rows" | "width" | "onEnd">) {
  const print = usePrint();
  const hasBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it prints once
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The paper is measured first.
    requestAnimationFrame(() => {
      print();
      onEnd();
    });
  }, []);
  return <PrintReceipt rows={rows} width={width} />;
}

const usualProfile: Record<PaperWidth, string> = { "58": "generic-58", "80": "generic-80" };

const newPrinter = (way: PrintWay, width: PaperWidth, name: string): KnownPrinter => ({
  ...{ way, name, profile: usualProfile[width], told: {} },
  ...{ opensDrawer: false, printsEach: false },
});
