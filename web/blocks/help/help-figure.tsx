import { Trans } from "@lingui/react/macro";
import ImageOff from "lucide-react/icons/image-off";
import { useState } from "react";
import type { HelpLanguage, HelpPicture } from "#shared/help/page.ts";
import { pictureAddress } from "#shared/help/picture-address.ts";
import { pictureFiles } from "#shared/help/picture-files.ts";

type HelpFigureProps = { picture: HelpPicture; language: HelpLanguage };

/** A picture of the product. Where it is not on the device and there is no network, what it shows is said in words. */
export function HelpFigure({ picture, language }: HelpFigureProps) {
  const [isMissing, setMissing] = useState(false);
  const { width, height } = pictureFiles[language][picture.name];
  if (isMissing)
    return (
      <p className="flex gap-3 rounded-card border border-dashed border-edge p-4 text-ink-soft">
        <ImageOff aria-hidden="true" className="size-6 shrink-0" />
        <span>
          <Trans>Image pas encore sur cet appareil :</Trans>{" "}
          <span lang={language}>{picture.alt}</span>
        </span>
      </p>
    );
  return (
    <img
      src={pictureAddress(picture.name, language)}
      alt={picture.alt}
      width={width}
      height={height}
      loading="lazy"
      onError={() => setMissing(true)}
      className="h-auto max-w-full rounded-card border border-line"
    />
  );
}
