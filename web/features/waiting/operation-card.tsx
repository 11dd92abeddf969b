import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FlagText } from "#web/blocks/flags/flag-text.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { happenedAt, type OperationRecord } from "#web/store/outbox/operation-record.ts";
import { Button } from "#web/ui/button.tsx";
import { OperationWords } from "./operation-words.tsx";

type OperationCardProps = {
  record: OperationRecord;
  timeZone: string;
  /** What may be done beside reading it. */
  action?: ReactNode;
};

/** One act: what, when, by whom, and why it was refused or flagged. */
export function OperationCard({ record, timeZone, action }: OperationCardProps) {
  const { i18n } = useLingui();
  const { operation, shown, reasons } = record;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium break-words">
          <OperationWords operation={operation} receiptNo={shown.receiptNo} names={shown.names} />
        </p>
        <p className="text-sm text-ink-soft">
          {formatDateTime(happenedAt(operation), i18n.locale as Language, timeZone)} ·{" "}
          {shown.sellerName}
        </p>
        {reasons.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-sm font-medium text-stop">
            {reasons.map((reason) => (
              <li key={reason}>
                <FlagText flag={reason} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {action}
    </li>
  );
}

/** Puts a refused or flagged act out of sight, once somebody has read why. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button onClick={onClose}>
      <Trans>J’ai vu</Trans>
    </Button>
  );
}
