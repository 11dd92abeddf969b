import { useEffect, useRef, useState } from "react";
import type { ColumnMapping } from "#shared/rules/import-columns.ts";
import type { ImportDefaults } from "#shared/rules/import-decide.ts";
import type { PlannedRow } from "#shared/rules/planned-row.ts";
import type { FileTrouble, OpenedFile } from "#web/blocks/spreadsheet/sheet-messages.ts";
import { openSpreadsheet, type Spreadsheet } from "#web/blocks/spreadsheet/spreadsheet.ts";
import { importProducts } from "#web/store/acts.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { newFormId } from "#web/store/open-store.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { existingProducts } from "./existing-products.ts";
import { countRows, isSamePlan, writesOf } from "./plan-summary.ts";

/** How the columns are understood. */
export type Reading = {
  titleRow: number | undefined;
  mapping: ColumnMapping;
  defaults: ImportDefaults;
};

type Refused = Extract<Acted<never>, { ok: false }>["refusal"];

/** `lost`: the worker ended, for want of memory perhaps, and the file with it. */
export type ImportTrouble = FileTrouble | "lost";

export type Stage =
  | { at: "choose"; trouble?: ImportTrouble }
  | { at: "reading"; done: number; total: number }
  | { at: "columns"; file: OpenedFile }
  | { at: "planning" }
  | { at: "preview"; plan: PlannedRow[]; importId: string; changed: boolean; refusal?: Refused }
  | { at: "writing"; plan: PlannedRow[] }
  | { at: "done"; created: number; updated: number; plan: PlannedRow[] };

/** The threshold is the shop's own, as in the form of a new product. */
type Shelf = {
  shopId: string;
  ids: readonly string[];
  maxProducts: number | null;
  stockThreshold: number;
  scaleLabels: readonly string[];
  /** What products cost, for whoever reads it; whoever does not changes none. */
  costOf: ((item: CatalogueItem) => number | undefined) | undefined;
};

/** The way of a file from the hand to the shop. Until the one write at the end it may be left at any moment. */
export function useImport({ shopId, ids, maxProducts, stockThreshold, ...shelf }: Shelf) {
  const firstDefaults = { price: undefined, category: "", stock: 0, stockThreshold };
  const [stage, setStage] = useState<Stage>({ at: "choose" });
  const [fileName, setFileName] = useState("");
  const [file, setFile] = useState<OpenedFile>();
  const [reading, setReading] = useState<Reading>({
    titleRow: undefined,
    mapping: {},
    defaults: firstDefaults,
  });
  const sheet = useRef<Spreadsheet | undefined>(undefined);

  function currentSheet(): Spreadsheet {
    sheet.current ??= openSpreadsheet();
    return sheet.current;
  }

  // What speaks Excel is fetched while there is a network, for the day when there is none.
  useEffect(() => {
    sheet.current ??= openSpreadsheet();
    if (navigator.onLine) void sheet.current.ask({ ask: "warm" }).catch(() => {});
    return () => {
      sheet.current?.close();
      sheet.current = undefined;
    };
  }, []);

  async function open(chosen: File): Promise<void> {
    setFileName(chosen.name);
    setStage({ at: "reading", done: 0, total: chosen.size });
    const answer = await currentSheet()
      .ask({ ask: "open", file: chosen }, (done, total) => setStage({ at: "reading", done, total }))
      .catch(() => ({ ok: false as const, trouble: "unreadable" as const }));
    if (!answer.ok) {
      setStage({ at: "choose", trouble: answer.trouble });
      return;
    }
    const { titleRow, mapping } = answer.opened;
    setFile(answer.opened);
    setReading({ titleRow, mapping, defaults: firstDefaults });
    setStage({ at: "columns", file: answer.opened });
  }

  async function chooseTitles(titleRow: number | undefined): Promise<void> {
    const mapping = await currentSheet().ask({ ask: "guess", titleRow });
    setReading((known) => ({ ...known, titleRow, mapping }));
  }

  /** Undefined where the file has to be chosen again. */
  function planNow(): Promise<PlannedRow[] | undefined> {
    const room = maxProducts === null ? null : Math.max(0, maxProducts - ids.length);
    const { scaleLabels, costOf } = shelf;
    const existing = existingProducts(shopId, costOf);
    const { cost: _cost, ...others } = reading.mapping;
    const mapping = costOf ? reading.mapping : others;
    const question = { ...reading, mapping, existing, room, scaleLabels };
    const asked = currentSheet().ask({ ask: "plan", question });
    return asked.catch(() => void giveUp("lost"));
  }

  function giveUp(trouble?: ImportTrouble): void {
    sheet.current?.close();
    sheet.current = undefined;
    setStage({ at: "choose", ...(trouble && { trouble }) });
  }

  async function preview(): Promise<void> {
    setStage({ at: "planning" });
    const plan = await planNow();
    if (plan) setStage({ at: "preview", plan, importId: newFormId(), changed: false });
  }

  async function write(shown: Stage & { at: "preview" }): Promise<void> {
    const { importId } = shown;
    setStage({ at: "writing", plan: shown.plan });
    // Sales and edits of others went on meanwhile: what is written is what was agreed to, or it is shown again.
    const plan = await planNow();
    if (!plan) return;
    if (!isSamePlan(shown.plan, plan)) {
      setStage({ at: "preview", plan, importId: newFormId(), changed: true });
      return;
    }
    const written = await importProducts({ shopId, importId, ...writesOf(plan) });
    if (!written.ok) {
      setStage({ at: "preview", plan, importId, changed: false, refusal: written.refusal });
      return;
    }
    const { create, update } = countRows(plan);
    setStage({ at: "done", created: create, updated: update, plan });
  }

  return {
    stage,
    maxProducts,
    keepsCosts: shelf.costOf !== undefined,
    fileName,
    reading,
    setReading,
    open,
    chooseTitles,
    preview,
    write,
    /** Back to the columns of the same file. */
    correct: () => file && setStage({ at: "columns", file }),
    /** Leaves the file, whatever is under way. Nothing of it is kept. */
    leave: () => giveUp(),
    refusedRows: (lines: { line: number; reason: string }[], reasonTitle: string) =>
      currentSheet().ask({ ask: "refused-rows", titleRow: reading.titleRow, reasonTitle, lines }),
  };
}
