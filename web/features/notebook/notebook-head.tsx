import { Trans, useLingui } from "@lingui/react/macro";
import { homeOfSession } from "#web/blocks/destination.ts";
import { Money } from "#web/blocks/money.tsx";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useSession } from "#web/store/session.ts";
import { NewCustomerButton } from "./new-customer-button.tsx";
import type { notebookSums } from "./notebook-lines.ts";

type NotebookHeadProps = {
  /** Undefined until the notebook has been read. */
  sums: ReturnType<typeof notebookSums> | undefined;
  onNew: () => void;
};

/** Where one is, and what is owed in all. */
export function NotebookHead({ sums, onNew }: NotebookHeadProps) {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  return (
    <div className="flex flex-col gap-2 p-3 md:pt-6">
      <ScreenHead
        title={t`Cahier`}
        back={<BackToDashboard to={homeOfSession(session)} />}
        actions={
          <span className="max-md:hidden">
            <NewCustomerButton onNew={onNew} />
          </span>
        }
      />
      {sums && (
        <div>
          <p className="text-ink-soft">
            <Trans>On vous doit</Trans>
          </p>
          <p>
            <Money francs={sums.owed} size="3xl" />
          </p>
          <p className="figures flex flex-wrap gap-x-4 text-sm">
            {sums.late > 0 && (
              <span className="font-medium text-attention">
                <Trans>en retard : {formatMoney(sums.late)}</Trans>
              </span>
            )}
            {sums.deposits > 0 && (
              <span className="text-ink-soft">
                <Trans>avances des clients : {formatMoney(sums.deposits)}</Trans>
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
