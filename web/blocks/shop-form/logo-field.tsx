import { Trans, useLingui } from "@lingui/react/macro";
import ImageOff from "lucide-react/icons/image-off";
import ImagePlus from "lucide-react/icons/image-plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { FileButton } from "#web/blocks/image-picker/file-button.tsx";
import { ImageAlert } from "#web/blocks/image-picker/image-alert.tsx";
import { SendingText } from "#web/blocks/image-picker/sending-text.tsx";
import { useChosenImage } from "#web/blocks/image-picker/use-chosen-image.ts";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { Button } from "#web/ui/button.tsx";

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
  const url = useImageUrl(shopId, logo ?? undefined);
  const [failed, setFailed] = useState<string>();
  const most = mostMegabytes;
  const { busy, trouble, refusal, handleFile } = useChosenImage({
    shopId,
    most,
    onImage: onChange,
  });

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
          <FileButton
            label={logo === null ? t`Choisir un logo` : t`Changer le logo`}
            icon={<ImagePlus aria-hidden="true" className="size-5" />}
            busy={busy}
            onFile={handleFile}
          />
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
      <SendingText shopId={shopId} images={logo === null ? [] : [logo]} />
      <ImageAlert trouble={trouble} refusal={refusal} megabytes={mostMegabytes} />
    </fieldset>
  );
}
