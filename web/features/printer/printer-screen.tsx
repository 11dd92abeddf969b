import { Trans, useLingui } from "@lingui/react/macro";
import Printer from "lucide-react/icons/printer";
import { useEffect, useState } from "react";
import { may } from "#shared/rules/permissions.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { PrintFlow } from "#web/blocks/printing/print-flow.tsx";
import { testRows } from "#web/blocks/printing/test-page.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { BackTo } from "#web/blocks/way-back/back-link.tsx";
import { choosePrinter, chosenPrinter, type KnownPrinter } from "#web/store/printed.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PrinterCard } from "./printer-card.tsx";
import { ToPrintAgain } from "./to-print-again.tsx";

/** /day-close/printer: the printer of this device, its drawer, and what is to be printed again. */
export function PrinterScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  const allowed = shop !== undefined && may(shop.role, "keep-till");
  return (
    <Screen title={t`Imprimante`} back={<BackTo to="/day-close" label={t`Retour à la caisse`} />}>
      {!shop && <NoShop />}
      {shop && !allowed && <NotAllowed action="keep-till" />}
      {shop && allowed && <OfDevice key={shop.id} shop={shop} />}
    </Screen>
  );
}

function OfDevice({ shop }: { shop: SessionShop }) {
  const { i18n, t } = useLingui();
  // Undefined while it is read.
  const [printer, setPrinter] = useState<KnownPrinter | null>();
  const [trying, setTrying] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a test page may have chosen another
  useEffect(() => {
    void chosenPrinter().then((chosen) => setPrinter(chosen ?? null));
  }, [trying]);

  async function handleChange(changed: KnownPrinter | null) {
    setPrinter(changed);
    await choosePrinter(changed);
  }

  if (printer === undefined) return <Skeleton className="h-64 w-full max-w-xl" />;
  return (
    <div className="flex w-full max-w-xl flex-col gap-5">
      {printer === null ? (
        <EmptyState
          icon={<Printer />}
          title={<Trans>Aucune imprimante sur cet appareil</Trans>}
          action={
            <Button kind="main" size="sell" onClick={() => setTrying(true)}>
              <Trans>Choisir une imprimante</Trans>
            </Button>
          }
        >
          <Trans>
            Jumelez d’abord l’imprimante dans les réglages Bluetooth du téléphone, puis imprimez une
            page d’essai.
          </Trans>
        </EmptyState>
      ) : (
        <PrinterCard
          shopId={shop.id}
          printer={printer}
          onChange={(changed) => void handleChange(changed)}
          onTry={() => setTrying(true)}
        />
      )}
      <ToPrintAgain again={trying} />
      {trying && (
        <PrintFlow
          rows={testRows(shop.name, i18n)}
          title={t`Page d’essai`}
          width="58"
          onEnd={() => setTrying(false)}
        />
      )}
    </div>
  );
}
