import { useLingui } from "@lingui/react/macro";
import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import type { ComponentProps } from "react";
import { FileButton } from "./file-button.tsx";

/** Two ways to a picture: the camera, or one that is on the device. */
export function PhotoButtons({
  busy,
  onFile,
}: Pick<ComponentProps<typeof FileButton>, "busy" | "onFile">) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton
        label={t`Prendre une photo`}
        icon={<Camera aria-hidden="true" className="size-5" />}
        capture
        wide
        busy={busy}
        onFile={onFile}
      />
      <FileButton
        label={t`Choisir une photo`}
        icon={<ImagePlus aria-hidden="true" className="size-5" />}
        wide
        busy={busy}
        onFile={onFile}
      />
    </div>
  );
}
