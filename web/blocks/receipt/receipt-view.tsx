import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useMemo } from "react";
import { PaperView, type PaperViewProps } from "./paper-view.tsx";
import type { Receipt } from "./receipt.ts";
import { type ReceiptRow, receiptRows } from "./receipt-rows.ts";

type ReceiptViewProps = {
  receipt: Receipt;
  /** What comes first among the buttons, above « Partager » and « Imprimer ». */
  mainAction?: ReactNode;
  /** What stands below how it was paid. */
  after?: readonly ReceiptRow[] | undefined;
  /** Some rows are still to come. */
  isComing?: boolean | undefined;
  paper?: PaperViewProps["paper"];
  fresh?: PaperViewProps["fresh"];
};

/** A receipt, and what one does with it: share, print on 58 or 80 mm. */
export function ReceiptView({ receipt, after, ...rest }: ReceiptViewProps) {
  const { t, i18n } = useLingui();
  const rows = useMemo(
    () => receiptRows(receipt, i18n, after),
    [receipt, after, i18n, i18n.locale],
  );
  const title = t`Reçu ${receipt.receiptNo}`;
  return <PaperView {...{ rows, title, ...rest }} />;
}
