import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { homeOfSession } from "#web/blocks/destination.ts";
import { Money } from "#web/blocks/money.tsx";
import type { notebookSums } from "#web/blocks/notebook/notebook-lines.ts";
import { useSideRoot, useSideWords } from "#web/blocks/notebook/side-words.ts";
import { ScreenHead } from "#web/blocks/screen.tsx";
import { SayButton } from "#web/blocks/spoken/say-button.tsx";
import { BackToDashboard } from "#web/blocks/way-back/back-link.tsx";
import { formatMoney } from "#web/i18n/money.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { NewCustomerButton } from "./new-customer-button.tsx";

type NotebookHeadProps = {
  shopId: string;
  /** Undefined while nobody is in the notebook. */
  sums: ReturnType<typeof notebookSums> | undefined;
  onNew: () => void;
};

/** Where one is, and what is owed in all. */
export function NotebookHead({ shopId, sums, onNew }: NotebookHeadProps) {
  const say = useSideWords();
  const root = useSideRoot();
  const suppliers = useSuppliersSide();
  const session = useSession((state) => state.session);
  const role = currentShop(session)?.role;
  const mayImport =
    role !== undefined && may(role, suppliers ? "keep-suppliers" : "adjust-account");
  return (
    <div className="flex flex-col gap-2 p-3 md:pt-6">
      <ScreenHead
        title={say("title")}
        back={<BackToDashboard to={homeOfSession(session)} />}
        actions={
          <span className="flex gap-2 max-md:hidden">
            <SayButton shopId={shopId} about="payment" />
            <NewCustomerButton onNew={onNew} />
          </span>
        }
      />
      {suppliers && (
        <Link
          to="/purchases"
          className="inline-flex min-h-11 items-center self-start text-sm font-medium text-brand-ink underline underline-offset-4"
        >
          <Trans>Achats</Trans>
        </Link>
      )}
      {mayImport && (
        <Link
          to={`${root}/import`}
          className="inline-flex min-h-11 items-center self-start text-sm font-medium text-brand-ink underline underline-offset-4"
        >
          <Trans>Importer et exporter</Trans>
        </Link>
      )}
      {sums && (
        <div>
          <p className="text-ink-soft">{say("owedInAll")}</p>
          <p>
            <Money francs={sums.owed} size="3xl" />
          </p>
          <p className="flex flex-wrap items-center gap-x-4 text-sm tabular-nums">
            {sums.late > 0 && (
              <span className="font-medium text-attention">
                <Trans>en retard : {formatMoney(sums.late)}</Trans>
              </span>
            )}
            {!suppliers && sums.owed > 0 && (
              <Link
                to="/notebook/reminders"
                className="inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
              >
                <Trans>À relancer</Trans>
              </Link>
            )}
            {sums.deposits > 0 && (
              <span className="text-ink-soft">
                {suppliers ? (
                  <Trans>payé d’avance : {formatMoney(sums.deposits)}</Trans>
                ) : (
                  <Trans>avances des clients : {formatMoney(sums.deposits)}</Trans>
                )}
              </span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
