import { useLingui } from "@lingui/react/macro";
import ImageOff from "lucide-react/icons/image-off";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ImageAlert } from "./image-alert.tsx";
import { PhotoButtons } from "./photo-buttons.tsx";
import { SendingText } from "./sending-text.tsx";
import { useChosenImage } from "./use-chosen-image.ts";

type PaperPhotoProps = {
  shopId: string;
  imageId: string;
  /** Name of the paper, in words. */
  alt: string;
};

/** The photograph of a paper, as large as its place allows; said in words where this device does not have it. */
export function PaperPhoto({ shopId, imageId, alt }: PaperPhotoProps) {
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
      alt={alt}
      onError={() => setFailed(url)}
      className="max-h-96 max-w-full rounded-control border border-line object-contain"
    />
  );
}

type PaperPickerProps = {
  shopId: string;
  imageId: string | undefined;
  /** Name of the paper, in words. */
  alt: string;
  onChange: (imageId: string | undefined) => void;
};

/** The paper, photographed now or chosen from the device: made small here, kept here until it is sent. */
export function PaperPicker({ shopId, imageId, alt, onChange }: PaperPickerProps) {
  const { t } = useLingui();
  const { busy, trouble, refusal, handleFile } = useChosenImage({ shopId, onImage: onChange });
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium">{t`Photo du papier (facultatif)`}</legend>
      {imageId === undefined ? (
        <PhotoButtons busy={busy} onFile={handleFile} />
      ) : (
        <div className="relative self-start">
          <PaperPhoto {...{ shopId, imageId, alt }} />
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
