import { Trans, useLingui } from "@lingui/react/macro";
import Link2 from "lucide-react/icons/link-2";
import PackagePlus from "lucide-react/icons/package-plus";
import { type ReactNode, useState } from "react";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { longestBarcode } from "#shared/schemas/bounds.ts";
import { CodeDoubt } from "#web/blocks/scan/code-doubt.tsx";
import { CodeTooLong } from "#web/blocks/scan/code-too-long.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type UnknownCodeDialogProps = {
  shopId: string;
  code: string;
  /** Owners and managers may add to the catalogue; others are told whom to ask. */
  mayCreate: boolean;
  renderCreate: () => ReactNode;
  renderAttach: () => ReactNode;
  onClose: () => void;
};

/** « Code inconnu »: says so and offers a choice. The cart waits underneath, untouched. */
export function UnknownCodeDialog({
  shopId,
  code,
  mayCreate,
  renderCreate,
  renderAttach,
  onClose,
}: UnknownCodeDialogProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<"choice" | "create" | "attach">("choice");
  if (normalizeBarcode(code).length > longestBarcode) return <TooLong onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={<Trans>Code inconnu</Trans>} closeLabel={t`Fermer`}>
      <p className="mb-4">
        <Trans>
          Aucun produit de la boutique n’a le code{" "}
          <strong className="tabular-nums break-all">{code}</strong>. Le panier n’a pas changé.
        </Trans>
      </p>
      {mayCreate && (
        <div className="mb-4 empty:hidden">
          <CodeDoubt shopId={shopId} code={code} />
        </div>
      )}
      {step === "choice" && (
        <div className="flex flex-col gap-2">
          {mayCreate ? (
            <>
              <Button
                size="sell"
                icon={<PackagePlus aria-hidden="true" className="size-5" />}
                onClick={() => setStep("create")}
              >
                <Trans>Créer le produit</Trans>
              </Button>
              <Button
                size="sell"
                icon={<Link2 aria-hidden="true" className="size-5" />}
                onClick={() => setStep("attach")}
              >
                <Trans>Donner ce code à un produit</Trans>
              </Button>
            </>
          ) : (
            <p className="text-ink-soft">
              <Trans>
                Demandez au propriétaire ou au gérant d’ajouter ce produit, ou cherchez-le par son
                nom.
              </Trans>
            </p>
          )}
          <Button kind="quiet" size="sell" onClick={onClose}>
            <Trans>Ignorer</Trans>
          </Button>
        </div>
      )}
      {step === "create" && renderCreate()}
      {step === "attach" && renderAttach()}
    </Dialog>
  );
}

/** A QR code with an address: whoever gave it to a product here would have it refused by the server, hours later. */
function TooLong({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Code inconnu</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button size="sell" data-autofocus onClick={onClose}>
          <Trans>Scanner un autre code</Trans>
        </Button>
      }
    >
      <CodeTooLong />
    </Dialog>
  );
}
