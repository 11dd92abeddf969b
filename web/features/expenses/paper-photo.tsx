import { useLingui } from "@lingui/react/macro";
import Camera from "lucide-react/icons/camera";
import ImageOff from "lucide-react/icons/image-off";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { FileButton } from "#web/blocks/image-picker/file-button.tsx";
import { ImageAlert } from "#web/blocks/image-picker/image-alert.tsx";
import { SendingText } from "#web/blocks/image-picker/sending-text.tsx";
import { useChosenImage } from "#web/blocks/image-picker/use-chosen-image.ts";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** The photograph of a paper, as large as its place allows; said in words where this device does not have it. */
export function PaperPhoto({ shopId, imageId }: { shopId: string; imageId: string }) {
  const { t } = useLingui();
  const url = useImageUrl(shopId, imageId);
  const [failed, setFailed] = useState<string>();
  if (url === undefined || url === failed)
    return (
      <span
        role="img"
        aria-label={t`Photo du papier, pas sur cet appareil`}
        className="flex size-24 items-center justify-center rounded-control border border-line bg-sunken text-ink-soft"
      >
        <ImageOff aria-hidden="true" />
      </span>
    );
  return (
    <img
      src={url}
      alt={t`Le papier de la dépense`}
      onError={() => setFailed(url)}
      className="max-h-96 max-w-full rounded-control border border-line object-contain"
    />
  );
}

type PaperPickerProps = {
  shopId: string;
  imageId: string | undefined;
  onChange: (imageId: string | undefined) => void;
};

/** The paper, photographed now or chosen from the device: made small here, kept here until it is sent. */
export function PaperPicker({ shopId, imageId, onChange }: PaperPickerProps) {
  const { t } = useLingui();
  const { busy, trouble, refusal, handleFile } = useChosenImage({ shopId, onImage: onChange });
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium">{t`Photo du papier (facultatif)`}</legend>
      {imageId === undefined ? (
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={t`Prendre une photo`}
            icon={<Camera aria-hidden="true" className="size-5" />}
            capture
            wide
            busy={busy}
            onFile={handleFile}
          />
          <FileButton
            label={t`Choisir une photo`}
            icon={<ImagePlus aria-hidden="true" className="size-5" />}
            wide
            busy={busy}
            onFile={handleFile}
          />
        </div>
      ) : (
        <div className="relative self-start">
          <PaperPhoto shopId={shopId} imageId={imageId} />
          <IconButton
            label={t`Retirer la photo du papier`}
            icon={<X aria-hidden="true" />}
            onClick={() => onChange(undefined)}
            className="absolute top-0 right-0 bg-surface"
          />
        </div>
      )}
      <SendingText shopId={shopId} images={imageId === undefined ? [] : [imageId]} />
      <ImageAlert trouble={trouble} refusal={refusal} />
    </fieldset>
  );
}
