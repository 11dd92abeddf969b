import { Trans, useLingui } from "@lingui/react/macro";
import FileUp from "lucide-react/icons/file-up";
import { type DragEvent, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { importTroubleWords } from "./plan/import-words.ts";
import type { ImportTrouble } from "./plan/use-import.ts";

const accepted = ".csv,.txt,.tsv,.xlsx,.xlsb,.xls,.ods,.numbers,.xml,.htm,.html";

type ChooseFileProps = {
  trouble: ImportTrouble | undefined;
  fileName: string;
  onChoose: (file: File) => void;
};

/** The beginning: a file from the device, by the button or dropped here. */
export function ChooseFile({ trouble, fileName, onChoose }: ChooseFileProps) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  }

  return (
    <Card
      aria-labelledby={heading}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
      className={cx("flex flex-col gap-3", over && "outline-3 outline-focus")}
    >
      <h2 id={heading} className="text-lg font-semibold">
        <Trans>Importer des produits</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          Un fichier CSV ou Excel, une ligne par produit. Vous verrez tout avant que rien ne soit
          enregistré.
        </Trans>
      </p>
      {trouble && (
        <p role="alert" className="font-medium text-stop">
          <Trans>
            {fileName} : {i18n._(importTroubleWords[trouble])}
          </Trans>
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={accepted}
        aria-label={t`Fichier à importer`}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
        }}
      />
      <Button
        kind="main"
        size="sell"
        icon={<FileUp aria-hidden="true" className="size-5" />}
        onClick={() => input.current?.click()}
        className="self-start"
      >
        <Trans>Choisir un fichier</Trans>
      </Button>
      <Link
        to="/purchases/photo"
        className="inline-flex min-h-11 items-center self-start font-medium text-brand-ink underline underline-offset-4"
      >
        <Trans>Photographier une liste de prix</Trans>
      </Link>
    </Card>
  );
}
