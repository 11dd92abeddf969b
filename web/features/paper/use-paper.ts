import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { withPriceColumn } from "#shared/paper/list-prices.ts";
import type { PaperKind } from "#shared/paper/paper-kind.ts";
import type { PaperWord } from "#shared/paper/paper-word.ts";
import { type PaperProposal, proposalOf } from "#shared/paper/proposal.ts";
import { type PaperReading, readPaper } from "#shared/paper/read-paper.ts";
import type { Grey } from "#web/blocks/paper/grey.ts";
import {
  openPaperReader,
  type PaperReader,
  type ReadingProgress,
  type ReadingTrouble,
} from "#web/blocks/paper/paper-reader.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { useCustomers } from "#web/store/queries/use-notebook.ts";

type ReadPaper = {
  reading: PaperReading;
  shown: Grey;
  words: readonly PaperWord[];
  letters: number;
  photo: File;
};
export type PaperStage =
  | { at: "choose"; trouble?: ReadingTrouble; photo?: File }
  | { at: "reading"; progress: ReadingProgress; photo: File }
  | ({ at: "review"; proposal: PaperProposal } & ReadPaper);

/** The way of a photograph from the hand to the lines that somebody looks at; it may be left at any moment. */
export function usePaper(shopId: string) {
  const [stage, setStage] = useState<PaperStage>({ at: "choose" });
  const catalogue = useCatalogue(shopId);
  const suppliers = useCustomers(shopId);
  const reader = useRef<PaperReader | undefined>(undefined);
  const goods = useMemo(
    () => (catalogue ? [...catalogue.items()].filter(({ archived }) => !archived) : undefined),
    [catalogue],
  );

  const stop = useCallback(() => {
    reader.current?.close();
    reader.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  async function read(photo: File): Promise<void> {
    if (!goods) return;
    stop();
    const mine = openPaperReader();
    reader.current = mine;
    const isMine = () => reader.current === mine;
    const onProgress = (progress: ReadingProgress) => {
      if (isMine()) setStage({ at: "reading", progress, photo });
    };
    const result = await mine.read(photo, onProgress);
    if (!isMine()) return;
    stop();
    if ("trouble" in result) setStage({ at: "choose", trouble: result.trouble, photo });
    else show({ ...result, photo });
  }

  function show(read: ReadPaper) {
    const known = suppliers.filter(({ archived }) => !archived);
    const proposal = proposalOf(read.reading, goods ?? [], known);
    setStage({ ...read, at: "review", proposal });
  }

  return {
    stage,
    isReady: goods !== undefined,
    read,
    /** Reads the same paper again as another kind, which the user chose. */
    readAs: (kind: PaperKind) => {
      if (stage.at === "review")
        show({ ...stage, reading: readPaper(stage.words, stage.letters, kind) });
    },
    /** Takes the prices of one column of a list, by its index. */
    takePrices: (column: number) => {
      if (stage.at === "review")
        show({ ...stage, reading: withPriceColumn(stage.reading, column) });
    },
    /** Back to the beginning. The photograph is forgotten, what was taken of it is not. */
    leave: () => {
      stop();
      setStage({ at: "choose" });
    },
  };
}
