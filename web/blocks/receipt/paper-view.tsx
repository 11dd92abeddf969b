import { Trans, useLingui } from "@lingui/react/macro";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { CopiedPaper } from "#shared/rules/copies.ts";
import { usePrint } from "#web/blocks/hooks/use-print.ts";
import type { PrintFlowProps } from "#web/blocks/printing/print-flow.tsx";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { currentStore } from "#web/store/current-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";
import { type PaperWidth, paperWidths } from "./paper-width.ts";
import { PrintReceipt } from "./print-receipt.tsx";
import { ReceiptPaper } from "./receipt-paper.tsx";
import type { ReceiptRow } from "./receipt-rows.ts";

// Phones have a share sheet of their own.
const ShareFallback = lazy(async () => ({
  default: (await import("./share-fallback.tsx")).ShareFallback,
}));

const paperKey = "receipt.width";

export type PaperViewProps = {
  rows: readonly ReceiptRow[];
  /** What the paper is called, heard and shared. */
  title: string;
  /** What comes first among the buttons, above « Partager » and « Imprimer ». */
  mainAction?: ReactNode;
  /** Some rows are still to come: it is not given away yet. */
  isComing?: boolean | undefined;
  /** What must not be printed twice without saying so. */
  paper?: CopiedPaper | undefined;
  /** It has just been recorded, paid in cash or not: a printer that prints each ticket prints it now. */
  fresh?: { isCash: boolean } | undefined;
};

const printFlow = () =>
  withOffice(async () => (await import("#web/blocks/printing/print-flow.tsx")).PrintFlow);

/** A paper from the till, and what one does with it: share, print on 58 or 80 mm. */
export function PaperView(props: PaperViewProps) {
  const { rows, title, mainAction, isComing = false, paper, fresh } = props;
  const { t } = useLingui();
  const print = usePrint();
  const [width, setWidth] = useState<PaperWidth>(() =>
    rememberedChoice(paperKey, paperWidths, "58"),
  );
  const [printing, setPrinting] = useState<{
    Flow: ComponentType<PrintFlowProps>;
    isByItself: boolean;
  }>();
  const [fallback, setFallback] = useState(false);
  const [sharing, setSharing] = useState(false);

  async function handlePrint(isByItself = false) {
    // Fetched when asked for: a sale does without.
    const flow = await printFlow().catch(() => undefined);
    if (flow) setPrinting({ Flow: flow.default, isByItself });
    else if (!isByItself) print();
  }

  const printsEach = fresh && currentStore()?.device.outbox.meta.printer?.printsEach;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all of it is there
  useEffect(() => {
    if (printsEach && !isComing) void handlePrint(true);
  }, [printsEach, isComing]);

  async function handleShare() {
    setSharing(true);
    // Fetched when asked for: a sale does without.
    const outcome = await import("./share-receipt.ts").then(
      ({ shareReceipt }) => shareReceipt(rows, title),
      () => "impossible",
    );
    setSharing(false);
    if (outcome === "impossible") setFallback(true);
  }

  function handleWidth(wanted: PaperWidth) {
    rememberChoice(paperKey, wanted);
    setWidth(wanted);
  }

  return (
    <>
      <div className="flex flex-col gap-2">
        {mainAction}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-2">
          <Button
            size="sell"
            icon={<Share2 aria-hidden="true" className="size-5" />}
            busy={sharing || isComing}
            onClick={handleShare}
          >
            <Trans>Partager</Trans>
          </Button>
          <Button
            size="sell"
            icon={<Printer aria-hidden="true" className="size-5" />}
            busy={isComing || printing !== undefined}
            onClick={() => void handlePrint()}
          >
            <Trans>Imprimer</Trans>
          </Button>
        </div>
      </div>
      <section aria-label={title} className="flex flex-col items-center gap-2">
        <div className="max-w-full overflow-hidden rounded-control border border-edge">
          <ReceiptPaper rows={rows} width={width} />
        </div>
        <ChipRow label={t`Largeur du papier`}>
          {paperWidths.map((one) => (
            <Chip key={one} pressed={one === width} onPress={() => handleWidth(one)}>
              <Trans>Papier {one} mm</Trans>
            </Chip>
          ))}
        </ChipRow>
      </section>
      {/* The print of the browser itself, by its menu, gets the paper alone too. */}
      {!printing && <PrintReceipt rows={rows} width={width} />}
      {printing && (
        <printing.Flow
          {...{ rows, title, width, paper }}
          isByItself={printing.isByItself}
          isCash={fresh?.isCash ?? false}
          onEnd={() => setPrinting(undefined)}
        />
      )}
      {fallback && (
        <Suspense>
          <ShareFallback onClose={() => setFallback(false)} rows={rows} title={title} />
        </Suspense>
      )}
    </>
  );
}
