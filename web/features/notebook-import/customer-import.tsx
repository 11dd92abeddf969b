import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import BookUser from "lucide-react/icons/book-user";
import FileUp from "lucide-react/icons/file-up";
import { useRef, useState } from "react";
import { countryOf } from "#shared/rules/countries.ts";
import { columnsApart } from "#shared/rules/one-column.ts";
import { RemarksCard } from "#web/blocks/import/file-remarks.tsx";
import { fileTroubleWords } from "#web/blocks/import/file-trouble-words.ts";
import { hasContacts, pickContacts } from "#web/blocks/notebook/contact-picker.ts";
import type { FileRemarks, FileTrouble } from "#web/blocks/spreadsheet/sheet-messages.ts";
import { openSpreadsheet } from "#web/blocks/spreadsheet/spreadsheet.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { useNotebookRead } from "#web/store/queries/use-notebook.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Counted } from "./counted.tsx";
import { ExportCustomers } from "./export-customers.tsx";
import { useImportWords } from "./import-words.ts";
import { contactsReading, firstReading, type PeopleFile } from "./people-file.ts";
import { PeopleImport } from "./people-import.tsx";

type Stage =
  | { at: "choose"; trouble?: FileTrouble; written?: number }
  | { at: "reading" }
  | { at: "file"; file: PeopleFile; isKnown: boolean; of?: { file: File; remarks: FileRemarks } };

const accepted = ".csv,.txt,.tsv,.xlsx,.xlsb,.xls,.ods,.numbers,.xml,.htm,.html";

/** A photograph of a list is no help here: only the import of products reads one. */
const troubleOfFile = {
  ...fileTroubleWords,
  picture: msg`C’est une image, pas un tableau. Recopiez la liste dans Excel, une ligne par personne, et enregistrez-la en Excel ou CSV.`,
};

/** Import of people: choose a file or contacts, check columns and lines, then write all of them at once. */
export function CustomerImport({ shop }: { shop: SessionShop }) {
  const say = useImportWords();
  const { i18n } = useLingui();
  const [stage, setStage] = useState<Stage>({ at: "choose" });
  const input = useRef<HTMLInputElement>(null);
  const isRead = useNotebookRead(shop.id);
  const country = countryOf(useShop(shop.id));
  const sought = useSuppliersSide() ? ("suppliers" as const) : ("customers" as const);

  async function handleFile(file: File, wanted?: string) {
    setStage({ at: "reading" });
    const sheet = openSpreadsheet();
    try {
      const opened = await sheet.ask({ ask: "open", file, sheet: wanted, sought });
      const cells = opened.ok ? columnsApart(await sheet.ask({ ask: "rows" })) : [];
      if (!opened.ok) return setStage({ at: "choose", trouble: opened.trouble });
      const read = { name: file.name, cells, reading: firstReading(cells, country) };
      const of = { file, remarks: opened.opened };
      setStage({ at: "file", file: read, isKnown: false, of });
    } catch {
      setStage({ at: "choose", trouble: "unreadable" });
    } finally {
      sheet.close();
    }
  }

  async function handleContacts() {
    const contacts = await pickContacts();
    if (contacts.length === 0) return;
    const cells = contacts.map(({ name, phones }) => [name, ...phones.slice(0, 2)]);
    const file = { name: say("sheet"), cells, reading: contactsReading };
    setStage({ at: "file", file, isKnown: true });
  }

  if (stage.at === "file" && isRead) {
    const { of } = stage;
    return (
      <>
        {of && (
          <RemarksCard remarks={of.remarks} onSheet={(name) => void handleFile(of.file, name)} />
        )}
        <PeopleImport
          shopId={shop.id}
          file={stage.file}
          isKnown={stage.isKnown}
          onLeave={() => setStage({ at: "choose" })}
          onWritten={(written) => setStage({ at: "choose", written })}
        />
      </>
    );
  }
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{say("importHead")}</h2>
        <p className="text-ink-soft">{say("importText")}</p>
        {stage.at === "choose" && stage.written !== undefined && (
          <p role="status" className="font-semibold text-ok">
            <Counted people={stage.written} as="noted" />
          </p>
        )}
        {stage.at === "choose" && stage.trouble !== undefined && (
          <p role="alert" className="font-medium text-stop">
            {i18n._(troubleOfFile[stage.trouble])}
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-label={say("file")}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void handleFile(file);
            target.value = "";
          }}
        />
        <Button
          kind="main"
          size="sell"
          busy={stage.at === "reading" || stage.at === "file"}
          icon={<FileUp aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
        >
          <Trans>Choisir un fichier</Trans>
        </Button>
        {hasContacts() && (
          <Button
            size="sell"
            icon={<BookUser aria-hidden="true" className="size-5" />}
            onClick={() => void handleContacts()}
          >
            <Trans>Depuis les contacts</Trans>
          </Button>
        )}
      </Card>
      <ExportCustomers shop={shop} />
    </div>
  );
}
