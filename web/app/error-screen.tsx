import { Trans, useLingui } from "@lingui/react/macro";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Wrench from "lucide-react/icons/wrench";
import { formatMoney } from "#web/i18n/money.ts";
import { type Recorded, standing } from "#web/store/queries/standing.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { reloadPage } from "./service-worker-registration.ts";

/** A part of the application which could not be fetched: every browser says it in its own words. */
function isMissingPart(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|Unable to preload/i.test(error.message)
  );
}

type ErrorScreenProps = {
  error: unknown;
  /** Draws the page anew. A part that could not be fetched is asked for by loading everything again. */
  onRetry: () => void;
};

/** What happened, that nothing is lost, and what to do. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const missing = isMissingPart(error);
  const { recorded, unsold } = standing();
  const isTill = window.location.pathname === "/point-of-sale";
  const isSold = isTill && recorded?.total !== undefined && unsold === 0;
  return (
    <div role="alert">
      <EmptyState
        level="h1"
        icon={<Wrench />}
        title={
          missing ? (
            <Trans>Cette page n’est pas encore sur cet appareil</Trans>
          ) : (
            <Trans>Cette page a eu un problème</Trans>
          )
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              kind="main"
              size="sell"
              icon={!isSold && <RefreshCw aria-hidden="true" className="size-5" />}
              onClick={missing && !isSold ? reloadPage : onRetry}
            >
              {isSold ? <Trans>Nouvelle vente</Trans> : <Trans>Réessayer</Trans>}
            </Button>
            <a href="/point-of-sale" className={buttonLook("plain", "sell")}>
              <Trans>Retour à la vente</Trans>
            </a>
          </div>
        }
      >
        {recorded && <LastRecorded {...recorded} />}
        {unsold > 0 && (
          <p className="mb-2 font-medium">
            <Trans>Le panier de {formatMoney(unsold)} n’est pas vendu : il est comme avant.</Trans>
          </p>
        )}
        <p>
          <Trans>Rien n’est perdu : le panier et les ventes sont gardés sur cet appareil.</Trans>
        </p>
        {missing && (
          <p className="mt-2">
            <Trans>Il faut du réseau un instant pour la chercher, puis elle reste.</Trans>
          </p>
        )}
      </EmptyState>
      {!missing && (
        <details className="mx-auto max-w-md px-4 text-sm">
          <summary className="min-h-11 py-3">
            <Trans>Détail pour l’assistance</Trans>
          </summary>
          <pre className="overflow-x-auto rounded-control bg-sunken p-3 font-mono whitespace-pre-wrap">
            {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
          </pre>
        </details>
      )}
    </div>
  );
}

/** Where nothing else can be drawn: words and the number of a receipt, nothing counted or formatted. */
export function BareErrorScreen() {
  const { receiptNo } = standing().recorded ?? {};
  return (
    <div role="alert" className="flex flex-col items-center gap-3 p-8 text-center">
      <p className="text-xl font-bold">
        <Trans>Cette page a eu un problème</Trans>
      </p>
      {receiptNo !== undefined && (
        <p className="font-bold text-ok">
          <Trans>Ce que vous avez validé est enregistré : reçu {receiptNo}.</Trans>
        </p>
      )}
      <p>
        <Trans>Rien n’est perdu : le panier et les ventes sont gardés sur cet appareil.</Trans>
      </p>
      <Button kind="main" size="sell" onClick={reloadPage}>
        <Trans>Réessayer</Trans>
      </Button>
    </div>
  );
}

/** Whoever saw this page fail asks whether to do it again: what was recorded is said with its number and its hour. */
function LastRecorded({ at, receiptNo = "", total }: Recorded) {
  const { i18n } = useLingui();
  const time = new Date(at).toLocaleTimeString(i18n.locale, { timeStyle: "short" });
  return (
    <p className="mb-2 font-bold text-ok">
      {total === undefined ? (
        <Trans>
          Ce que vous avez validé à {time} est enregistré. {receiptNo}
        </Trans>
      ) : (
        <Trans>
          Vente enregistrée à {time} : reçu {receiptNo}, {formatMoney(total)}.
        </Trans>
      )}
    </p>
  );
}
