import { useEffect, useRef, useState } from "react";
import type { ColumnMapping } from "#shared/rules/import-columns.ts";
import type { ImportDefaults } from "#shared/rules/import-decide.ts";
import type { FilePlan } from "#shared/rules/import-plan.ts";
import type { NameAnswer } from "#shared/rules/same-names.ts";
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
  /** Name of another shop whose columns to read instead. */
  shop?: string | undefined;
  /** Answers about rows of one name. */
  answers: Readonly<Record<string, NameAnswer>>;
};

type Refused = Extract<Acted<never>, { ok: false }>["refusal"];

/** `lost`: the worker ended, for want of memory perhaps, and the file with it. */
export type ImportTrouble = FileTrouble | "lost";

export type Stage =
  | { at: "choose"; trouble?: ImportTrouble }
  | { at: "reading"; done: number; total: number }
  | { at: "columns"; file: OpenedFile }
  | { at: "planning" }
  | { at: "preview"; plan: FilePlan; importId: string; changed: boolean; refusal?: Refused }
  | { at: "writing"; plan: FilePlan }
  | { at: "done"; created: number; updated: number; plan: FilePlan };

/** The threshold is the shop's own, as in the form of a new product. */
type Shelf = {
  shopId: string;
  shopName: string;
  ids: readonly string[];
  maxProducts: number | null;
  stockThreshold: number;
  scaleLabels: readonly string[];
  /** What products cost, for whoever reads it; whoever does not changes none. */
  costOf: ((item: CatalogueItem) => number | undefined) | undefined;
};

/** The way of a file from the hand to the shop. Until the one write at the end it may be left at any moment. */
export function useImport({ shopId, shopName, ids, maxProducts, stockThreshold, ...shelf }: Shelf) {
  const firstDefaults = { price: undefined, category: "", stock: 0, stockThreshold };
  const [stage, setStage] = useState<Stage>({ at: "choose" });
  const [fileName, setFileName] = useState("");
  const [file, setFile] = useState<OpenedFile>();
  const [reading, setReading] = useState<Reading>({
    titleRow: undefined,
    mapping: {},
    defaults: firstDefaults,
    answers: {},
  });
  const chosen = useRef<File | undefined>(undefined);
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

  async function open(opened: File, sheetName?: string): Promise<void> {
    chosen.current = opened;
    setFileName(opened.name);
    setStage({ at: "reading", done: 0, total: opened.size });
    const sought = "products" as const;
    const request = { ask: "open" as const, file: opened, sheet: sheetName, sought, shopName };
    const answer = await currentSheet()
      .ask(request, (done, total) => setStage({ at: "reading", done, total }))
      .catch(() => ({ ok: false as const, trouble: "unreadable" as const }));
    if (!answer.ok) {
      setStage({ at: "choose", trouble: answer.trouble });
      return;
    }
    const { titleRow, mapping } = answer.opened;
    setFile(answer.opened);
    setReading({ titleRow, mapping, defaults: firstDefaults, answers: {} });
    setStage({ at: "columns", file: answer.opened });
  }

  async function chooseTitles(titleRow: number | undefined): Promise<void> {
    const { mapping, read } = await currentSheet().ask({ ask: "guess", titleRow, shopName });
    setFile((known) => known && { ...known, read });
    setReading((known) => ({ ...known, titleRow, mapping }));
  }

  /** Undefined where the file has to be chosen again. */
  function planNow(from = reading): Promise<FilePlan | undefined> {
    const room = maxProducts === null ? null : Math.max(0, maxProducts - ids.length);
    const { scaleLabels, costOf } = shelf;
    const existing = existingProducts(shopId, costOf);
    const { cost: _cost, ...others } = from.mapping;
    const mapping = costOf ? from.mapping : others;
    const question = { ...from, mapping, existing, room, scaleLabels };
    const asked = currentSheet().ask({ ask: "plan", question });
    return asked.catch(() => void giveUp("lost"));
  }

  function giveUp(trouble?: ImportTrouble): void {
    sheet.current?.close();
    sheet.current = undefined;
    setStage({ at: "choose", ...(trouble && { trouble }) });
  }

  async function preview(from = reading): Promise<void> {
    setStage({ at: "planning" });
    await showPlan(from);
  }

  async function showPlan(from: Reading): Promise<void> {
    const plan = await planNow(from);
    if (!plan) return;
    const { cost } = from.mapping;
    const mapping = { ...(cost !== undefined && { cost }), ...plan.mapping };
    setReading({ ...from, shop: undefined, mapping });
    setStage({ at: "preview", plan, importId: newFormId(), changed: false });
  }

  async function write(shown: Stage & { at: "preview" }): Promise<void> {
    const { importId } = shown;
    setStage({ at: "writing", plan: shown.plan });
    // Sales and edits of others went on meanwhile: what is written is what was agreed to, or it is shown again.
    const plan = await planNow();
    if (!plan) return;
    if (!isSamePlan(shown.plan.rows, plan.rows)) {
      setStage({ at: "preview", plan, importId: newFormId(), changed: true });
      return;
    }
    const written = await importProducts({ shopId, importId, ...writesOf(plan.rows) });
    if (!written.ok) {
      setStage({ at: "preview", plan, importId, changed: false, refusal: written.refusal });
      return;
    }
    const { create, update } = countRows(plan.rows);
    setStage({ at: "done", created: create, updated: update, plan });
  }

  return {
    stage,
    maxProducts,
    keepsCosts: shelf.costOf !== undefined,
    fileName,
    file,
    reading,
    setReading,
    open,
    chooseTitles,
    /** Reads another sheet of the same workbook. */
    chooseSheet: (name: string) => chosen.current && void open(chosen.current, name),
    preview: () => preview(),
    /** Plans again, with the columns of another shop or with answers about rows of one name. */
    chooseShop: (shop: string) => void preview({ ...reading, shop }),
    answer: (answers: Reading["answers"]) =>
      void showPlan({ ...reading, answers: { ...reading.answers, ...answers } }),
    write,
    /** Back to the columns of the same file. */
    correct: () => file && setStage({ at: "columns", file }),
    /** Leaves the file, whatever is under way. Nothing of it is kept. */
    leave: () => giveUp(),
    refusedRows: (lines: { line: number; reason: string }[], reasonTitle: string) =>
      currentSheet().ask({ ask: "refused-rows", titleRow: reading.titleRow, reasonTitle, lines }),
  };
}
