import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Navigate } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { Steps } from "#web/blocks/till/closing-steps.tsx";
import { useMatchDrafts } from "#web/blocks/till/match-drafts.ts";
import { useMobilePayments } from "#web/blocks/till/use-mobile-payments.ts";
import { markClosed } from "#web/blocks/till-mark.ts";
import { useTillSession } from "#web/store/queries/use-till.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { closeTill } from "#web/store/till.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Compare } from "./compare.tsx";
import { countedOf, countsOf, draftOf, useCountDrafts } from "./count-draft.ts";
import { CountStep } from "./count-step.tsx";

/** /day-close/count: count the drawer, compare, close. The third step is the report of the closing. */
export function CountScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Clôturer la caisse`} tall>
      {!shop && <NoShop />}
      {shop && !may(shop.role, "keep-till") && <NotAllowed action="keep-till" />}
      {shop && may(shop.role, "keep-till") && <Count key={shop.id} shop={shop} />}
    </Screen>
  );
}

function Count({ shop }: { shop: SessionShop }) {
  const moveOn = useMoveOn();
  const session = useTillSession(shop.id);
  const { vatRate } = useReceiptShop(shop);
  const kept = useCountDrafts(({ byShop }) => byShop[shop.id]);
  const { put, drop } = useCountDrafts();
  const act = useAct();
  const { match } = useMobilePayments(shop.id, session);
  const dropMatched = useMatchDrafts((state) => state.drop);
  const [step, setStep] = useState<"count" | "compare">("count");
  const [note, setNote] = useState("");
  const [isClosing, setClosing] = useState(false);

  if (!session) return <Skeleton className="h-80 w-full" />;
  const { figures, openedAt, after } = session;
  // Once it is written, the till stands anew: what is being closed is still what was counted.
  const draft = isClosing && kept ? kept : draftOf(kept, after);
  const counted = countedOf(draft);
  const isEmpty = openedAt === null;
  // Closed just now in another tab, or never begun.
  if (isEmpty && !isClosing) return <Navigate to="/day-close" replace />;

  async function handleClose() {
    if (counted === undefined) return;
    const given = { shopId: shop.id, counts: countsOf(draft), counted, note: note.trim(), vatRate };
    const mobile = match.found.count + match.missing.count > 0 ? { mobile: match } : {};
    setClosing(true);
    const closed = await act.run((formId) => closeTill({ ...given, ...mobile, formId }));
    if (!closed) return setClosing(false);
    drop(shop.id);
    dropMatched(shop.id);
    markClosed(shop.id);
    moveOn(`/day-close/${closed.id}`, { replace: true, state: { justClosed: true } });
  }

  return (
    <div className="mx-auto flex w-full max-w-4xl grow flex-col gap-4">
      <Steps current={step} />
      {step === "count" || counted === undefined ? (
        <CountStep
          draft={draft}
          counted={counted}
          onDraft={(changed) => put(shop.id, changed)}
          onNext={() => setStep("compare")}
        />
      ) : (
        <Compare
          figures={figures}
          counted={counted}
          match={match}
          note={note}
          onNote={setNote}
          busy={act.busy}
          refusal={act.refusal}
          onBack={() => setStep("count")}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
