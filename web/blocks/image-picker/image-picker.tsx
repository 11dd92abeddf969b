import { Trans, useLingui } from "@lingui/react/macro";
import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import type { Reason } from "#web/blocks/reason-words.ts";
import { RefusalText } from "#web/blocks/refusal-text.tsx";
import { keepImage } from "#web/store/acts.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { ImageTroubleText } from "./image-trouble-text.tsx";
import { PickedImage } from "./picked-image.tsx";
import { type ImageTrouble, shrinkImage } from "./shrink-image.ts";

type ImagePickerProps = {
  shopId: string;
  label: string;
  /** Names of the pictures, the first one stands for the product. */
  images: readonly string[];
  most: number;
  onChange: (images: string[]) => void;
};

/** Pictures chosen from the device or taken now, made small here and kept here until they are sent. */
export function ImagePicker({ shopId, label, images, most, onChange }: ImagePickerProps) {
  const { t } = useLingui();
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
    const drawn = await shrinkImage(file);
    if (typeof drawn === "string") setTrouble(drawn);
    else {
      const kept = await keepImage({ shopId, blob: drawn });
      if (!kept.ok) setRefusal(kept.refusal);
      else onChange([...new Set([...images, kept.value.imageId])]);
    }
    setBusy(false);
  }

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
              onRemove={() => onChange(images.filter((other) => other !== imageId))}
            />
          ))}
        </ul>
      )}
      {images.length < most && (
        <div className="flex flex-wrap gap-2">
          <FileButton
            label={t`Prendre une photo`}
            icon={<Camera aria-hidden="true" className="size-5" />}
            capture
            busy={busy}
            onFile={handleFile}
          />
          <FileButton
            label={t`Choisir une photo`}
            icon={<ImagePlus aria-hidden="true" className="size-5" />}
            busy={busy}
            onFile={handleFile}
          />
        </div>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>Au plus {most} photos, réduites sur cet appareil et envoyées avec le réseau.</Trans>
      </p>
      {(trouble || refusal) && (
        <p role="alert" className="text-sm font-medium text-stop">
          {trouble && <ImageTroubleText trouble={trouble} />}
          {refusal && <RefusalText reason={refusal} />}
        </p>
      )}
    </fieldset>
  );
}

type FileButtonProps = {
  label: string;
  icon: ReactNode;
  busy: boolean;
  /** Opens the camera of a phone; a computer chooses a file all the same. */
  capture?: boolean;
  onFile: (event: ChangeEvent<HTMLInputElement>) => void;
};

function FileButton({ label, icon, busy, capture = false, onFile }: FileButtonProps) {
  const id = useId();
  return (
    <span className="relative inline-flex flex-1">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={capture ? "environment" : undefined}
        disabled={busy}
        onChange={onFile}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={cx(
          buttonLook("plain", "normal", true),
          "cursor-pointer [&>svg]:shrink-0 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus",
        )}
      >
        {busy ? <Spinner /> : icon}
        {label}
      </label>
    </span>
  );
}
