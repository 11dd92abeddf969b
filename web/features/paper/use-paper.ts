import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PaperKind } from "#shared/paper/paper-kind.ts";
import { type PaperProposal, proposalOf } from "#shared/paper/proposal.ts";
import type { PaperReading } from "#shared/paper/read-paper.ts";
import type { Grey } from "#web/blocks/paper/grey.ts";
import {
  openPaperReader,
  type PaperReader,
  type ReadingProgress,
  type ReadingTrouble,
} from "#web/blocks/paper/paper-reader.ts";
import { useCatalogue } from "#web/store/queries/use-catalogue.ts";
import { useCustomers } from "#web/store/queries/use-notebook.ts";

export type PaperStage =
  | { at: "choose"; trouble?: ReadingTrouble; photo?: File }
  | { at: "reading"; progress: ReadingProgress; photo: File }
  | { at: "review"; reading: PaperReading; proposal: PaperProposal; shown: Grey; photo: File };

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
    else show({ reading: result.reading, shown: result.shown, photo });
  }

  function show(read: { reading: PaperReading; shown: Grey; photo: File }) {
    const known = suppliers.filter(({ archived }) => !archived);
    const proposal = proposalOf(read.reading, goods ?? [], known);
    setStage({ at: "review", proposal, ...read });
  }

  return {
    stage,
    isReady: goods !== undefined,
    read,
    /** The same paper as another kind: somebody says what it is. */
    readAs: (kind: PaperKind) => {
      if (stage.at !== "review") return;
      const { reading, shown, photo } = stage;
      show({ reading: { ...reading, kind }, shown, photo });
    },
    /** Back to the beginning. The photograph is forgotten, what was taken of it is not. */
    leave: () => {
      stop();
      setStage({ at: "choose" });
    },
  };
}
