import { Trans, useLingui } from "@lingui/react/macro";
import ImageOff from "lucide-react/icons/image-off";
import ImagePlus from "lucide-react/icons/image-plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ChangeEvent, useId, useState } from "react";
import { ImageTroubleText } from "#web/blocks/image-picker/image-trouble-text.tsx";
import { type ImageTrouble, shrinkImage } from "#web/blocks/image-picker/shrink-image.ts";
import type { Reason } from "#web/blocks/reason-words.ts";
import { RefusalText } from "#web/blocks/refusal-text.tsx";
import { keepImage } from "#web/store/acts.ts";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Spinner } from "#web/ui/spinner.tsx";

/** The file one may choose, in megabytes: it is made small here, like the pictures of products. */
const mostMegabytes = 2;

type LogoFieldProps = {
  shopId: string;
  logo: string | null;
  onChange: (logo: string | null) => void;
};

/** The logo of a shop: chosen from the device, made small here, kept here until it is sent. */
export function LogoField({ shopId, logo, onChange }: LogoFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const url = useImageUrl(shopId, logo ?? undefined);
  const [failed, setFailed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ImageTrouble>();
  const [refusal, setRefusal] = useState<Reason>();

  async function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file may be chosen again after a trouble.
    event.target.value = "";
    if (!file) return;
    setTrouble(undefined);
    setRefusal(undefined);
    setBusy(true);
    const drawn = await shrinkImage(file, mostMegabytes);
    if (typeof drawn === "string") setTrouble(drawn);
    else {
      const kept = await keepImage({ shopId, blob: drawn });
      if (kept.ok) onChange(kept.value.imageId);
      else setRefusal(kept.refusal);
    }
    setBusy(false);
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium">
        <Trans>Logo</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-[white] text-[black]">
          {url !== undefined && url !== failed ? (
            <img
              src={url}
              alt={t`Logo de la boutique`}
              onError={() => setFailed(url)}
              className="size-full object-contain"
            />
          ) : (
            <ImageOff
              role="img"
              aria-label={logo === null ? t`Pas de logo` : t`Logo, pas sur cet appareil`}
            />
          )}
        </span>
        <div className="flex flex-wrap gap-2">
          <span className="relative inline-flex">
            <input
              id={id}
              type="file"
              accept="image/*"
              disabled={busy}
              onChange={handleFile}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={cx(
                buttonLook("plain", "normal"),
                "cursor-pointer [&>svg]:shrink-0 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
              )}
            >
              {busy ? <Spinner /> : <ImagePlus aria-hidden="true" className="size-5" />}
              {logo === null ? <Trans>Choisir un logo</Trans> : <Trans>Changer le logo</Trans>}
            </label>
          </span>
          {logo !== null && (
            <Button
              kind="quiet"
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => onChange(null)}
            >
              <Trans>Retirer le logo</Trans>
            </Button>
          )}
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Au plus {mostMegabytes} Mo. Imprimé en haut des reçus, en noir et blanc.</Trans>
      </p>
      {(trouble || refusal) && (
        <p role="alert" className="text-sm font-medium text-stop">
          {trouble && <ImageTroubleText trouble={trouble} megabytes={mostMegabytes} />}
          {refusal && <RefusalText reason={refusal} />}
        </p>
      )}
    </fieldset>
  );
}
