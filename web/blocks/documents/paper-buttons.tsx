import { Trans, useLingui } from "@lingui/react/macro";
import FileText from "lucide-react/icons/file-text";
import ImageIcon from "lucide-react/icons/image";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { PrintFlow } from "#web/blocks/printing/print-flow.tsx";
import type { Language } from "#web/i18n/language.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import type { PaperDocument } from "./document.ts";
import { documentRows } from "./document-rows.ts";
import { drawPages, picturePages } from "./paper-picture.ts";
import { pdfWriter } from "./pdf-writer.ts";
import { sharePdf, sharePictures } from "./share-paper.ts";

type PaperButtonsProps = {
  /** The paper, made when it is asked for. */
  make: () => PaperDocument;
  /** Its name among the downloads, without its ending. */
  fileName: string;
  size?: "normal" | "sell";
};

/** A paper shared as a PDF or as a picture, with or without a network once it was made before. */
export function PaperButtons({ make, fileName, size = "sell" }: PaperButtonsProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState<"pdf" | "picture">();
  const [printed, setPrinted] = useState<PaperDocument>();

  async function handlePdf() {
    setBusy("pdf");
    try {
      const write = await pdfWriter();
      if (write) await sharePdf(write(make(), i18n.locale as Language), `${fileName}.pdf`);
      else
        showToast(
          t`Le PDF n’a pas pu être écrit. La première fois, il demande du réseau.`,
          "attention",
        );
    } finally {
      setBusy(undefined);
    }
  }

  async function handlePicture() {
    setBusy("picture");
    try {
      const paper = make();
      await sharePictures(await drawPages(picturePages(paper), fileName), paper.title);
    } catch {
      // A phone short of memory draws no picture.
      showToast(t`L’image n’a pas pu être faite. Essayez le PDF.`, "attention");
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <>
      <Button
        size={size}
        icon={<FileText aria-hidden="true" className="size-5" />}
        busy={busy === "pdf"}
        onClick={handlePdf}
      >
        <Trans>En PDF</Trans>
      </Button>
      <Button
        size={size}
        icon={<ImageIcon aria-hidden="true" className="size-5" />}
        busy={busy === "picture"}
        onClick={handlePicture}
      >
        <Trans>En image</Trans>
      </Button>
      <Button
        size={size}
        icon={<Printer aria-hidden="true" className="size-5" />}
        busy={printed !== undefined}
        onClick={() => setPrinted(make())}
      >
        <Trans>Imprimer</Trans>
      </Button>
      {printed && (
        <PrintFlow
          rows={documentRows(printed, i18n.locale as Language)}
          title={printed.title}
          width="58"
          onEnd={() => setPrinted(undefined)}
        />
      )}
    </>
  );
}
