import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import { Button } from "#web/ui/button.tsx";
import type { Used } from "./used-in.ts";

type UsedReferencesProps = {
  shopId: string;
  used: readonly Used[];
  /** What going on does. */
  goOn: ReactNode;
  onGoOn: () => void;
};

/** Asks once more where a reference was used before; it never refuses. */
export function UsedReferences({ shopId, used, goOn, onGoOn }: UsedReferencesProps) {
  const { i18n } = useLingui();
  const zone = useTimeZone(shopId);
  const question = useRef<HTMLDivElement>(null);
  // Below what was typed there may be no room left: whoever tapped would see nothing happen.
  useEffect(() => {
    question.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const words = ({ ticket }: Used) => {
    if (!ticket) return <Trans>Référence écrite deux fois dans cette vente.</Trans>;
    const { receiptNo, soldAt, total } = ticket;
    const when = formatDateTime(soldAt, i18n.locale as Language, zone);
    return (
      <Trans>
        Référence déjà utilisée au reçu {receiptNo}, {when}, {formatMoney(total)}.
      </Trans>
    );
  };
  return (
    <div
      ref={question}
      role="alert"
      className="flex flex-col gap-2 rounded-control border border-attention/50 bg-attention-soft p-3 text-attention"
    >
      {used.map((one) => (
        <p key={one.reference} className="font-medium break-words">
          <span className="break-all tabular-nums">{one.reference}</span> · {words(one)}
        </p>
      ))}
      <p className="text-sm">
        <Trans>Vérifiez le SMS. Si vous continuez, le propriétaire en est averti.</Trans>
      </p>
      <Button size="sell" onClick={onGoOn}>
        {goOn}
      </Button>
    </div>
  );
}
