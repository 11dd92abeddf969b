import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

type WorkingProps = {
  label: ReactNode;
  done?: number;
  total?: number;
  /** Absent where nothing can be interrupted any more. */
  onLeave?: () => void;
};

/** Something is under way: what, how far, and the way out of it. */
export function Working({ label, done, total, onLeave }: WorkingProps) {
  return (
    <Card role="status" className="flex flex-col gap-4">
      {done !== undefined && total !== undefined && done > 0 ? (
        <ProgressBar
          label={label}
          done={done}
          total={total}
          count={<>{Math.floor((100 * done) / Math.max(1, total))}&nbsp;%</>}
        />
      ) : (
        <p className="flex items-center gap-3">
          <Spinner />
          {label}
        </p>
      )}
      {onLeave && (
        <Button size="sell" onClick={onLeave} className="self-start">
          <Trans>Annuler</Trans>
        </Button>
      )}
    </Card>
  );
}
