import { Trans } from "@lingui/react/macro";
import { ImageAlert } from "./image-alert.tsx";
import { PhotoButtons } from "./photo-buttons.tsx";
import { PickedImage } from "./picked-image.tsx";
import { SendingText } from "./sending-text.tsx";
import { useChosenImage } from "./use-chosen-image.ts";

type ImagePickerProps = {
  shopId: string;
  label: string;
  /** Names of the pictures, the first one stands for the product. */
  images: readonly string[];
  most: number;
  /** Told as a change of the pictures there are by then. */
  onChange: (change: (images: readonly string[]) => readonly string[]) => void;
};

/** Pictures chosen from the device or taken now, made small here and kept here until they are sent. */
export function ImagePicker({ shopId, label, images, most, onChange }: ImagePickerProps) {
  const { busy, trouble, refusal, handleFile } = useChosenImage({
    shopId,
    onImage: (imageId) => onChange((known) => [...new Set([...known, imageId])]),
  });

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {images.map((imageId, index) => (
            <PickedImage
              key={imageId}
              shopId={shopId}
              imageId={imageId}
              number={index + 1}
              onRemove={() => onChange((known) => known.filter((other) => other !== imageId))}
            />
          ))}
        </ul>
      )}
      {images.length < most && <PhotoButtons busy={busy} onFile={handleFile} />}
      <p className="text-sm text-ink-soft">
        <Trans>Au plus {most} photos, réduites sur cet appareil et envoyées avec le réseau.</Trans>
      </p>
      <SendingText shopId={shopId} images={images} />
      <ImageAlert trouble={trouble} refusal={refusal} />
    </fieldset>
  );
}
