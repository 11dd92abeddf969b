import { Trans, useLingui } from "@lingui/react/macro";
import ScanBarcode from "lucide-react/icons/scan-barcode";
import { useState } from "react";
import { longestBarcode } from "#shared/schemas/bounds.ts";
import { CameraPanel } from "#web/blocks/scan/camera-panel.tsx";
import { CodeDoubt } from "#web/blocks/scan/code-doubt.tsx";
import { saysBearer } from "#web/blocks/scan/says-bearer.tsx";
import { bearersOf } from "#web/blocks/shop/with-bearers.ts";
import { productOf } from "#web/store/queries/use-catalogue.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type BarcodeFieldProps = {
  shopId: string;
  /** The unique code of the product, once it has one. */
  ownCode: string | undefined;
  value: string;
  onChange: (barcode: string) => void;
  error: string | undefined;
};

/** A barcode: typed, or read by the camera; a scanner's the form puts here, wherever the focus is. */
export function BarcodeField({ shopId, ownCode, value, onChange, error }: BarcodeFieldProps) {
  const { t } = useLingui();
  const [cameraOpen, setCameraOpen] = useState(false);
  // A scanner tells no capitals apart on every keyboard: both would be asked about at each scan.
  const like = bearersOf(shopId, value)
    .flatMap((id) => productOf(shopId, id) ?? [])
    .find(({ uniqueCode }) => uniqueCode !== ownCode)?.name;

  function handleCode(code: string): "known" | "refused" {
    if (saysBearer(shopId, code, ownCode)) return "refused";
    onChange(code);
    setCameraOpen(false);
    return "known";
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t`Code-barres`}
            data-barcode
            value={value}
            onChange={onChange}
            onKeyDown={(event) => {
              // A scanner too slow to be told from a hand ends with Enter: the form is not finished for that.
              if (event.key === "Enter") event.preventDefault();
            }}
            maxLength={longestBarcode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={
              like === undefined
                ? t`Il ne change plus ensuite.`
                : t`${like} a déjà ce code, aux majuscules près.`
            }
            error={error}
          />
        </div>
        <Button
          size="sell"
          className="mt-7 shrink-0"
          icon={<ScanBarcode aria-hidden="true" className="size-5" />}
          aria-expanded={cameraOpen}
          onClick={() => setCameraOpen(!cameraOpen)}
        >
          <Trans>Scanner</Trans>
        </Button>
      </div>
      <CodeDoubt shopId={shopId} code={value} />
      {cameraOpen && (
        <CameraPanel
          onCode={handleCode}
          knownWord={<Trans>Lu</Trans>}
          onClose={() => setCameraOpen(false)}
        />
      )}
    </div>
  );
}
