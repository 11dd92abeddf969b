import { useLingui } from "@lingui/react/macro";
import ImageOff from "lucide-react/icons/image-off";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { useImageUrl } from "#web/store/queries/use-image-url.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

type PickedImageProps = { shopId: string; imageId: string; number: number; onRemove: () => void };

/** One picture of a form, and the way to take it out. */
export function PickedImage({ shopId, imageId, number, onRemove }: PickedImageProps) {
  const { t } = useLingui();
  const url = useImageUrl(shopId, imageId);
  const [failed, setFailed] = useState<string>();
  return (
    <li className="relative">
      {url === undefined || url === failed ? (
        <span
          role="img"
          aria-label={t`Photo ${number}, pas sur cet appareil`}
          className="flex size-24 items-center justify-center rounded-control border border-line bg-sunken text-ink-soft"
        >
          <ImageOff aria-hidden="true" />
        </span>
      ) : (
        <img
          src={url}
          alt={t`Vue ${number} du produit`}
          onError={() => setFailed(url)}
          className="size-24 rounded-control border border-line object-cover"
        />
      )}
      <IconButton
        label={t`Retirer la photo ${number}`}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
        className="absolute top-0 right-0 bg-surface"
      />
    </li>
  );
}
